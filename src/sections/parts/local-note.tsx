import type { FactSource } from '../page-facts.ts';

interface LocalNoteProps {
  /** What is true of the town and follows for this section; empty: nothing is known. */
  readonly text: string;
  /** Sources as markup; left out in a preview. */
  readonly marks: string | undefined;
}

/** What the town means for a section, open, with its sources behind small marks. */
export function LocalNote({ text, marks }: LocalNoteProps) {
  if (text === '') return null;
  return (
    <p className="local-note prose">
      {text}
      {marks !== undefined && <sup dangerouslySetInnerHTML={{ __html: marks }} />}
    </p>
  );
}

/** The marks of the sources of one text: a link each, with its name for those who can’t see it. */
export function SourceMarks({ sources }: { readonly sources: readonly FactSource[] }) {
  return (
    <>
      {sources.map(({ url, name }) => (
        <a
          key={name}
          className="source-mark"
          href={url}
          rel="noopener"
          title={name}
          aria-label={`Source: ${name}`}
        >
          i
        </a>
      ))}
    </>
  );
}

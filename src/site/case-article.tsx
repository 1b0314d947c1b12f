import { CaseFacts, CasePhotos, CaseWords, type FinishedCase } from './finished-work.tsx';

/** One job below its heading. */
export function CaseArticle({ content }: { readonly content: FinishedCase }) {
  return (
    <article className="band white finished-work one-case">
      <div className="inner">
        <CaseFacts content={content} />
        <CasePhotos photos={content.photos} summary={content.summary} isLarge />
        <CaseWords words={content.words} name={content.name} />
      </div>
    </article>
  );
}

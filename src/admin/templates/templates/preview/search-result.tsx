import { headLengths } from '../../../platform/ui/head-lengths.ts';
import { usePreviewValues } from './preview-values.ts';
import { slugOf } from './render-draft.ts';
import classes from './search-result.module.css';
import { useRenderedHead } from './use-rendered-head.ts';

/** The previewed page of a template as a search result shows it. */
export function RenderedSearchResult() {
  const { title, meta_description } = useRenderedHead();
  const { page } = usePreviewValues();
  return <SearchResult slug={slugOf(page)} title={title} description={meta_description} />;
}

interface SearchResultProps {
  /** Without the slash before it. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** A page as a search result shows it: cut where a result would be cut. */
export function SearchResult({ slug, title, description }: SearchResultProps) {
  const host = window.location.host;
  return (
    <figure className={classes.result} aria-label="Search result">
      <div className={classes.site}>
        <span className={classes.mark} aria-hidden />
        <span>
          {host} <span className={classes.path}>› {slug}</span>
        </span>
      </div>
      <div className={classes.title}>{cut(title, headLengths.title.max) || 'Untitled page'}</div>
      <div className={classes.description}>
        {cut(description, headLengths.meta_description.max) ||
          'No description: the search engine picks words from the page.'}
      </div>
    </figure>
  );
}

/** Cut after a whole word, as results do. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), max - 15)).trimEnd()} …`;
}

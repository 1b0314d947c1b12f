import { CaseCards, type FinishedCase } from './finished-work.tsx';
import { ListPages, type ListPlace } from './list-pages.tsx';

/** One page of the gallery of finished work. */
interface CaseListContent extends ListPlace {
  readonly title: string;
  readonly cases: readonly FinishedCase[];
}

/** One page of finished work, the newest first. */
export function CaseList({ content: { title, cases, newer, older } }: { readonly content: CaseListContent }) {
  return (
    <section className="band white finished-work" aria-labelledby="cases">
      <div className="inner">
        <h2 id="cases" className="visually-hidden">
          {title}
        </h2>
        <CaseCards cases={cases} />
        {(newer !== null || older !== null) && (
          <nav className="post-pages" aria-label="More finished work">
            <ListPages newer={newer} older={older} />
          </nav>
        )}
      </div>
    </section>
  );
}

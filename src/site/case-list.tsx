import type { LinkItem } from '../sections/schemas.ts';
import { CaseCards, type FinishedCase } from './finished-work.tsx';

/** One page of the gallery of finished work. */
interface CaseListContent {
  readonly title: string;
  readonly cases: readonly FinishedCase[];
  readonly newer: LinkItem | null;
  readonly older: LinkItem | null;
}

/** One page of finished work, the newest first. */
export function CaseList({ content: { title, cases, newer, older } }: { readonly content: CaseListContent }) {
  return (
    <section className="band white finished-work" aria-labelledby="cases">
      <div className="inner">
        <h2 id="cases" className="quiet">
          {title}
        </h2>
        <CaseCards cases={cases} />
        {(newer !== null || older !== null) && (
          <nav className="post-pages" aria-label="More finished work">
            {newer !== null && (
              <a className="button" href={newer.href} rel="prev">
                {newer.text}
              </a>
            )}
            {older !== null && (
              <a className="button" href={older.href} rel="next">
                {older.text}
              </a>
            )}
          </nav>
        )}
      </div>
    </section>
  );
}

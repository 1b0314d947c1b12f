import { drawFinishedWork } from '../../../site/finished-work.tsx';
import { galleryPath } from '../../audience/cases/case-row.ts';
import type { CasesOnPage } from '../../audience/cases/nearest-cases.ts';
import { presentFinished } from '../cases/present-case.ts';

/** Drawn once for all pages of a service and town. */
const drawn = new WeakMap<CasesOnPage, string>();

/** The section of a landing page with the work that is done in or near its town; empty: none. */
export function finishedWork(work: CasesOnPage, city: string): string {
  if (work.cases.length === 0) return '';
  const known = drawn.get(work);
  if (known !== undefined) return known;
  const markup = drawFinishedWork({
    title: `Finished work ${work.where} ${city}`,
    cases: work.cases.map(presentFinished),
    more: { href: galleryPath, text: 'All finished work' },
  });
  drawn.set(work, markup);
  return markup;
}

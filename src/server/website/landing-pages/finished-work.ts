import { drawFinishedWork } from '../../../site/finished-work.tsx';
import type { CasesOnPage } from '../../audience/cases/nearest-cases.ts';
import { workContent } from '../site-pages/town-work.ts';

/** Drawn once for all pages of a service and town. */
const drawn = new WeakMap<CasesOnPage, string>();

/** The section of a landing page with finished work and reviews in or near its town; empty: none. */
export function finishedWork(work: CasesOnPage, city: string): string {
  if (work.cases.length === 0 && work.reviews.length === 0) return '';
  const known = drawn.get(work);
  if (known !== undefined) return known;
  const markup = drawFinishedWork(workContent(work, city));
  drawn.set(work, markup);
  return markup;
}

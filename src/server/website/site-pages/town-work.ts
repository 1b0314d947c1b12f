import type { SiteViewFacts } from '../../../sections/render-sections.tsx';
import { FinishedWork, type FinishedWorkContent } from '../../../site/finished-work.tsx';
import { galleryPath } from '../../audience/cases/case-row.ts';
import type { CasesOnPage } from '../../audience/cases/nearest-cases.ts';
import { listCasesOfTown } from '../../audience/cases/published-queries.ts';
import { listReviewsOfTown } from '../../audience/reviews/published-queries.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { presentFinished } from '../context/present-case.ts';
import { presentShownReview } from '../context/present-shown-review.ts';

/** A page shows this many of each: they are proof, not its subject. */
const maxOnPage = 2;

/** Finished work and reviews in a town, for the town's page; empty if there are none. */
export async function townWork(
  { reads: { kysely } }: Pick<SitePageContext, 'reads'>,
  town: { readonly city: string; readonly state: string },
): Promise<SiteViewFacts['finished_work']> {
  const cases = await listCasesOfTown(kysely, town, maxOnPage);
  const reviews = await listReviewsOfTown(kysely, town, maxOnPage);
  if (cases.length === 0 && reviews.length === 0) return null;
  return FinishedWork({
    content: workContent({ cases, where: 'in', reviews, reviewsWhere: 'in' }, town.city),
  });
}

/** Finished work and reviews as a page about this town shows them. */
export function workContent(
  { cases, where, reviews, reviewsWhere }: Omit<CasesOnPage, 'key'>,
  city: string,
): FinishedWorkContent {
  return {
    title: `Finished work ${where} ${city}`,
    cases: cases.map(presentFinished),
    more: { href: galleryPath, text: 'All finished work' },
    reviews_title: `What customers ${reviewsWhere} ${city} say`,
    reviews: reviews.map(presentShownReview),
  };
}

import type { Settings } from '../../../contract/platform/settings.ts';
import { renderRating, type SiteSectionFacts } from '../../../sections/render-sections.tsx';
import { FinishedWork, type FinishedWorkContent, renderFinishedWork } from '../../../site/finished-work.tsx';
import { galleryPath } from '../../audience/cases/case-row.ts';
import type { CasesOnPage, Rating } from '../../audience/cases/nearest-cases.ts';
import { listCasesOfTown } from '../../audience/cases/published-queries.ts';
import { listReviewsOfTown } from '../../audience/reviews/published-queries.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { presentFinished } from '../context/present-case.ts';
import { presentShownReview } from '../context/present-shown-review.ts';

/** A page shows this many of each: they are proof, not its subject. */
const maxOnPage = 2;

/** Finished work and reviews in a town, for the town's page; empty if there are none. */
export async function townWork(
  { reads: { kysely }, settings }: Pick<SitePageContext, 'reads' | 'settings'>,
  town: { readonly city: string; readonly state: string },
): Promise<SiteSectionFacts['finished_work']> {
  const cases = await listCasesOfTown(kysely, town, maxOnPage);
  const { shows_reviews } = settings.current().testimonials;
  const reviews = shows_reviews ? await listReviewsOfTown(kysely, town, maxOnPage) : [];
  if (cases.length === 0 && reviews.length === 0) return null;
  return FinishedWork({
    content: workContent({ cases, where: 'in', reviews, reviewsWhere: 'in' }, town.city),
  });
}

/** Finished work and reviews as a page about this town shows them. */
export function workContent(
  { cases, where, reviews, reviewsWhere }: Omit<CasesOnPage, 'key' | 'rating'>,
  city: string,
): FinishedWorkContent {
  return {
    title: where === 'farther' ? 'Finished work' : `Finished work ${where} ${city}`,
    cases: cases.map(presentFinished),
    more: { href: galleryPath, text: 'All finished work' },
    reviews_title:
      reviewsWhere === 'farther' ? 'What customers say' : `What customers ${reviewsWhere} ${city} say`,
    reviews: reviews.map(presentShownReview),
  };
}

/** Rendered once for all pages. */
const ratings = new WeakMap<Rating, string>();

/** Stars of all real reviews, with their number and the way to them; empty: there are none. */
export function ratingMarkup(rating: Rating | null): string {
  if (rating === null) return '';
  const known = ratings.get(rating);
  if (known !== undefined) return known;
  const markup = renderRating({ ...rating, href: '/#reviews' });
  ratings.set(rating, markup);
  return markup;
}

/** Rendered once for all pages of a service and town. */
const rendered = { with: new WeakMap<CasesOnPage, string>(), without: new WeakMap<CasesOnPage, string>() };

/** The section of a landing page with finished work and reviews in or near its town; empty: none. */
export function finishedWork(
  work: CasesOnPage,
  city: string,
  { shows_reviews }: Pick<Settings['testimonials'], 'shows_reviews'>,
): string {
  const reviews = shows_reviews ? work.reviews : [];
  if (work.cases.length === 0 && reviews.length === 0) return '';
  const cache = shows_reviews ? rendered.with : rendered.without;
  const known = cache.get(work);
  if (known !== undefined) return known;
  const markup = renderFinishedWork(workContent({ ...work, reviews }, city));
  cache.set(work, markup);
  return markup;
}

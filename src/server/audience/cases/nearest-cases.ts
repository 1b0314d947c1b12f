import type { Areas } from '../../../contract/platform/areas.ts';
import { findArea } from '../../business/places/find-area.ts';
import { isNextDoor, milesBetween } from '../../business/places/nearest-areas.ts';
import type { PublishedReview } from '../reviews/published-queries.ts';
import type { PublishedCase } from './published-queries.ts';

/** A page shows this many of each: they are proof, not its subject. */
const maxOnPage = 2;
/** Farther work is not shown. */
export const maxMiles = 30;

/** `farther`: some of it is too far away to be called near. */
export type Where = 'in' | 'near' | 'in and near' | 'farther';

/** The finished work and the reviews that one page shows. */
export interface CasesOnPage {
  readonly cases: readonly PublishedCase[];
  /** Where it was done, seen from the page's town. */
  readonly where: Where;
  readonly reviews: readonly PublishedReview[];
  readonly reviewsWhere: Where;
  /** Stars of all reviews of the business; null: it has none. */
  readonly rating: Rating | null;
  /** The page's name in the cache for changes of its service's work; null: it has no service. */
  readonly key: string | null;
}

export interface Rating {
  readonly average: number;
  readonly count: number;
}

interface Place {
  readonly city: string;
  readonly state: string;
}

/** The town's own work, the newest first; then that of the nearest towns. */
export function nearestCases(
  cases: readonly PublishedCase[],
  page: Place,
  towns: Areas['towns'],
): Pick<CasesOnPage, 'cases' | 'where'> {
  const { found, where } = nearest(cases, page, towns);
  return { cases: found, where };
}

/** The reviews of the town itself, the newest first; then those of the nearest towns. */
export function nearestReviews(
  reviews: readonly PublishedReview[],
  page: Place,
  towns: Areas['towns'],
): Pick<CasesOnPage, 'reviews' | 'reviewsWhere'> {
  const { found, where } = nearest(reviews, page, towns);
  return { reviews: found, reviewsWhere: where };
}

function nearest<One extends Place>(
  all: readonly One[],
  { city, state }: Place,
  towns: Areas['towns'],
): { readonly found: readonly One[]; readonly where: Where } {
  const here = findArea(towns, city, state);
  const milesByTown = new Map<string, number>();
  const milesTo = (one: Place) => {
    if (one.city === (here?.city ?? city) && one.state === (here?.state ?? state)) return 0;
    const there = here && findArea(towns, one.city, one.state);
    return (there && milesBetween(here, there)) ?? Number.POSITIVE_INFINITY;
  };
  const taken = all
    .map(one => {
      const town = `${one.city}\n${one.state}`;
      const miles = milesByTown.get(town) ?? milesTo(one);
      milesByTown.set(town, miles);
      return { one, miles };
    })
    .filter(({ miles }) => miles <= maxMiles)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, maxOnPage);
  return {
    found: taken.map(({ one }) => one),
    where: whereOf(taken.map(({ miles }) => miles)),
  };
}

function whereOf(distances: readonly number[]): Where {
  if (!distances.every(isNextDoor)) return 'farther';
  if (!distances.includes(0)) return 'near';
  return distances.some(miles => miles > 0) ? 'in and near' : 'in';
}

import type { Area } from '../../../contract/platform/areas.ts';
import { type FieldValues, seedOf } from '../../../engine/index.ts';
import { findArea } from '../../business/places/find-area.ts';
import { isNearer, milesBetween } from '../../business/places/nearest-areas.ts';
import type { ShownPage } from '../../pages/pages/page-row.ts';
import type { Place } from '../context/towns.ts';
import type { KeywordTown } from './keyword-pages.ts';
import type { RelatedTown } from './related-texts.ts';

export interface RelatedQuery {
  readonly count: number;
  readonly prioritizeState: boolean;
  /** The owner's list of towns, for their locations. */
  readonly towns: readonly Area[];
  /** Pages of other packs are no relatives. */
  readonly pack: string;
}

/** These pages with those found before, one of each town: by state if requested, then by distance. */
export function ranked(
  page: ShownPage,
  { city = '', state = '' }: FieldValues,
  query: RelatedQuery,
  before: readonly RelatedTown[],
  pages: readonly KeywordTown[],
): RelatedTown[] {
  const here = findArea(query.towns, city, state);
  const from = { here, state, seed: page.seed };
  const shown = new Set(before.map(one => one.href));
  const first = before.map((one, at) => ({ one, rank: rankOf(one, at - before.length, from, query) }));
  const max = here === null ? null : farthest(first, query);
  const areas = areasOf(pages, query.towns);
  const rest = pages.filter(
    (one, at) =>
      (max === null || isNearer(max, here, areas[at])) &&
      one.slug !== page.slug &&
      !shown.has(one.page.href) &&
      (one.place.city !== city || one.place.state !== state),
  );
  const all = [
    ...first,
    ...rest.map(({ page: one, slug }) => ({
      one,
      rank: rankOf(one, seedOf(`${from.seed} ${slug}`), from, query),
    })),
  ].sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2]);
  return oneOfEachTown(all, query.count);
}

/** Two pages of a town and keyword, from batches with other URL patterns, would be the same link twice. */
function oneOfEachTown(sorted: readonly { readonly one: RelatedTown }[], max: number): RelatedTown[] {
  const towns = new Map<string, RelatedTown>();
  for (const { one } of sorted) {
    if (towns.size === max) break;
    const town = `${one.state}\n${one.city}`;
    if (!towns.has(town)) towns.set(town, one);
  }
  return [...towns.values()];
}

/** The locations of the towns of a list of pages. */
const known = new WeakMap<
  readonly KeywordTown[],
  { readonly towns: readonly Area[]; readonly areas: readonly (Area | null)[] }
>();

function areasOf(pages: readonly KeywordTown[], towns: readonly Area[]): readonly (Area | null)[] {
  const before = known.get(pages);
  if (before?.towns === towns) return before.areas;
  const areas = pages.map(({ place }) => findArea(towns, place.city, place.state));
  known.set(pages, { towns, areas });
  return areas;
}

/** The distance in miles below which a page replaces one of these; null if any may. */
function farthest(found: readonly { readonly rank: Rank }[], { count }: RelatedQuery): number | null {
  if (found.length < count || found.some(({ rank }) => rank[0] > 0)) return null;
  return found.reduce((max, { rank }) => Math.max(max, rank[1]), 0);
}

/** True if the page's own state comes first. */
export const isByState = ({ prioritizeState }: Pick<RelatedQuery, 'prioritizeState'>, state: string) =>
  prioritizeState && state !== '';

/** The group, the miles, and the order within both. */
type Rank = readonly [number, number, number];

/** Ranks a page by state if requested, then by distance, then in the given order. */
function rankOf(
  place: Place,
  order: number,
  from: { readonly here: Area | null; readonly state: string },
  { prioritizeState, towns }: RelatedQuery,
): Rank {
  if (!isByState({ prioritizeState }, from.state)) return [0, 0, order];
  if (place.state !== from.state) return [1, 0, order];
  const area = from.here && findArea(towns, place.city, place.state);
  const miles = from.here && area ? milesBetween(from.here, area) : null;
  return [0, miles ?? Number.MAX_SAFE_INTEGER, order];
}

import type { CountyPages } from '../../../contract/generation/checks.ts';
import { isServed } from '../../business/areas/is-served.ts';
import { plainCounty } from '../../business/places/county-key.ts';
import { placeOfCounty } from '../../business/places/county-place.ts';
import { findArea } from '../../business/places/find-area.ts';
import { toldTowns } from '../../business/statements/told-towns.ts';
import type { Trx } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { PageRule, Place } from '../checks/page-rule.ts';
import { eachKeywords, eachPlaces } from '../checks/queries.ts';
import type { CheckedBatch } from '../likeness/batch-queries.ts';

/** A page of a list with its own keyword. */
export interface ListedPage {
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
}

export interface CountyProposal {
  readonly summary: CountyPages;
  /** The pages of the batch afterwards: those that stay, and those of counties. */
  readonly pages: readonly ListedPage[];
}

/** A longer list keeps its towns and keywords as two lists. */
const maxPages = 20_000;
/** Counties and towns that a page names at least. */
const minTowns = 2;
const named = 20;

/**
 * Thin pages that a page of their county could tell instead: it passes itself, its county is served as a whole, and it has
 * several towns. Null: there are none, or the list has values of its own for each place, which a county lacks.
 */
export async function proposeCountyPages(
  trx: Trx,
  batch: CheckedBatch,
  rule: PageRule,
  { pages_of_place }: { readonly pages_of_place: number },
): Promise<CountyProposal | null> {
  if (batch.update_existing || batch.combinations > maxPages || pages_of_place === 0) return null;
  const listed = await listPages(trx, batch.id);
  // Of a series, a batch has a part of the lists.
  if (listed?.length !== batch.combinations) return null;
  const areas = await currentGroup(trx, 'areas');
  const groupOf = rule.groupOf ?? (() => '');
  const places = new Map(listed.map(page => [`${page.city}\n${page.state}`, page]));
  await rule.readPlaces?.([...places.values()].map(({ city, state }): Place => [city, state]));
  const thin = listed.filter(
    ({ city, state, keyword }) =>
      !rule.isKeywordHeld(keyword) && rule.isPlaceHeld(city, state, null, groupOf(keyword)),
  );
  /** Town ─▶ the place of its county. */
  const countyOf = new Map<string, string | null>();
  for (const { city, state } of thin) {
    const area = findArea(areas.towns, city, state);
    const place = area && placeOfCounty(plainCounty(area.county), state);
    const isTold =
      place !== null &&
      isServed(areas, place, state) &&
      toldTowns({ city: place, state }, areas).length >= minTowns;
    countyOf.set(`${city}\n${state}`, isTold ? place : null);
  }
  const counties = new Set(thin.flatMap(page => countyPlace(page, countyOf) ?? []));
  await rule.readPlaces?.([...counties].map(key => key.split('\n') as [string, string]));
  const moved = new Map<ListedPage, ListedPage>();
  for (const page of thin) {
    const key = countyPlace(page, countyOf);
    const [city = '', state = ''] = key?.split('\n') ?? [];
    if (key === null || rule.isPlaceHeld(city, state, null, groupOf(page.keyword))) continue;
    moved.set(page, { city, state, keyword: page.keyword });
  }
  if (moved.size === 0) return null;
  const added = new Map([...moved.values()].map(page => [JSON.stringify(page), page]));
  const names = new Set([...added.values()].map(({ city, state }) => `${city}, ${state}`));
  return {
    summary: {
      counties: [...names].slice(0, named),
      pages: added.size,
      pages_left_out: moved.size,
      towns_left_out: new Set([...moved.keys()].map(({ city, state }) => `${city}\n${state}`)).size,
    },
    pages: [...listed.filter(page => !moved.has(page)), ...added.values()],
  };
}

function countyPlace(
  { city, state }: ListedPage,
  countyOf: ReadonlyMap<string, string | null>,
): string | null {
  const place = countyOf.get(`${city}\n${state}`) ?? null;
  return place === null ? null : `${place}\n${state}`;
}

/** The pages of a batch’s lists; null if a place has values of its own. */
async function listPages(trx: Trx, batchId: string): Promise<readonly ListedPage[] | null> {
  const keywords: string[] = [];
  for await (const some of eachKeywords(trx, batchId)) keywords.push(...some);
  const pages: ListedPage[] = [];
  let isFit = true;
  // Both lists are read to their end, which closes their cursors.
  for await (const places of eachPlaces(trx, batchId))
    for (const [city, state, values, own] of places) {
      isFit &&= pages.length <= maxPages && Object.keys(values ?? {}).length === 0;
      if (!isFit) continue;
      for (const keyword of own === undefined ? keywords : [own]) pages.push({ city, state, keyword });
    }
  return isFit ? pages : null;
}

import type { Transaction } from 'kysely';
import { type OutsidePages, outsidePagesSchema } from '../../../contract/generation/outside-pages.ts';
import { findArea } from '../../business/places/find-area.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/tables.ts';
import { getBatch } from '../batches/queries.ts';
import { presentOverrule } from '../likeness/present-likeness.ts';
import { findOverrule } from '../likeness/queries.ts';
import { type OutsideCheck, readOutsideCheck } from './outside-check.ts';
import { eachKeywords, eachPlaces } from './queries.ts';

interface PlannedBatch {
  readonly id: string;
  readonly template_version_id: string | null;
  readonly first_combination: number;
  readonly combinations: number;
}

type Found = Omit<OutsidePages, 'verdict' | 'verdict_text' | 'decision' | 'overrule'>;

/** Places and keywords that are named; the rest is counted. */
const named = 20;

/** Which pages of a batch lie outside, by the areas and services of this moment. */
export async function readOutsidePages(db: Db, batchId: string): Promise<OutsidePages> {
  return db.transaction().execute(async trx => {
    const batch = await getBatch(trx, batchId);
    const judged = await judgeOutsidePages(trx, batch);
    const overrule = await findOverrule(trx, batchId);
    return {
      ...judged,
      decision: outsidePagesSchema.shape.decision.parse(batch.outside_pages),
      overrule: overrule && overrule.pages_outside !== null ? presentOverrule(overrule) : null,
    };
  });
}

export async function judgeOutsidePages(
  trx: Transaction<DB>,
  batch: PlannedBatch,
): Promise<Omit<OutsidePages, 'decision' | 'overrule'>> {
  const check =
    batch.template_version_id === null ? null : await readOutsideCheck(trx, batch.template_version_id);
  if (!check || !check.areas.asks_outside) return { verdict: 'off', verdict_text: offText, ...nothingFound };
  const found = await countOutside(trx, batch, check);
  return found.pages_outside === 0
    ? { verdict: 'covered', verdict_text: coveredText, ...found }
    : { verdict: 'outside', verdict_text: outsideText(found), ...found };
}

/** A place's pages have consecutive numbers, one for each keyword; a batch of a series has a range of the numbers. */
async function countOutside(
  trx: Transaction<DB>,
  { id, first_combination: first, combinations }: PlannedBatch,
  check: OutsideCheck,
): Promise<Found> {
  const somePlaces: Found['some_places'] = [];
  const someKeywords: string[] = [];
  const found = {
    ...nothingFound,
    pages: combinations,
    some_places: somePlaces,
    some_keywords: someKeywords,
  };
  // How many keywords before this one are outside.
  const outsideBefore = [0];
  for await (const keywords of eachKeywords(trx, id)) {
    for (const keyword of keywords) {
      const isOutside = check.isKeywordOutside(keyword);
      outsideBefore.push((outsideBefore.at(-1) ?? 0) + Number(isOutside));
      if (isOutside && someKeywords.length < named) someKeywords.push(keyword);
    }
  }
  found.keywords = outsideBefore.length - 1;
  found.keywords_uncovered = outsideBefore.at(-1) ?? 0;
  let place = 0;
  for await (const places of eachPlaces(trx, id)) {
    for (const [city, state] of places) {
      const start = place * found.keywords;
      const from = Math.max(start, first) - start;
      const to = Math.min(start + found.keywords, first + combinations) - start;
      place += 1;
      if (to <= from) continue;
      found.places += 1;
      if (check.isPlaceOutside(city, state)) {
        found.places_outside += 1;
        found.pages_outside += to - from;
        if (somePlaces.length < named)
          somePlaces.push({ city, state, county: findArea(check.areas.towns, city, state)?.county ?? null });
      } else found.pages_outside += (outsideBefore[to] ?? 0) - (outsideBefore[from] ?? 0);
    }
  }
  return found;
}

const nothingFound: Found = {
  pages: 0,
  pages_outside: 0,
  places: 0,
  places_outside: 0,
  some_places: [],
  keywords: 0,
  keywords_uncovered: 0,
  some_keywords: [],
};

const offText =
  'Batches are approved wherever their pages lie. Switch the question on under Settings, Areas.';
const coveredText = 'Every place is within the served areas, and every keyword is in a service.';

function outsideText(found: Found): string {
  const { pages, pages_outside, places, places_outside, keywords, keywords_uncovered } = found;
  const parts = [
    ...(places_outside === 0
      ? []
      : [
          `${count(places_outside)} of ${plural(places, 'place')} ${is(places_outside)} not within the served areas (${listed(
            found.some_places.map(({ city, state }) => `${city}, ${state}`),
            places_outside,
          )})`,
        ]),
    ...(keywords_uncovered === 0
      ? []
      : [
          `${count(keywords_uncovered)} of ${plural(keywords, 'keyword')} ${is(keywords_uncovered)} in no service and not in the template (${listed(found.some_keywords, keywords_uncovered)})`,
        ]),
  ];
  return `${count(pages_outside)} of ${plural(pages, 'page')} ${pages_outside === 1 ? 'lies' : 'lie'} outside what the business does: ${parts.join('; ')}.`;
}

const count = (n: number) => n.toLocaleString('en-US');
const plural = (n: number, noun: string) => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;
const is = (n: number) => (n === 1 ? 'is' : 'are');
const shown = 3;

function listed(names: readonly string[], total: number): string {
  const rest = total - Math.min(shown, names.length);
  return `${names.slice(0, shown).join('; ')}${rest > 0 ? ` and ${count(rest)} more` : ''}`;
}

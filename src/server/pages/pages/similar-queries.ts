import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { folded } from '../../platform/db/folded-search.ts';
import { rareInSample, sampleTexts } from '../../platform/db/search-sample.ts';
import { containing, matchesAny } from './candidate-queries.ts';
import { searchedPages } from './sample-queries.ts';
import { candidatesOfAny } from './search-candidates.ts';

const maxParts = 8;
const maxCompared = 200;
/** If thousands share its other words: the pages this close to it in the order of addresses. */
const nearestEachWay = 50;
const sampleKeptMs = 60_000;

interface SimilarPage {
  readonly slug: string;
  readonly hero_title: string;
}

/**
 * Published pages whose addresses share most with these words. A bounded number of candidates is compared.
 * `sampledFrom`: from this many pages on, the index is queried for rare words only, because it returns every page with
 * a word.
 */
export async function listSimilar(
  db: Db,
  words: string,
  limit: number,
  sampledFrom?: number,
): Promise<SimilarPage[]> {
  const parts = words.split('-').filter(Boolean).slice(0, maxParts);
  const lists = allButOne(parts);
  const patterns = lists.map(list => containing(...list));
  const texts = await readSample(db, sampledFrom);
  if (texts.length === 0)
    return compare(db, words, limit, pages, matchesAny(patterns, await candidatesOfAny(db, lists)));
  const rare = rareParts(parts, texts);
  const found =
    rare.length > 0 ? await compare(db, words, limit, pages, await holdsRare(db, rare, patterns)) : [];
  if (found.length > 0) return found;
  const around = sql`(
    (select * from ${pages} where slug >= ${words} order by slug limit ${nearestEachWay}) union all
    (select * from ${pages} where slug < ${words} order by slug desc limit ${nearestEachWay}))`;
  return compare(db, words, limit, around, matchesAny(patterns, null));
}

const pages = sql`generated_landing_pages`;

async function compare(
  db: Db,
  words: string,
  limit: number,
  from: RawBuilder<unknown>,
  isSimilar: RawBuilder<boolean>,
): Promise<SimilarPage[]> {
  const { rows } = await sql<SimilarPage>`
    select slug, hero_title from (
      select slug, hero_title from ${from} g where status = 'published' and ${isSimilar} limit ${maxCompared}
    ) candidates
    order by similarity(slug, ${words}) desc, slug limit ${limit}`.execute(db);
  return rows;
}

/**
 * The condition that a page has one of the rare words and one of the patterns. The database can't use its search
 * index for a concatenated text, so it searches the rare words alone.
 */
async function holdsRare(
  db: Db,
  rare: readonly string[],
  patterns: readonly string[],
): Promise<RawBuilder<boolean>> {
  const candidates = await candidatesOfAny(
    db,
    rare.map(word => [word]),
  );
  const holds = matchesAny(
    rare.map(word => containing(word)),
    candidates ?? [],
  );
  return sql`${holds} and (${folded(sql<string>`g.slug || E'\\n' || g.title`)} || '') like any(${patterns}::text[])`;
}

/** All the words, and all but one: a single misspelt or missing word still finds its page. */
function allButOne(parts: readonly string[]): readonly (readonly string[])[] {
  const without = parts.map((_, index) => parts.filter((_, other) => other !== index));
  return [parts, ...without].filter(list => list.length > 0);
}

/** The two that the fewest pages hold: one of them is in every address that all words but one are in. */
function rareParts(parts: readonly string[], texts: readonly string[]): readonly string[] {
  return parts
    .filter(part => part.length >= 3)
    .map(part => ({ part, pages: texts.filter(text => text.includes(part)).length }))
    .filter(({ pages }) => pages <= rareInSample)
    .toSorted((a, b) => a.pages - b.pages || b.part.length - a.part.length)
    .slice(0, 2)
    .map(({ part }) => part);
}

/** Texts of a random sample of pages: common words change slowly, and every missing address needs them. */
const samples = new WeakMap<Db, { readonly at: number; readonly texts: Promise<readonly string[]> }>();

async function readSample(db: Db, from: number | undefined): Promise<readonly string[]> {
  const known = samples.get(db);
  if (known && from === undefined && performance.now() - known.at < sampleKeptMs) return known.texts;
  const texts = sampleTexts(db, searchedPages, from);
  if (from === undefined) samples.set(db, { at: performance.now(), texts });
  texts.catch(() => samples.delete(db));
  return texts;
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { escapeLike } from '../../platform/db/escape-like.ts';
import { rareInSample, sampleTexts } from '../../platform/db/search-sample.ts';
import { searchedPages } from './sample-queries.ts';

const maxParts = 8;
const maxCompared = 200;
/** Where the rest of its words are shared by thousands: pages that stand so near to it in the order of addresses. */
const nearestEachWay = 50;
const sampleKeptMs = 60_000;

interface SimilarPage {
  readonly slug: string;
  readonly hero_title: string;
}

/**
 * Published pages whose address shares most with these words. A bounded number of candidates is compared. `sampledFrom`: with
 * so many pages the index is asked for words that few of them hold and for no others, since it gives all that holds a word.
 */
export async function listSimilar(
  db: Db,
  words: string,
  limit: number,
  sampledFrom?: number,
): Promise<SimilarPage[]> {
  const parts = words.split('-').filter(Boolean).slice(0, maxParts);
  const texts = await readSample(db, sampledFrom);
  const holding = holdsAny(sql`(slug || E'\n' || title)`, likePatterns(parts));
  if (texts.length === 0) return compare(db, words, limit, sql`generated_landing_pages`, holding);
  const rare = rareParts(parts, texts);
  // The database does not see its index in a text that something was added to: there it answers for the rare words only.
  const holdingRare = sql`${holdsAny(sql`(slug || E'\n' || title)`, rare.map(containing))}
    and ${holdsAny(sql`(slug || E'\n' || title || '')`, likePatterns(parts))}`;
  const found =
    rare.length > 0 ? await compare(db, words, limit, sql`generated_landing_pages`, holdingRare) : [];
  if (found.length > 0) return found;
  const pages = sql`select slug, title, hero_title, status from generated_landing_pages`;
  const around = sql`(
    (${pages} where slug >= ${words} order by slug limit ${nearestEachWay}) union all
    (${pages} where slug < ${words} order by slug desc limit ${nearestEachWay})) around`;
  return compare(db, words, limit, around, holding);
}

async function compare(
  db: Db,
  words: string,
  limit: number,
  from: RawBuilder<unknown>,
  holding: RawBuilder<unknown>,
): Promise<SimilarPage[]> {
  const { rows } = await sql<SimilarPage>`
    select slug, hero_title from (
      select slug, hero_title from ${from} where status = 'published' and ${holding} limit ${maxCompared}
    ) candidates
    order by similarity(slug, ${words}) desc, slug limit ${limit}`.execute(db);
  return rows;
}

const holdsAny = (text: RawBuilder<unknown>, patterns: readonly string[]) =>
  sql`${text} ilike any(${patterns}::text[])`;

const containing = (part: string) => `%${escapeLike(part)}%`;

/** All the words but one, each way: a single misspelt or missing word still finds its page. */
function likePatterns(parts: readonly string[]): string[] {
  const without = parts.map((_, index) => parts.filter((_, other) => other !== index));
  return [parts, ...without]
    .filter(list => list.length > 0)
    .map(list => `%${list.map(escapeLike).join('%')}%`);
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

/** Texts of pages drawn by lot: which words are common changes slowly, and every missing address asks. */
const samples = new WeakMap<Db, { readonly at: number; readonly texts: Promise<readonly string[]> }>();

async function readSample(db: Db, from: number | undefined): Promise<readonly string[]> {
  const known = samples.get(db);
  if (known && from === undefined && Date.now() - known.at < sampleKeptMs) return known.texts;
  const texts = sampleTexts(db, searchedPages, from);
  if (from === undefined) samples.set(db, { at: Date.now(), texts });
  texts.catch(() => samples.delete(db));
  return texts;
}

import { type RawBuilder, sql } from 'kysely';
import { foldForSearch } from '../../../engine/index.ts';
import type { Db } from './database.ts';
import { folded, foldedPattern } from './folded-search.ts';

/** A table with searchable text. */
export interface SearchedTable {
  readonly table: string;
  /** The searchable text for a row with alias `t`. */
  readonly text: RawBuilder<string>;
  /** Approximate rows per block of the table. */
  readonly rowsOfBlock: number;
}

/** With fewer rows, a sample costs more than it saves. */
const worthSampling = 100_000;
const blocksSampled = 100;
/** Up to this many matches in the sample, all matches are a few thousand. */
export const rareInSample = 6;
const maxWords = 6;

export interface SampledSearch {
  /** True if few rows match. Then all matches are found and sorted. */
  readonly isRare: boolean;
  /** The number of sampled blocks with a match. */
  readonly blocks: number;
  /** The rarest part of the search, if one is rare. */
  readonly probe: string | undefined;
}

/**
 * Estimates from random blocks whether a search matches many rows, and which of its words is the rarest.
 * The index searches only that word, because each further trigram costs extra. Null for small tables, where
 * the cost doesn't matter.
 */
export async function sampleTable(
  db: Db,
  searched: SearchedTable,
  search: string,
  from = worthSampling,
): Promise<SampledSearch | null> {
  const words = wordsOf(foldForSearch(search));
  const holds = (text: string) => sql`s.words like ${foldedPattern(text)}`;
  const ofWord = words.map(
    (word, n) => sql`count(*) filter (where ${holds(word)}) as ${sql.ref(`word${n}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    ${sample(searched, from)}
    select count(*) as rows, count(*) filter (where ${holds(search)}) as found,
      count(distinct split_part(s.ctid::text, ',', 1)) filter (where ${holds(search)}) as blocks
      ${ofWord.length > 0 ? sql`, ${sql.join(ofWord)}` : sql``}
    from s`.execute(db);
  const [row] = rows;
  if (!row || (row['rows'] ?? 0) === 0) return null;
  return {
    isRare: (row['found'] ?? 0) <= rareInSample,
    blocks: row['blocks'] ?? 0,
    probe: rarestOf(words, word => row[`word${words.indexOf(word)}`] ?? 0),
  };
}

/** The texts of random rows as searches compare them; empty for small tables. */
export async function sampleTexts(
  db: Db,
  searched: SearchedTable,
  from = worthSampling,
): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string[] }>`
    ${sample(searched, from)} select coalesce(array_agg(words), '{}') as words from s`.execute(db);
  return rows[0]?.words ?? [];
}

const sample = ({ table, text, rowsOfBlock }: SearchedTable, from: number) => sql`
  with size as (
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int8 as blocks
  ), drawn as materialized (
    select floor(random() * blocks)::int8 as block from size, generate_series(1, ${blocksSampled})
    where blocks * ${rowsOfBlock}::int >= ${from}
  ), s as materialized (
    select t.ctid, ${folded(text)} as words from ${sql.table(table)} t
    where t.ctid = any(array(
      select format('(%s,%s)', block, line)::tid from drawn, generate_series(1, ${rowsOfBlock}::int) line))
  )`;

/** The search's words, and the letter and digit parts of mixed words. Empty if that is the whole search. */
function wordsOf(search: string): readonly string[] {
  const words = [...(search.match(/[\p{L}\p{N}]+/gu) ?? []), ...(search.match(parts) ?? [])];
  return [...new Set(words)].filter(word => word.length >= 3 && word !== search).slice(0, maxWords);
}

const parts = /\p{L}+|\p{N}+/gu;

/** The rarest word. Among equally rare ones the longest, but a part before its whole word. */
function rarestOf(words: readonly string[], count: (word: string) => number): string | undefined {
  const isMixed = (word: string) => Number(word.match(parts)?.[0] !== word);
  const [rarest] = words
    .filter(word => count(word) <= rareInSample)
    .toSorted((a, b) => count(a) - count(b) || isMixed(a) - isMixed(b) || b.length - a.length);
  return rarest;
}

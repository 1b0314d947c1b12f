import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { escapeLike } from './escape-like.ts';

/** A table whose texts are searched. */
export interface SearchedTable {
  readonly table: string;
  /** What is searched, in small letters, of a row that is called `t`. */
  readonly text: RawBuilder<string>;
  /** About as many rows as a block of the table holds. */
  readonly rowsOfBlock: number;
}

/** Rows from which on looking at a sample costs less than what it saves. */
const worthSampling = 100_000;
const blocksSampled = 100;
/** Matches in the sample up to which all of them are a few thousand. */
export const rareInSample = 6;
const maxWords = 6;

export interface SampledSearch {
  /** Few rows hold it: they are found at once and put in order then. */
  readonly isRare: boolean;
  /** Of the blocks that were looked at, those that hold it. */
  readonly blocks: number;
  /** The part of the text that the fewest rows hold, if few do. */
  readonly probe: string | undefined;
}

/**
 * What some blocks of a table, drawn by lot, tell about a text: whether many rows hold it, and which of its words is the
 * rarest. The search index is told only that word, since each three letters more that it looks up cost it as much again.
 * Null with few rows, where nothing of this matters.
 */
export async function sampleTable(
  db: Db,
  searched: SearchedTable,
  search: string,
  from = worthSampling,
): Promise<SampledSearch | null> {
  const words = wordsOf(search);
  const holds = (text: string) => sql`s.words like ${`%${escapeLike(text.toLowerCase())}%`}`;
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

/** The texts of some rows, drawn by lot; none with few rows. */
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
    select t.ctid, ${text} as words from ${sql.table(table)} t
    where t.ctid = any(array(
      select format('(%s,%s)', block, line)::tid from drawn, generate_series(1, ${rowsOfBlock}::int) line))
  )`;

/** Its words, and of a word that has letters and digits each of both; nothing when that is all of the text. */
function wordsOf(search: string): readonly string[] {
  const words = [...(search.match(/[\p{L}\p{N}]+/gu) ?? []), ...(search.match(parts) ?? [])];
  return [...new Set(words)].filter(word => word.length >= 3 && word !== search).slice(0, maxWords);
}

const parts = /\p{L}+|\p{N}+/gu;

/** Of words that are equally rare the longest, but a part of one before the whole. */
function rarestOf(words: readonly string[], count: (word: string) => number): string | undefined {
  const isMixed = (word: string) => Number(word.match(parts)?.[0] !== word);
  const [rarest] = words
    .filter(word => count(word) <= rareInSample)
    .toSorted((a, b) => count(a) - count(b) || isMixed(a) - isMixed(b) || b.length - a.length);
  return rarest;
}

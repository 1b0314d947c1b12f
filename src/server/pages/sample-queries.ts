import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';

/** Pages from which on looking at a sample costs less than what it saves. */
const worthSampling = 100_000;
const blocksSampled = 100;
/** About as many rows as a block of the table holds. */
const rowsOfBlock = 14;
/** A thousand pages lie in a thousand of some ten thousand blocks at most: so many of a hundred are not met by chance. */
const blocksOfCommon = 35;
/** Matches in the sample up to which all of them are a few thousand. */
const rareInSample = 6;
const mostWords = 6;

export interface SampledSearch {
  /** Thousands of pages hold the text: nothing has to be counted to say so. */
  readonly isCommon: boolean;
  /** Few pages hold it: they are found at once and put in order then. */
  readonly isRare: boolean;
  /** The word of the text that the fewest pages hold. */
  readonly probe: string | undefined;
}

/**
 * What some blocks of the table, drawn by lot, tell about a text: whether many pages hold it, and which of its words is the
 * rarest. The search index is told only that word, since each three letters more that it looks up cost it as much again.
 * Null with few pages, where nothing of this matters.
 */
export async function sampleSearch(
  db: Db,
  search: string,
  from = worthSampling,
): Promise<SampledSearch | null> {
  const words = wordsOf(search);
  const holds = (text: string) => sql`s.words like ${`%${escapeLike(text.toLowerCase())}%`}`;
  const ofWord = words.map(
    (word, n) => sql`count(*) filter (where ${holds(word)}) as ${sql.ref(`word${n}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    with size as (
      select (pg_relation_size('generated_landing_pages') / current_setting('block_size')::int)::int8 as blocks,
             (select coalesce(sum(count), 0) from page_counts) as pages
    ), drawn as materialized (
      select floor(random() * blocks)::int8 as block from size, generate_series(1, ${blocksSampled}) where pages >= ${from}
    ), s as materialized (
      select g.ctid, lower(g.slug || E'\\n' || g.title) as words from generated_landing_pages g
      where g.ctid = any(array(
        select format('(%s,%s)', block, line)::tid from drawn, generate_series(1, ${rowsOfBlock}) line))
    )
    select count(*) as rows, count(*) filter (where ${holds(search)}) as found,
      count(distinct split_part(s.ctid::text, ',', 1)) filter (where ${holds(search)}) as blocks
      ${ofWord.length > 0 ? sql`, ${sql.join(ofWord)}` : sql``}
    from s`.execute(db);
  const [row] = rows;
  if (!row || (row['rows'] ?? 0) === 0) return null;
  const found = row['found'] ?? 0;
  return {
    isCommon: (row['blocks'] ?? 0) >= blocksOfCommon,
    isRare: found <= rareInSample,
    probe: rarestOf(words, word => row[`word${words.indexOf(word)}`] ?? 0),
  };
}

function wordsOf(search: string): readonly string[] {
  const words = search.split(/[^\p{L}\p{N}]+/u).filter(word => word.length >= 3);
  return words.length > 1 ? [...new Set(words)].slice(0, mostWords) : [];
}

/** Of words that are equally rare the longest. */
function rarestOf(words: readonly string[], count: (word: string) => number): string | undefined {
  return words.toSorted((a, b) => count(a) - count(b) || b.length - a.length)[0];
}

import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Db } from '../../platform/db/database.ts';

/** Words of addresses and titles, and what pages have them from. */
export interface SearchTerm {
  readonly kind: 'town' | 'keyword' | 'version';
  /** The city, the keyword, or the version's id. */
  readonly value: string;
  /** The town's state, or the URL pattern. */
  readonly part: string;
  readonly words: string;
}

export async function insertTerms(pool: Pool, terms: readonly SearchTerm[]): Promise<void> {
  await pool.query(
    `insert into page_search_terms (kind, value, part, words)
     select kind, case kind when 'keyword' then lower(value) else value end, part, words
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as t (kind, value, part, words)
     order by 1, 2, 3
     on conflict do nothing`,
    [
      terms.map(term => term.kind),
      terms.map(term => term.value),
      terms.map(term => term.part),
      terms.map(term => term.words),
    ],
  );
}

/** Pages keep their addresses when they go to another version: words from URL patterns belong to that one as well. */
export async function copyTerms(
  client: PoolClient,
  from: string,
  to: string,
  words: readonly string[],
): Promise<void> {
  await client.query(
    `insert into page_search_terms (kind, value, part, words)
     select kind, $2, part, concat_ws(' ', words, $3::text) from page_search_terms
     where kind = 'version' and value = $1 order by part
     on conflict do nothing`,
    [from, to, words.join(' ')],
  );
}

/** The versions of these pages get the words of a new URL pattern. Every term of a version has the words of its title too. */
export async function addPatternTerms(
  client: PoolClient,
  pageIds: readonly string[],
  pattern: string,
  words: readonly string[],
): Promise<void> {
  await client.query(
    `insert into page_search_terms (kind, value, part, words)
     select distinct on (value) kind, value, $2, concat_ws(' ', words, $3::text) from page_search_terms
     where kind = 'version' and value in (
       select template_version_id::text from generated_landing_pages where id = any($1::uuid[]))
     order by value
     on conflict do nothing`,
    [pageIds, pattern, words.join(' ')],
  );
}

export interface FoundTerm extends Omit<SearchTerm, 'words'> {
  /** The part of a search that one of its words contains. */
  readonly word: string;
}

/** The terms with a word that contains one of these parts, up to `limit` for each. */
export async function listTermsHolding(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<FoundTerm[]> {
  const { rows } = await sql<FoundTerm>`
    select asked.word, t.kind, t.value, t.part
    from unnest(${words}::text[]) as asked (word), lateral (
      select kind, value, part from page_search_terms
      where words like '%' || asked.word || '%' limit ${limit}
    ) t`.execute(db);
  return rows;
}

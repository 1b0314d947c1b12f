import { type Expression, sql } from 'kysely';
import type { Db } from './database.ts';
import { type SearchedTable, sampleTable } from './search-sample.ts';
import { isShortSearch } from './short-search.ts';

export interface SearchedPlace {
  readonly search?: string | undefined;
  /** The last row of the part before; null at the start. */
  readonly after: string | null;
  readonly per_page: number;
  /** With so many rows searches begin with a look at a sample. */
  readonly sampledFrom?: number | undefined;
}

/** How rows of one table are found, newest first. */
export interface SearchedRows<Row> {
  readonly table: SearchedTable;
  /** Rows are counted up to here; beyond it people are told "more than". */
  readonly maxCounted: number;
  /** So many from a place on, in the order of the list. */
  list(limit: number): Promise<Row[]>;
  count(most: number): Promise<number>;
  /** The ids of all there are, found by a part of the search that few rows hold, where it has one. */
  matching(probe: string | undefined): Expression<{ id: string }>;
  byIds(ids: readonly string[]): Promise<Row[]>;
}

interface Listed<Row> {
  readonly items: readonly Row[];
  readonly hasMore: boolean;
  readonly total: number;
  readonly total_is_exact: boolean;
}

/**
 * A part of a list, and how many are of all of it. What few rows hold is found whole by the rarest of its words, counted and
 * put in order then; anything else is read newest first, which meets it soon.
 */
export async function listSearched<Row>(
  db: Db,
  { search = '', after, per_page, sampledFrom }: SearchedPlace,
  rows: SearchedRows<Row>,
): Promise<Listed<Row>> {
  const isShort = isShortSearch(search);
  const isSampled = search !== '' && !isShort;
  const sampled = isSampled ? await sampleTable(db, rows.table, search.toLowerCase(), sampledFrom) : null;
  const limit = per_page + 1;
  const few = sampled?.isRare ? await findFew(db, rows.matching(sampled.probe), after, limit) : null;
  const found = few ? await rows.byIds(few.ids) : await rows.list(limit);
  const items = found.slice(0, per_page);
  const hasMore = found.length > items.length;
  // What fits on the first page is not looked for twice.
  const isWhole = after === null && !hasMore;
  const { maxCounted } = rows;
  const total = isWhole ? items.length : (few?.total ?? (await rows.count(maxCounted + 1)));
  return {
    items,
    hasMore,
    total: Math.min(total, maxCounted),
    total_is_exact: total <= maxCounted && !isShort,
  };
}

/** Counting makes the database find all of them before it puts any in order. */
async function findFew(
  db: Db,
  matching: Expression<{ id: string }>,
  after: string | null,
  limit: number,
): Promise<{ ids: readonly string[]; total: number | null }> {
  const { rows } = await sql<{ id: string; total: number }>`
    select id, total from (select id, count(*) over () as total from (${matching}) matching) found
    where ${after}::uuid is null or id < ${after}::uuid
    order by id desc limit ${limit}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? null };
}

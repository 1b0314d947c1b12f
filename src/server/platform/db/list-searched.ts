import { type Expression, sql } from 'kysely';
import { isShortSearch } from '../../../engine/index.ts';
import type { PageAfter } from './chunks-after.ts';
import type { Db } from './database.ts';
import { type SearchedTable, sampleTable } from './search-sample.ts';

export interface SearchedPlace extends PageAfter {
  readonly search?: string | undefined;
  /** Searches start with a sample from this many rows. */
  readonly sampledFrom?: number | undefined;
}

/** How to find a table's rows, newest first. */
export interface SearchedRows<Row> {
  readonly table: SearchedTable;
  /** The maximum count. Above it, people see "more than". */
  readonly maxCounted: number;
  /** Up to `limit` rows in list order. */
  list(limit: number): Promise<Row[]>;
  count(max: number): Promise<number>;
  /** The ids of all matches. `probe` is the rarest part of the search, if there is one. */
  matching(probe: string | undefined): Expression<{ id: string }>;
  byIds(ids: readonly string[]): Promise<Row[]>;
}

export interface Listed<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly total_is_exact: boolean;
}

/**
 * Rows of a list with their total count. Rare matches are all found by their rarest word and then sorted;
 * frequent ones are found by reading the newest rows.
 */
export async function listSearched<Row>(
  db: Db,
  { search = '', after, limit, sampledFrom }: SearchedPlace,
  searched: SearchedRows<Row>,
): Promise<Listed<Row>> {
  const isShort = isShortSearch(search);
  const isSampled = search !== '' && !isShort;
  const sampled = isSampled ? await sampleTable(db, searched.table, search, sampledFrom) : null;
  const few = sampled?.isRare ? await findFew(db, searched.matching(sampled.probe), after, limit) : null;
  const rows = few ? await searched.byIds(few.ids) : await searched.list(limit);
  // If all rows fit on the first page, no count is needed.
  const isWhole = after === null && rows.length < limit;
  const { maxCounted } = searched;
  const total = isWhole ? rows.length : (few?.total ?? (await searched.count(maxCounted + 1)));
  return {
    rows,
    total: Math.min(total, maxCounted),
    total_is_exact: total <= maxCounted && !isShort,
  };
}

/** Counting forces the database to find all matches before it sorts. */
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

import { z } from 'zod';
import type { PageFilter, PageSort } from '../../contract/page-filter.ts';
import type { PageRow } from '../../contract/pages.ts';
import type { Db } from '../db/database.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import {
  countMatches,
  type FoundFilter,
  findFilter,
  isShortSearch,
  keptCount,
  listPages,
  sortKey,
} from './list-queries.ts';
import { presentPageRow } from './page-row.ts';

/** Pages are counted up to here where nobody keeps their number; beyond it people are told "more than". */
const mostCounted = 1_000;

interface ListQuery extends PageFilter {
  readonly sort: PageSort;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page: number;
}

interface PageRowList {
  readonly items: PageRow[];
  readonly next_cursor: string | null;
  readonly total: number;
  readonly total_is_exact: boolean;
}

export async function listPageRows(db: Db, query: ListQuery): Promise<PageRowList> {
  const { sort, cursor, page, per_page, ...asked } = query;
  const after = readCursor(cursor, sort === 'address' ? z.string().max(500) : z.uuid());
  const offset = page && !after ? (page - 1) * per_page : 0;
  const filter = await findFilter(db, asked);
  const kept = await keptCount(db, filter);
  if (kept !== null && offset >= kept)
    return { items: [], next_cursor: null, total: kept, total_is_exact: true };
  const rows = await listPages(db, filter, { sort, after, offset, limit: per_page + 1 });
  const items = rows.slice(0, per_page);
  const last = items.at(-1);
  const isWhole = !after && offset === 0 && rows.length <= per_page;
  return {
    items: items.map(presentPageRow),
    next_cursor: rows.length > per_page && last ? writeCursor(sortKey(sort, last)) : null,
    ...(kept === null
      ? await countFound(db, filter, isWhole ? rows.length : null)
      : { total: kept, total_is_exact: true }),
  };
}

/** A list that fits on its first page needs no counting: searches that find little are not made twice. */
async function countFound(db: Db, filter: FoundFilter, whole: number | null) {
  const total = whole ?? (await countMatches(db, filter, mostCounted + 1));
  return {
    total: Math.min(total, mostCounted),
    total_is_exact: total <= mostCounted && !isShortSearch(filter.search),
  };
}

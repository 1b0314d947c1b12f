import { z } from 'zod';
import type { PageFilter, PageSort } from '../../../contract/pages/page-filter.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { isShortSearch } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { pageAfter } from '../../platform/http/cursor.ts';
import { countMatches, keptCount } from './count-queries.ts';
import {
  type FoundFilter,
  findFilter,
  findPlaces,
  type ListPages,
  listByIds,
  listPages,
  sortKey,
} from './list-queries.ts';
import { type OwnedPage, presentPageRow } from './page-row.ts';
import { sampleSearch } from './sample-queries.ts';

/** Counted up to here if no counter exists; beyond it screens show "more than". */
const maxCounted = 1_000;

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

/** `sampledFrom`: from this many pages on, searches begin with a sample. */
export async function listPageRows(db: Db, query: ListQuery, sampledFrom?: number): Promise<PageRowList> {
  const { sort, cursor, page, per_page, ...asked } = query;
  const list = await pageAfter(
    { cursor, per_page },
    {
      key: sort === 'address' ? z.string().max(500) : z.uuid(),
      list: async ({ after, limit }) => {
        const offset = page && !after ? (page - 1) * per_page : 0;
        const filter = await findFilter(db, asked);
        const place = { sort, after, offset, limit };
        const kept = await keptCount(db, filter);
        return kept === null
          ? listCounting(db, filter, place, sampledFrom)
          : listKept(db, filter, place, kept);
      },
      keyOf: row => sortKey(sort, row),
    },
  );
  return { ...list, items: list.items.map(presentPageRow) };
}

interface Listed {
  readonly rows: readonly OwnedPage[];
  readonly total: number;
  readonly total_is_exact: boolean;
}

/** The number of pages is known: by template, version and status the database keeps it. */
async function listKept(db: Db, filter: FoundFilter, place: ListPages, kept: number): Promise<Listed> {
  const known = { total: kept, total_is_exact: true };
  if (place.offset >= kept) return { rows: [], ...known };
  const isEveryPage = place.offset > 0 && (await keptCount(db, {})) === kept;
  return { rows: await listPages(db, filter, { ...place, isEveryPage }), ...known };
}

async function listCounting(
  db: Db,
  filter: FoundFilter,
  place: ListPages,
  sampledFrom?: number,
): Promise<Listed> {
  const { search } = filter;
  if (!search) return listThenCount(db, filter, place, false);
  if (isShortSearch(search)) return listAtOnce(db, filter, place);
  const sampled = await sampleSearch(db, search, sampledFrom);
  if (!sampled) return listThenCount(db, filter, place, false);
  if (sampled.isRare) return listAtOnce(db, filter, place);
  const isAlone = Object.entries(filter).every(
    ([name, value]) => name === 'search' || name === 'candidates' || value === undefined,
  );
  return listThenCount(db, filter, place, sampled.isCommon && isAlone);
}

/** Sorts and counts all matches in one query. Too slow for frequent texts. */
async function listAtOnce(db: Db, filter: FoundFilter, place: ListPages): Promise<Listed> {
  const found = await findPlaces(db, filter, place);
  const rows = await listByIds(
    db,
    found.map(({ id }) => id),
    place.sort,
  );
  const [first] = found;
  const isFirst = place.after === null && place.offset === 0;
  const total = first?.total ?? (isFirst ? 0 : await countMatches(db, filter, null));
  return { rows, total, total_is_exact: !isShortSearch(filter.search) };
}

/** A list that fits on its first page needs no count, nor does one that is known to be long. */
async function listThenCount(
  db: Db,
  filter: FoundFilter,
  place: ListPages,
  isLong: boolean,
): Promise<Listed> {
  const rows = await listPages(db, filter, place);
  const isWhole = place.after === null && place.offset === 0 && rows.length < place.limit;
  if (isLong && !isWhole) return { rows, total: maxCounted, total_is_exact: false };
  const total = isWhole ? rows.length : await countMatches(db, filter, maxCounted + 1);
  return { rows, total: Math.min(total, maxCounted), total_is_exact: total <= maxCounted };
}

import { z } from 'zod';
import type { Listed } from '../db/list-searched.ts';
import { AppError } from '../errors.ts';

/** The position for a list's next page: the sort key of its last row, opaque to callers. */
export function writeCursor(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

export function readCursor<S extends z.ZodType>(cursor: string | undefined, schema: S): z.output<S> | null {
  if (!cursor) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('invalid', 'The cursor is not one of ours. Start the list again without it.', {
      reason: 'cursor',
    });
  }
}

/** How a list reads its rows. */
interface PagedList<Row, Item> {
  readonly list: (place: { after: string | null; limit: number }) => Promise<readonly Row[]>;
  /** Called if the first page does not hold all rows. Counts up to `most`. */
  readonly count: (most: number) => Promise<number>;
  /** Above it, people see “more than”. */
  readonly maxCounted?: number;
  readonly present: (row: Row) => Item;
}

interface CursorPage<Item> {
  items: Item[];
  next_cursor: string | null;
  total: number;
  total_is_exact: boolean;
}

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly per_page: number;
}

/** One page of a list that is sorted by id. */
export function cursorPage<Row extends { readonly id: string }, Item>(
  query: PageQuery,
  list: PagedList<Row, Item>,
): Promise<CursorPage<Item>> {
  return pageAfter(query, readCursor(query.cursor, z.uuid()), row => row.id, list);
}

/** One page of a list that is sorted by another text. */
export function keyedPage<Row, Item>(
  query: PageQuery,
  list: PagedList<Row, Item> & { readonly keyOf: (row: Row) => string },
): Promise<CursorPage<Item>> {
  return pageAfter(query, readCursor(query.cursor, z.string()), list.keyOf, list);
}

/** One page of what `listSearched` finds. */
export async function searchedPage<Query extends PageQuery, Row extends { readonly id: string }>(
  query: Query,
  find: (place: Query & { readonly after: string | null }) => Promise<Listed<Row>>,
): Promise<CursorPage<Row>> {
  const after = readCursor(query.cursor, z.uuid());
  const { items, hasMore, ...totals } = await find({ ...query, after });
  const last = items.at(-1);
  return { items, next_cursor: hasMore && last ? writeCursor(last.id) : null, ...totals };
}

async function pageAfter<Row, Item>(
  { per_page }: PageQuery,
  after: string | null,
  keyOf: (row: Row) => string,
  { list, count, maxCounted = Number.MAX_SAFE_INTEGER, present }: PagedList<Row, Item>,
): Promise<CursorPage<Item>> {
  const rows = await list({ after, limit: per_page + 1 });
  const shown = rows.slice(0, per_page);
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length;
  const total = after === null && !hasMore ? rows.length : await count(maxCounted + 1);
  return {
    items: shown.map(row => present(row)),
    next_cursor: hasMore && last ? writeCursor(keyOf(last)) : null,
    total: Math.min(total, maxCounted),
    total_is_exact: total <= maxCounted,
  };
}

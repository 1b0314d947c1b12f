import { z } from 'zod';
import type { PageAfter } from '../db/chunks-after.ts';
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

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly per_page: number;
}

interface KeyedList<Key, Row, Facts> {
  readonly key: z.ZodType<Key>;
  /** Reads up to `limit` rows, with what else the page says of its list. */
  readonly list: (place: PageAfter<Key>) => Promise<{ readonly rows: readonly Row[] } & Facts>;
  readonly keyOf: (row: Row) => Key;
}

/** The key of a list that is sorted by id. */
export const byId = { key: z.uuid(), keyOf: ({ id }: { readonly id: string }) => id };

/** One page of any list. Reads one row more, to know if there is a next page. */
export async function pageAfter<Key, Row, Facts>(
  { cursor, per_page }: PageQuery,
  { key, list, keyOf }: KeyedList<Key, Row, Facts>,
) {
  const { rows, ...facts } = await list({ after: readCursor(cursor, key), limit: per_page + 1 });
  const items = rows.slice(0, per_page);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > per_page && last ? writeCursor(keyOf(last)) : null, ...facts };
}

/** How a list reads and counts its rows. */
interface CountedList<Row, Item> {
  readonly list: (place: PageAfter) => Promise<readonly Row[]>;
  /** Called if the first page does not hold all rows. Counts up to `max`. */
  readonly count: (max: number) => Promise<number>;
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

/** One page of a list that is sorted by id. */
export function cursorPage<Row extends { readonly id: string }, Item>(
  query: PageQuery,
  list: CountedList<Row, Item>,
): Promise<CursorPage<Item>> {
  return countedPage(query, byId.key, { ...list, keyOf: byId.keyOf });
}

/** One page of a list that is sorted by another text. */
export function keyedPage<Row, Item>(
  query: PageQuery,
  list: CountedList<Row, Item> & { readonly keyOf: (row: Row) => string },
): Promise<CursorPage<Item>> {
  return countedPage(query, z.string(), list);
}

async function countedPage<Row, Item>(
  query: PageQuery,
  key: z.ZodType<string>,
  {
    list,
    keyOf,
    count,
    maxCounted = Number.MAX_SAFE_INTEGER,
    present,
  }: CountedList<Row, Item> & { readonly keyOf: (row: Row) => string },
): Promise<CursorPage<Item>> {
  const page = await pageAfter(query, {
    key,
    list: async place => {
      const rows = await list(place);
      const isWhole = place.after === null && rows.length < place.limit;
      const total = isWhole ? rows.length : await count(maxCounted + 1);
      return { rows, total: Math.min(total, maxCounted), total_is_exact: total <= maxCounted };
    },
    keyOf,
  });
  return { ...page, items: page.items.map(row => present(row)) };
}

import { isShortSearch } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { countMatches } from './count-queries.ts';
import { type FoundFilter, filteredPages, type ListedPage } from './list-queries.ts';
import { pageColumns } from './queries.ts';

export type { FoundFilter, ListedPage } from './list-queries.ts';

/** Rows of one answer: some two megabytes. */
const rowsAtOnce = 2_000;
/** Up to this many matches, every query uses the indexes; above it, scanning all pages is cheaper. */
const fewMatches = 10_000;
/** Pages read per query when scanning. */
const walkedAtOnce = 5_000;
const beforeAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** All pages of a filter, newest first, in parts. Each part is a separate query: no cursor stays open between them. */
export async function* walkPages(db: Db, filter: FoundFilter): AsyncGenerator<ListedPage[]> {
  const isFew =
    isShortSearch(filter.search) || (await countMatches(db, filter, fewMatches + 1)) <= fewMatches;
  let before = beforeAll;
  for (;;) {
    const [rows, next] = await (isFew ? nextFew(db, filter, before) : nextWalked(db, filter, before));
    if (rows.length > 0) yield rows;
    if (next === null) return;
    before = next;
  }
}

type Step = [rows: ListedPage[], next: string | null];

async function nextFew(db: Db, filter: FoundFilter, before: string): Promise<Step> {
  const rows = await withColumns(filteredPages(db, filter).where('g.id', '<', before).limit(rowsAtOnce));
  return [rows, rows.length < rowsAtOnce ? null : (rows.at(-1)?.id ?? null)];
}

/** The key is followed and every page held against the filter: linear in all pages, whatever the filter is. */
async function nextWalked(db: Db, filter: FoundFilter, before: string): Promise<Step> {
  const end = await db
    .selectFrom('generated_landing_pages')
    .select('id')
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .offset(walkedAtOnce - 1)
    .limit(1)
    .executeTakeFirst();
  const behind = filteredPages(db, filter).where('g.id', '<', before);
  const rows = await withColumns((end ? behind.where('g.id', '>=', end.id) : behind).limit(rowsAtOnce));
  // A full answer may end inside the range. The next query starts there.
  return [rows, rows.length === rowsAtOnce ? (rows.at(-1)?.id ?? null) : (end?.id ?? null)];
}

function withColumns(query: ReturnType<typeof filteredPages>): Promise<ListedPage[]> {
  return query
    .leftJoin('landing_page_templates as t', 't.id', 'g.template_id')
    .select(pageColumns)
    .select('t.name as template_name')
    .orderBy('g.id', 'desc')
    .execute();
}

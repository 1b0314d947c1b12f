import { type Insertable, type Selectable, sql } from 'kysely';
import { newestSearched } from '../../../contract/platform/route.ts';
import { isShortSearch } from '../../../engine/index.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { contains } from '../../platform/db/folded-search.ts';
import type { GiveawayDraws, GiveawayEntries } from '../../platform/db/tables.ts';

const columns = [
  'e.id',
  'e.full_name_1',
  'e.full_name_2',
  'e.state',
  'e.email',
  'e.phone',
  'e.page_path',
  'e.spam_reason',
  'e.created_at',
] as const;

/** Entries that contain a text. `probe`: its rarest part, the only one that the search index looks up. */
export function filteredEntries(db: Db, search?: string, probe?: string) {
  const query = db.selectFrom(eb => {
    const all = eb.selectFrom('giveaway_entries').selectAll();
    return (isShortSearch(search) ? all.orderBy('id', 'desc').limit(newestSearched) : all).as('e');
  });
  return search ? query.where(contains(sql<string>`e.search`, [search], probe)) : query;
}

function entries(db: Db, search?: string) {
  return filteredEntries(db, search)
    .select(columns)
    .select(eb => [
      'e.wedding_date',
      eb
        .exists(eb.selectFrom('giveaway_draws as d').select('d.id').whereRef('d.entry_id', '=', 'e.id'))
        .as('has_won'),
    ]);
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export async function listEntries(
  db: Db,
  { search, after, limit }: PageAfter & { search?: string | undefined },
) {
  let query = entries(db, search).orderBy('e.id', 'desc').limit(limit);
  if (after) query = query.where('e.id', '<', after);
  return query.execute();
}

/** Newest first. */
export async function listEntriesByIds(db: Db, ids: readonly string[]): Promise<EntryRow[]> {
  return entries(db).where('e.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('e.id', 'desc').execute();
}

/** How many there are, counted up to `most`. */
export async function countEntries(db: Db, search: string | undefined, max: number): Promise<number> {
  return countRows(db, filteredEntries(db, search).select('e.id').limit(max));
}

export async function findEntry(db: Db, id: string): Promise<EntryRow | undefined> {
  return entries(db).where('e.id', '=', id).executeTakeFirst();
}

/** Does nothing when the address has entered already. */
export async function insertEntry(
  trx: Db,
  entry: Omit<Insertable<GiveawayEntries>, 'search' | 'created_at'>,
): Promise<void> {
  await trx
    .insertInto('giveaway_entries')
    .values(entry)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Deletes an entry. False if there was none. */
export async function deleteEntry(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('giveaway_entries')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Blocks other entries, deletions and draws until the transaction ends: positions stay the same. */
export async function holdEntries(trx: Trx): Promise<void> {
  await sql`lock table giveaway_entries in share row exclusive mode`.execute(trx);
}

function whoCanWin(db: Db, leavesOutWinners: boolean) {
  const query = db.selectFrom('giveaway_entries as e').where('e.spam_reason', 'is', null);
  if (!leavesOutWinners) return query;
  return query.where(eb =>
    eb.not(
      eb.exists(eb.selectFrom('giveaway_draws as d').select('d.id').whereRef('d.entry_id', '=', 'e.id')),
    ),
  );
}

export async function countWhoCanWin(db: Db, leavesOutWinners: boolean): Promise<number> {
  return countRows(db, whoCanWin(db, leavesOutWinners).select('e.id'));
}

/** The entry at this position, counted from 1, in the order of entering. */
export async function findAtPlace(
  trx: Trx,
  leavesOutWinners: boolean,
  place: number,
): Promise<string | undefined> {
  const row = await whoCanWin(trx, leavesOutWinners)
    .select('e.id')
    .orderBy('e.id')
    .offset(place - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function insertDraw(trx: Trx, draw: Omit<Insertable<GiveawayDraws>, 'drawn_at'>): Promise<void> {
  await trx.insertInto('giveaway_draws').values(draw).execute();
}

export type DrawRow = Selectable<GiveawayDraws> & { readonly drawer: string | null };

export async function listDraws(db: Db, limit: number): Promise<DrawRow[]> {
  return db
    .selectFrom('giveaway_draws as d')
    .leftJoin('auth_users as u', 'u.id', 'd.drawn_by')
    .selectAll('d')
    .select('u.email as drawer')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
}

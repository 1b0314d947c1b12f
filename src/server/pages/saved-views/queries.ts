import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { savedViewInputSchema } from '../../../contract/pages/saved-views.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { SavedViews } from '../../platform/db/tables.ts';

export type SavedViewTable = Selectable<SavedViews> & { readonly email: string };
type Input = z.output<typeof savedViewInputSchema>;

/** More than users store or look through. */
const maxListed = 500;

function views(db: Db) {
  return db
    .selectFrom('saved_views as v')
    .innerJoin('auth_users as u', 'u.id', 'v.user_id')
    .selectAll('v')
    .select('u.email');
}

export async function listSavedViews(db: Db, userId: string): Promise<SavedViewTable[]> {
  return views(db)
    .where('v.list', '=', 'pages')
    .where(eb => eb.or([eb('v.user_id', '=', userId), eb('v.is_shared', '=', true)]))
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .limit(maxListed)
    .execute();
}

export async function countOwn(trx: Trx, userId: string): Promise<number> {
  return countRows(trx, trx.selectFrom('saved_views').select('id').where('user_id', '=', userId));
}

/** One's own view, locked; a view that only others have is not there. */
export async function lockOwn(trx: Trx, id: string, userId: string): Promise<SavedViewTable | undefined> {
  return views(trx).where('v.id', '=', id).where('v.user_id', '=', userId).forUpdate('v').executeTakeFirst();
}

/** False when one has a view of that name. */
export async function insertSavedView(
  trx: Trx,
  { id, userId, input }: { id: string; userId: string; input: Input },
): Promise<boolean> {
  const row = await trx
    .insertInto('saved_views')
    .values({ id, user_id: userId, list: 'pages', ...input, filter: JSON.stringify(input.filter) })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isNameTaken(
  trx: Trx,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('saved_views')
    .select('id')
    .where('user_id', '=', userId)
    .where('list', '=', 'pages')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSavedView(trx: Trx, id: string, input: Input): Promise<void> {
  await trx
    .updateTable('saved_views')
    .set({ ...input, filter: JSON.stringify(input.filter), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedView(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('saved_views').where('id', '=', id).execute();
}

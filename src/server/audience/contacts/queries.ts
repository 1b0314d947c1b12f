import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { Contacts } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';

export type ContactTable = Omit<Selectable<Contacts>, 'search'>;

const columns = [
  'id',
  'name',
  'root_id',
  'merged_into',
  'merged_at',
  'shown_name',
  'last_at',
  'waiting_since',
  'quiet_since',
  'assignee_id',
  'is_spam',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ContactTable)[];

export const contactMissing = () =>
  new AppError('not-found', 'Contact not found.', { reason: 'contact-missing' });

/** The record that a person is shown as; `id` may be that of a merged one. */
export async function getRoot(db: Db, id: string): Promise<ContactTable> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('id', '=', eb => eb.selectFrom('contacts').select('root_id').where('id', '=', id))
    .executeTakeFirstOrThrow(contactMissing);
}

/** The records of these persons, roots among them, oldest first. */
export async function listRecords(db: Db, rootIds: readonly string[]): Promise<ContactTable[]> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where(
      sql<boolean>`id = any(${rootIds}::uuid[]) or (merged_into is not null and root_id = any(${rootIds}::uuid[]))`,
    )
    .orderBy('id')
    .execute();
}

export async function listContactsByIds(db: Db, ids: readonly string[]): Promise<ContactTable[]> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Locks a record and returns the id of its person; null: it was deleted. */
export async function lockRecord(trx: Trx, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('contacts')
    .select('root_id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.root_id ?? null;
}

/** Locks all records of a person, the root last: a transaction that holds a record may wait for its root, never the other way. */
export async function lockRecords(trx: Trx, rootId: string): Promise<void> {
  await sql`
    select from contacts where merged_into is not null and root_id = ${rootId} order by id for no key update
  `.execute(trx);
  await sql`select from contacts where id = ${rootId} for no key update`.execute(trx);
}

/** One merge at a time, so that none is decided by what another changes. */
export async function lockMerges(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('merge contacts'))`.execute(trx);
}

export async function insertContacts(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('contacts')
    .values(ids.map(id => ({ id, root_id: id })))
    .execute();
}

export async function updateName(trx: Trx, id: string, name: string): Promise<void> {
  await trx.updateTable('contacts').set({ name }).where('id', '=', id).execute();
}

export async function touchContact(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('contacts').set({ updated_at: sql`now()` }).where('id', '=', id).execute();
}

/** Shows the records of one person as a part of another. */
export async function joinRecords(trx: Trx, { root, into }: { root: string; into: string }): Promise<void> {
  await sql`
    update contacts set root_id = ${into}, last_at = null, waiting_since = null, quiet_since = null, assignee_id = null,
      is_spam = false, search = '',
      merged_into = case when id = ${root} then ${into}::uuid else merged_into end,
      merged_at = case when id = ${root} then now() else merged_at end
    where id = ${root} or (merged_into is not null and root_id = ${root})`.execute(trx);
}

/** Takes a merged record out again, with the records that were merged into it. */
export async function separateRecord(trx: Trx, id: string): Promise<void> {
  await sql`
    with recursive own as (
      select id from contacts where id = ${id}
      union select c.id from contacts c join own on c.merged_into = own.id
    )
    update contacts set root_id = ${id},
      merged_into = case when contacts.id = ${id} then null else merged_into end,
      merged_at = case when contacts.id = ${id} then null else merged_at end
    from own where own.id = contacts.id`.execute(trx);
}

/** Deletes the records of a person, with all their points and messages. */
export async function deletePerson(trx: Trx, rootId: string): Promise<void> {
  await sql`
    delete from contacts where id = ${rootId} or (merged_into is not null and root_id = ${rootId})`.execute(
    trx,
  );
}

/** Deletes a record to which nothing was given. */
export async function deleteContact(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('contacts').where('id', '=', id).execute();
}

import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { Messages } from '../../platform/db/tables.ts';

/** Adds to the timeline of a contact. */
export async function insertMessage(trx: Trx, message: Insertable<Messages>): Promise<void> {
  await trx.insertInto('messages').values(message).execute();
}

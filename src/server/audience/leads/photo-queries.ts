import type { Selectable } from 'kysely';
import { photoRules } from '../../../contract/audience/lead-forms.ts';
import type { Db } from '../../platform/db/database.ts';
import type { LeadPhotos } from '../../platform/db/tables.ts';
import { lockLead } from './queries.ts';

export type LeadPhotoTable = Selectable<LeadPhotos>;

export async function listPhotos(db: Db, leadIds: readonly string[]): Promise<LeadPhotoTable[]> {
  if (leadIds.length === 0) return [];
  return db
    .selectFrom('lead_photos')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('lead_id')
    .orderBy('number')
    .execute();
}

/**
 * Assigns the next number of the lead to a photo. `place` stores the file before the row is visible. A deletion of the
 * lead waits.
 */
export async function insertPhoto(
  db: Db,
  photo: Omit<LeadPhotoTable, 'number' | 'created_at'>,
  place: (number: number) => Promise<void>,
): Promise<'kept' | 'full' | 'there'> {
  return db.transaction().execute(async trx => {
    await lockLead(trx, photo.lead_id);
    const { count } = await trx
      .selectFrom('lead_photos')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('lead_id', '=', photo.lead_id)
      .executeTakeFirstOrThrow();
    if (count >= photoRules.max) return 'full';
    const row = await trx
      .insertInto('lead_photos')
      .values({ ...photo, number: count + 1 })
      .onConflict(conflict => conflict.columns(['lead_id', 'source_hash']).doNothing())
      .returning('number')
      .executeTakeFirst();
    if (!row) return 'there';
    await place(row.number);
    return 'kept';
  });
}

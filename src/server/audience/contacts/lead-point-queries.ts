import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type ContactPoint, pointsOf } from './contact-points.ts';

/** A person with more requests is recognized by their newest. */
const maxLeads = 1_000;

/** The numbers and addresses that the requests of these records name, suspected spam left out. */
export async function listPointsOfLeads(db: Db, contactIds: readonly string[]): Promise<ContactPoint[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['phone', 'email'])
    .distinct()
    .where(
      'id',
      'in',
      db
        .selectFrom('leads')
        .select('id')
        .where('contact_id', '=', sql<string>`any(${contactIds}::uuid[])`)
        .where('suspected_spam', '=', false)
        .orderBy('id', 'desc')
        .limit(maxLeads),
    )
    .execute();
  return rows.flatMap(pointsOf);
}

/** True if a request of one of these records is left. */
export async function haveLeads(db: Db, contactIds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('contact_id', '=', sql<string>`any(${contactIds}::uuid[])`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { ContactPoint } from './contact-points.ts';

export interface OwnedPoint extends ContactPoint {
  readonly contact_id: string;
}

const columns = ['contact_id', 'kind', 'value', 'extension'] as const;
const asPoint = (row: {
  contact_id: string;
  kind: string;
  value: string;
  extension: string;
}): OwnedPoint => ({
  ...row,
  kind: row.kind === 'phone' ? 'phone' : 'email',
});

/** Which of these points are known, and whose they are. */
export async function findPoints(db: Db, points: readonly ContactPoint[]): Promise<OwnedPoint[]> {
  if (points.length === 0) return [];
  const rows = await db
    .selectFrom('contact_points')
    .select(columns)
    .where(
      sql<boolean>`(kind, value, extension) in (
        select * from unnest(${points.map(({ kind }) => kind)}::text[], ${points.map(({ value }) => value)}::text[],
          ${points.map(({ extension }) => extension)}::text[]))`,
    )
    .execute();
  return rows.map(asPoint);
}

/** Contacts with one of these numbers, whatever the extension, or addresses. */
export async function findOwners(db: Db, values: readonly string[]): Promise<string[]> {
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('contact_points')
    .select('contact_id')
    .distinct()
    .where('kind', 'in', ['phone', 'email'])
    .where('value', '=', sql<string>`any(${values}::text[])`)
    .limit(50)
    .execute();
  return rows.map(row => row.contact_id);
}

/** The points of these contacts, oldest first. */
export async function listPoints(db: Db, contactIds: readonly string[]): Promise<OwnedPoint[]> {
  const rows = await db
    .selectFrom('contact_points')
    .select(columns)
    .where('contact_id', '=', sql<string>`any(${contactIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('value')
    .execute();
  return rows.map(asPoint);
}

/**
 * Gives points to contacts and returns those that were given. A point that another transaction is giving is waited for,
 * so two requests of one person at once are one contact.
 */
export async function insertPoints(
  db: Db,
  points: readonly OwnedPoint[],
  is_by_staff = false,
): Promise<OwnedPoint[]> {
  if (points.length === 0) return [];
  const rows = await db
    .insertInto('contact_points')
    .values(
      points.map(({ contact_id, kind, value, extension }) => ({
        contact_id,
        kind,
        value,
        extension,
        is_by_staff,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning(columns)
    .execute();
  return rows.map(asPoint);
}

/** The points as those of a contact. */
export const ownedBy = (contact_id: string, points: readonly ContactPoint[]): OwnedPoint[] =>
  points.map(({ kind, value, extension }) => ({ contact_id, kind, value, extension }));

export async function deletePoints(trx: Trx, points: readonly ContactPoint[]): Promise<void> {
  for (const { kind, value, extension } of points) {
    await trx
      .deleteFrom('contact_points')
      .where('kind', '=', kind)
      .where('value', '=', value)
      .where('extension', '=', extension)
      .execute();
  }
}

/** Removes points that only deleted requests had. `kept`: those of the requests that are left. */
export async function deleteForgottenPoints(
  trx: Trx,
  contactId: string,
  kept: readonly ContactPoint[],
): Promise<void> {
  await sql`
    delete from contact_points where contact_id = ${contactId} and not is_by_staff and (kind, value, extension) not in (
      select * from unnest(${kept.map(({ kind }) => kind)}::text[], ${kept.map(({ value }) => value)}::text[],
        ${kept.map(({ extension }) => extension)}::text[]))`.execute(trx);
}

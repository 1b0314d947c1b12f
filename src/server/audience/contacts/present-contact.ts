import type { Contact } from '../../../contract/audience/contacts.ts';
import type { Db } from '../../platform/db/database.ts';
import { presentPhone } from './contact-points.ts';
import { listPointsOfLeads } from './lead-point-queries.ts';
import { findOwners, listPoints, type OwnedPoint } from './point-queries.ts';
import { type ContactTable, getRoot, listContactsByIds, listRecords } from './queries.ts';

/** The person of a record. */
export async function readContact(db: Db, id: string): Promise<Contact> {
  return presentContact(db, await getRoot(db, id));
}

export async function presentContact(db: Db, root: ContactTable): Promise<Contact> {
  const records = await listRecords(db, [root.id]);
  const ids = records.map(record => record.id);
  const [points, named] = await Promise.all([listPoints(db, ids), listPointsOfLeads(db, ids)]);
  return {
    id: root.id,
    name: root.shown_name,
    ...presentPoints(points),
    merged: records.flatMap(({ id, name, merged_into, merged_at }) =>
      merged_into && merged_at ? [{ id, name, into: merged_into, merged_at: merged_at.toISOString() }] : [],
    ),
    similar: await similarTo(
      db,
      ids,
      [...points, ...named].map(({ value }) => value),
    ),
    created_at: root.created_at.toISOString(),
    updated_at: root.updated_at.toISOString(),
  };
}

export const presentPoints = (points: readonly OwnedPoint[]): Pick<Contact, 'phones' | 'emails'> => ({
  phones: points.filter(({ kind }) => kind === 'phone').map(presentPhone),
  emails: points.filter(({ kind }) => kind === 'email').map(({ value }) => value),
});

const maxSimilar = 10;

/** Other persons who have one of these numbers or addresses. */
async function similarTo(
  db: Db,
  ids: readonly string[],
  values: readonly string[],
): Promise<Contact['similar']> {
  const owners = (await findOwners(db, [...new Set(values)])).filter(id => !ids.includes(id));
  const records = await listContactsByIds(db, owners);
  const roots = await listContactsByIds(db, [...new Set(records.map(record => record.root_id))]);
  return roots.slice(0, maxSimilar).map(({ id, shown_name }) => ({ id, name: shown_name }));
}

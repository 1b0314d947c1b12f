import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import { haveLeads, listPointsOfLeads } from './lead-point-queries.ts';
import { deleteForgottenPoints } from './point-queries.ts';
import { deletePerson, listRecords } from './queries.ts';
import { lockPerson } from './refresh-contact.ts';
import { refreshContacts } from './summary-queries.ts';

/**
 * Removes what a contact has of a deleted lead: numbers and addresses that no other lead names and no staff entered. With
 * the last lead of a person all of the person goes: notes, calls, records.
 */
export async function forgetLead(trx: Trx, contactId: string | null): Promise<void> {
  const root = contactId === null ? null : await lockPerson(trx, contactId);
  if (contactId === null || root === null) return;
  const records = await listRecords(trx, [root]);
  if (
    await haveLeads(
      trx,
      records.map(({ id }) => id),
    )
  ) {
    await deleteForgottenPoints(trx, contactId, await listPointsOfLeads(trx, [contactId]));
    await refreshContacts(trx, [root]);
  } else await deletePerson(trx, root);
  await announce(trx, { kind: 'contacts' });
}

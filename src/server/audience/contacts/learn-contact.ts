import type { Trx } from '../../platform/db/database.ts';
import { pointsOf } from './contact-points.ts';
import { insertPoints, ownedBy } from './point-queries.ts';
import { refreshContact } from './refresh-contact.ts';

interface ChangedLead {
  readonly contact_id: string | null;
  readonly phone: string;
  readonly email: string;
  readonly suspected_spam: boolean;
}

/** Adds what a changed lead says of its person. Numbers and addresses of others stay theirs. */
export async function learnContact(
  trx: Trx,
  { contact_id, suspected_spam, ...lead }: ChangedLead,
): Promise<void> {
  if (contact_id !== null && !suspected_spam) await insertPoints(trx, ownedBy(contact_id, pointsOf(lead)));
  await refreshContact(trx, contact_id);
}

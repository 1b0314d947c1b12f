import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import { lockRecord } from './queries.ts';
import { refreshContacts } from './summary-queries.ts';

/** Computes again what lists show of the person of this record, in the transaction that changed something about it. */
export async function refreshContact(trx: Trx, id: string | null): Promise<void> {
  const root = id === null ? null : await lockPerson(trx, id);
  if (root === null) return;
  await refreshContacts(trx, [root]);
  await announce(trx, { kind: 'contacts' });
}

/** Locks a record and its root, and returns the root; null: the record was deleted. A merge waits until the end. */
export async function lockPerson(trx: Trx, id: string): Promise<string | null> {
  const root = await lockRecord(trx, id);
  if (root === null || root === id) return root;
  await lockRecord(trx, root);
  return root;
}

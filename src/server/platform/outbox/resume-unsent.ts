import type { Db } from '../db/database.ts';
import { deliverNow, type Outbox } from './outbox.ts';
import { listUnsentMessages } from './queries.ts';

/** Older messages are left to staff: last month's requests are not useful by mail after setting up a mail server. */
const days = 3;

/** Sends unsent messages at startup, after a stop or once a mail server is configured. */
export async function resumeUnsent(db: Db, outbox: Outbox): Promise<void> {
  if (!outbox.canSend) return;
  for (const { id } of await listUnsentMessages(db, days)) {
    await db.transaction().execute(trx => deliverNow(outbox, trx, id));
  }
}

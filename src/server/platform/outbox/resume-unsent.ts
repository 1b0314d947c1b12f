import type { Db } from '../db/database.ts';
import { deliverNow, type Outbox } from './outbox.ts';
import { listUnsentMessages } from './queries.ts';

/** Older news is left to people: nobody wants last month's requests by mail on the day a mail server is set up. */
const days = 3;

/** At start: what is unsent goes out now, be it that the program was stopped or that there was no mail server until today. */
export async function resumeUnsent(db: Db, outbox: Outbox): Promise<void> {
  if (!outbox.canSend) return;
  for (const { id } of await listUnsentMessages(db, days)) {
    await db.transaction().execute(trx => deliverNow(outbox, trx, id));
  }
}

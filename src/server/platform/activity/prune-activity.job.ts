import type { Db } from '../db/database.ts';
import type { JobKind } from '../jobs/queue.ts';
import { deleteOldActivity } from './queries.ts';

export const pruneActivityJob = 'prune-activity';

/** Long enough to compare two seasons, but personal data is not kept forever. */
export const daysKept = 365;
const atOnce = 5_000;
const aDay = 24 * 3_600 * 1_000;

/** Deletes entries older than a year, once a day. Duplicates in the queue are dropped. */
export function pruneActivity(db: Db): JobKind {
  return {
    name: pruneActivityJob,
    policy: 'short',
    run: async (_payload, attempt) => {
      while ((await deleteOldActivity(db, { days: daysKept, atMost: atOnce })) === atOnce) {
        attempt.signal.throwIfAborted();
      }
      await db.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + aDay)));
    },
  };
}

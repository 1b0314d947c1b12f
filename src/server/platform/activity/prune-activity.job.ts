import type { Db } from '../db/database.ts';
import type { JobKind } from '../jobs/queue.ts';
import { deleteOldActivity } from './queries.ts';

export const pruneActivityJob = 'prune-activity';

/** Two seasons can be compared; nobody's doings are kept for ever. */
export const daysKept = 365;
const atOnce = 5_000;
const aDay = 24 * 3_600 * 1_000;

/** Forgets what is older than a year, and comes back tomorrow. While one waits, another (sent at each start) is dropped. */
export function pruneActivity(db: Db): JobKind {
  return {
    name: pruneActivityJob,
    concurrency: 1,
    policy: 'short',
    run: async (_payload, attempt) => {
      while ((await deleteOldActivity(db, { days: daysKept, atMost: atOnce })) === atOnce) {
        attempt.signal.throwIfAborted();
      }
      await db.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + aDay)));
    },
  };
}

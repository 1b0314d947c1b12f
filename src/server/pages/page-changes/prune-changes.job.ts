import type { Db } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { deleteOldChanges } from './queries.ts';

export const pruneChangesJobName = 'prune-page-changes';

const atOnce = 50;
const aDay = 24 * 3_600 * 1_000;

/** Forgets changes that can't be undone any more, and comes back tomorrow. */
export function pruneChangesJob(db: Db): JobKind {
  return {
    name: pruneChangesJobName,
    policy: 'short',
    run: async (_payload, attempt) => {
      while ((await deleteOldChanges(db, atOnce)) === atOnce) attempt.signal.throwIfAborted();
      await db.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + aDay)));
    },
  };
}

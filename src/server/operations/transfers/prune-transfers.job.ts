import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { deleteOldTransfers } from './queries.ts';
import { dropStrayFiles } from './transfer-files.ts';

export const pruneTransfersJob = 'prune-transfers';

/** Files of exports are large and quickly old. */
const daysKept = 14;
const maxKept = 20;
const aDay = 24 * 3_600 * 1_000;

/** Deletes old exports and imports with their files, and runs again tomorrow. Only one job waits at a time. */
export function pruneTransfers(db: Db, { dataDir }: Pick<Config, 'dataDir'>): JobKind {
  return {
    name: pruneTransfersJob,
    policy: 'short',
    run: async (_payload, attempt) => {
      const known = await deleteOldTransfers(db, { days: daysKept, most: maxKept });
      await dropStrayFiles(dataDir, known);
      await db.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + aDay)));
    },
  };
}

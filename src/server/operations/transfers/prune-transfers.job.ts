import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { recurringJob } from '../../platform/jobs/recurring-job.ts';
import { deleteOldTransfers } from './queries.ts';
import { dropStrayFiles } from './transfer-files.ts';

/** Export files are large and soon outdated. */
const daysKept = 14;
const maxKept = 20;
const aDay = 24 * 3_600 * 1_000;

/** Deletes old exports and imports with their files. */
export const pruneTransfers = (db: Db, { dataDir }: Pick<Config, 'dataDir'>) =>
  recurringJob(db, {
    name: 'prune-transfers',
    interval: aDay,
    work: async () => dropStrayFiles(dataDir, await deleteOldTransfers(db, { days: daysKept, max: maxKept })),
  });

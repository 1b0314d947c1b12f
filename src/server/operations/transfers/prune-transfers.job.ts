import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { recurringJob } from '../../platform/jobs/recurring-job.ts';
import { dropLeftSpools } from './photo-files.ts';
import { deleteOldTransfers } from './queries.ts';
import { isWithoutImport } from './staging-queries.ts';
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
    work: async () => {
      await dropStrayFiles(dataDir, await deleteOldTransfers(db, { days: daysKept, max: maxKept }));
      await db.transaction().execute(async trx => {
        if (await isWithoutImport(trx)) await dropLeftSpools(trx, dataDir);
      });
    },
  });

import type { Db } from '../db/database.ts';
import { recurringJob } from '../jobs/recurring-job.ts';
import { deleteOldActivity } from './queries.ts';

/** Long enough to compare two seasons; personal data is not stored longer. */
export const daysKept = 365;
const atOnce = 5_000;
const aDay = 24 * 3_600 * 1_000;

/** Deletes entries older than a year. */
export const pruneActivity = (db: Db) =>
  recurringJob(db, {
    name: 'prune-activity',
    interval: aDay,
    work: async ({ signal }) => {
      while ((await deleteOldActivity(db, { days: daysKept, atMost: atOnce })) === atOnce)
        signal.throwIfAborted();
    },
  });

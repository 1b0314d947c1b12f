import type { Db } from '../../platform/db/database.ts';
import { recurringJob } from '../../platform/jobs/recurring-job.ts';
import { deleteOldChanges } from './queries.ts';

const atOnce = 50;
const aDay = 24 * 3_600 * 1_000;

/** Deletes changes that can't be undone any more. */
export const pruneChangesJob = (db: Db) =>
  recurringJob(db, {
    name: 'prune-page-changes',
    interval: aDay,
    work: async ({ signal }) => {
      while ((await deleteOldChanges(db, atOnce)) === atOnce) signal.throwIfAborted();
    },
  });

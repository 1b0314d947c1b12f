import { approveBatch } from '../../generation/batches/approve-batch.ts';
import { getBatch } from '../../generation/batches/queries.ts';
import { startGeneration } from '../../generation/batches/start-generation.ts';
import { isForecastOnItsWay } from '../../generation/likeness/request-forecast.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteSetting } from '../../platform/db/settings.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobKind, JobQueue } from '../../platform/jobs/queue.ts';
import { findPending, pendingMark } from './setup-marks.ts';

export const finishSetupJob = 'finish-setup';

const soon = 500;

/**
 * Approves and starts the first pages of a new business as soon as they are planned and have a forecast: what is decided
 * about them is recorded with its figures.
 */
export function finishSetupOf({ kysely: db }: Database, queue: () => JobQueue): JobKind {
  return {
    name: finishSetupJob,
    run: async (_, attempt) => {
      const pending = await findPending(db);
      if (!pending) return;
      const { batch_id, overrules, user_id } = pending;
      const batch = await getBatch(db, batch_id).catch(() => null);
      const isWaiting =
        batch?.status === 'planning' &&
        (batch.planned_at === null || (await isForecastOnItsWay(db, batch_id)));
      if (isWaiting) {
        await db.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + soon)));
        return;
      }
      try {
        if (batch?.status === 'planning') {
          const overrule = { reason: 'Made by setting up; out of search engines until towns have facts.' };
          await approveBatch(
            { db, queue: queue() },
            batch_id,
            overrules ? { userId: user_id, overrule } : { userId: user_id },
          );
        }
        if ((await getBatch(db, batch_id)).status === 'approved')
          await startGeneration(db, queue(), batch_id);
      } catch (error) {
        // A gate needs a decision, or a user has decided already: the batch's own screen shows which.
        if (!(error instanceof AppError)) throw error;
      }
      await deleteSetting(db, pendingMark);
    },
    unfinished: async () => ((await findPending(db)) === null ? [] : [{}]),
  };
}

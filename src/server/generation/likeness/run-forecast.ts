import type { Database } from '../../platform/db/database.ts';
import { runAttempt } from '../../platform/jobs/locked-run.ts';
import type { Attempt } from '../../platform/jobs/queue.ts';
import { findCheckedBatch } from './batch-queries.ts';
import { computeLikeness } from './compute-likeness.ts';
import { beginLikeness, moveLikeness } from './queries.ts';

/** The interval of progress updates (ms), and the delay until a run notices that it was cancelled. */
const noteEvery = 400;

/** This run was cancelled or replaced, or its batch was deleted. */
class GivenUp extends Error {}

/** Computes a batch's forecast or its outlook, if one is requested, and stores the result or the reason of failure. */
export async function runForecast(
  database: Database,
  { batchId, isOutlook }: { readonly batchId: string; readonly isOutlook: boolean },
  attempt: Pick<Attempt, 'signal' | 'isLast'>,
): Promise<void> {
  const db = database.kysely;
  const batch = await findCheckedBatch(db, batchId);
  const begun = batch && (await beginLikeness(db, batchId, isOutlook));
  if (!begun) return;
  let noted = performance.now();
  const onProgress = async (progress: number) => {
    attempt.signal.throwIfAborted();
    if (performance.now() - noted < noteEvery) return;
    noted = performance.now();
    if (!(await moveLikeness(db, batchId, begun.run, { progress }))) throw new GivenUp();
  };
  const compute = async () => {
    try {
      const forecast = { ...batch, versionId: begun.template_version_id };
      const { found, percents } = await computeLikeness(database, forecast, onProgress);
      const result = JSON.stringify(found);
      await moveLikeness(db, batchId, begun.run, { state: 'done', progress: 1, result, percents });
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
    }
  };
  const fail = async (failure: string) => {
    await moveLikeness(db, batchId, begun.run, { state: 'failed', failure });
  };
  await runAttempt(attempt, compute, { fail });
}

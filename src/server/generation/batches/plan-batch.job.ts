import type { Database } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { planBatch } from './plan-batch.ts';
import { listUnfinishedBatches } from './queries.ts';
import { runBatchJob } from './run-batch-job.ts';

export function planBatchJob(database: Database): JobKind {
  return {
    name: 'plan-batch',
    concurrency: 2,
    run: (payload, attempt) =>
      runBatchJob(database, { payload, attempt, phase: 'planning' }, async (client, id) => {
        await planBatch(database.pool, client, id, attempt.signal);
        await attempt.send('forecast-likeness', { batch_id: id });
      }),
    unfinished: () => listUnfinishedBatches(database.kysely, 'planning'),
  };
}

import type { Database } from '../db/database.ts';
import type { JobKind } from '../jobs/queue.ts';
import { planBatch } from './plan-batch.ts';
import { runBatchJob } from './run-batch-job.ts';

export function planBatchJob(database: Database): JobKind {
  return {
    name: 'plan-batch',
    concurrency: 2,
    run: (payload, attempt) =>
      runBatchJob(database, { payload, attempt, phase: 'planning' }, (client, id) =>
        planBatch(database.pool, client, id, attempt.signal),
      ),
  };
}

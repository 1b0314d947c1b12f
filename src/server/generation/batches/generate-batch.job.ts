import type { Database } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { generateBatch } from './generate-batch.ts';
import { listUnfinishedBatches } from './queries.ts';
import { runBatchJob } from './run-batch-job.ts';

export function generateBatchJob(database: Database): JobKind {
  return {
    name: 'generate-batch',
    concurrency: 2,
    run: (payload, attempt) =>
      runBatchJob(database, { payload, attempt, phase: 'generating' }, async (client, id) => {
        await generateBatch(database, client, id, attempt.signal);
        await attempt.send('publish-pages', { batch_id: id });
      }),
    unfinished: () => listUnfinishedBatches(database.kysely, 'generating'),
  };
}

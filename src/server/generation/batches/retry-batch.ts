import type { Batch } from '../../../contract/generation/batches.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { requireTemplate, stillReverting } from './batch-status.ts';
import { lockTemplate } from './lock-template.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { presentBatch } from './present-batch.ts';
import { getBatch, lockBatch, markRetrying } from './queries.ts';
import { requireBatchPlaceholders } from './require-batch-placeholders.ts';

/** Retries only the failed pages of a batch. */
export async function retryBatch(db: Db, queue: JobQueue, id: string): Promise<Batch> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (batch.reverting_at) throw stillReverting();
    if (!presentBatch(batch).can_retry) {
      const message =
        batch.total_failed === 0
          ? 'No page of this batch has failed. Nothing to retry.'
          : batch.failed_while
            ? 'Batch was stopped by a failure. Resume it. Retry failed pages when it is done.'
            : `Batch is in ${batch.status} status. Retry failed pages when it is done.`;
      throw new AppError('conflict', message, { reason: 'nothing-to-retry' });
    }
    requireTemplate(batch);
    await lockTemplate(trx, batch);
    await requireBatchPlaceholders(trx, batch);
    await markRetrying(trx, id);
    await logBatchActivity(trx, 'retried', batch);
    await queue.send(trx, 'generate-batch', { batch_id: id });
    await announce(trx, { kind: 'batch', id });
    return presentBatch(await getBatch(trx, id));
  });
}

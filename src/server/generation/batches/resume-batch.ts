import type { Batch } from '../../../contract/generation/batches.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { stillReverting } from './batch-status.ts';
import { lockTemplate } from './lock-template.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { presentBatch } from './present-batch.ts';
import { getBatch, lockBatch, setBatchStatus } from './queries.ts';
import { requireBatchPlaceholders } from './require-batch-placeholders.ts';

/** Resumes a failed batch at the same place. */
export async function resumeBatch(db: Db, queue: JobQueue, id: string): Promise<Batch> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    if (batch.reverting_at) throw stillReverting();
    if (batch.status !== 'cancelled' || !batch.failed_while) {
      throw new AppError('conflict', `Batch is in ${batch.status} status. Nothing to resume.`, {
        reason: 'batch-status',
      });
    }
    await lockTemplate(trx, batch);
    const planning = batch.failed_while === 'planning';
    if (!planning) await requireBatchPlaceholders(trx, batch);
    await setBatchStatus(trx, id, planning ? 'planning' : 'generating', { failed_while: null, notice: null });
    await logBatchActivity(trx, 'resumed', batch);
    await queue.send(trx, planning ? 'plan-batch' : 'generate-batch', { batch_id: id });
    await announce(trx, { kind: 'batch', id });
    return presentBatch(await getBatch(trx, id));
  });
}

import { lockBatch } from '../batches/queries.ts';
import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { freezeVersion } from '../templates/freeze-version.ts';
import { lockTemplate } from '../templates/queries.ts';
import { requestLikeness, setBatchVersion } from './queries.ts';

/**
 * Has the forecast of a batch computed anew. A batch that is not yet approved takes up its template as it is now: this is how
 * variants that were added since reach it.
 */
export async function requestForecast(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  batchId: string,
  userId: string | null,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, batchId);
    if (!batch.planned_at) {
      throw new AppError('conflict', 'Batch is still being planned. Its forecast follows by itself.', {
        reason: 'still-planning',
      });
    }
    if (batch.total_planned === 0 || !batch.template_version_id) {
      throw new AppError('conflict', 'No planned URLs found in batch', { reason: 'nothing-planned' });
    }
    let versionId = batch.template_version_id;
    if (batch.status === 'planning' && batch.template_id) {
      const version = await freezeVersion(trx, await lockTemplate(trx, batch.template_id), userId);
      if (version.id !== versionId) await setBatchVersion(trx, batchId, version.id);
      versionId = version.id;
    }
    await requestLikeness(trx, batchId, versionId);
    await queue.send(trx, 'forecast-likeness', { batch_id: batchId });
    await announce(trx, { kind: 'batch', id: batchId });
  });
}

import { z } from 'zod';
import { announce } from '../../platform/db/announce.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { freezeVersion } from '../../templates/templates/freeze-version.ts';
import { lockTemplate } from '../../templates/templates/queries.ts';
import { dropOutlook, promoteOutlook } from '../likeness/outlook-queries.ts';
import { requestLikeness } from '../likeness/queries.ts';
import { plannedVersion } from '../likeness/request-forecast.ts';
import { readBatchInputs } from './job-batch.ts';
import { logBatchActivity } from './log-batch-activity.ts';
import { getBatch, lockBatch, useVersion } from './queries.ts';
import { requirePlanFields } from './read-plan.ts';

const fieldValues = z.record(z.string(), z.string());

/**
 * Changes a batch that is not yet approved to the newest version of its template. Its addresses stay. The outlook
 * becomes the forecast; without one, a forecast is computed.
 */
export async function switchToNewestVersion(
  { database, queue }: { readonly database: Database; readonly queue: JobQueue },
  batchId: string,
  userId: string | null,
): Promise<void> {
  await getBatch(database.kysely, batchId);
  const { locations } = await readBatchInputs(database.pool, batchId);
  await database.kysely.transaction().execute(async trx => {
    const batch = await lockBatch(trx, batchId);
    const own = plannedVersion(batch);
    if (batch.status !== 'planning') {
      throw new AppError('conflict', `Batch is in ${batch.status} status, its version stays`, {
        reason: 'batch-status',
      });
    }
    if (!batch.template_id) {
      throw new AppError('conflict', 'Batch has no associated template', { reason: 'template-missing' });
    }
    const template = await lockTemplate(trx, batch.template_id);
    requirePlanFields(template.custom_fields, fieldValues.parse(batch.field_values), locations);
    const version = await freezeVersion(trx, template, userId);
    if (version.id === own) return;
    await useVersion(trx, batchId, version.id);
    if (!(await promoteOutlook(trx, batchId, version.id))) {
      await dropOutlook(trx, batchId);
      await requestLikeness(trx, batchId, version.id);
      await queue.send(trx, 'forecast-likeness', { batch_id: batchId });
    }
    await logBatchActivity(trx, 'updated', batch);
    await announce(trx, { kind: 'batch', id: batchId });
  });
}

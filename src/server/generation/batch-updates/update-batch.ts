import { v7 as uuidv7 } from 'uuid';
import type { BatchOutdated, PageMove } from '../../../contract/pages/page-moves.ts';
import { presentMove } from '../../pages/page-moves/present-move.ts';
import { countOfBatch, findLastMoveOfBatch } from '../../pages/page-moves/queries.ts';
import { enqueueMove } from '../../pages/page-moves/start-move.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { lockTemplate } from '../../templates/templates/queries.ts';
import { requireVersionPlaceholders } from '../../templates/templates/version-placeholders.ts';
import { findNewestVersion, requireNewestVersion } from '../../templates/templates/version-queries.ts';
import { requireTemplate, stillReverting } from '../batches/batch-status.ts';
import { logBatchActivity } from '../batches/log-batch-activity.ts';
import { type BatchTable, getBatch, lockBatch, useVersion } from '../batches/queries.ts';

/** How many pages of a batch have an older version of its template than the newest, and how many are edited. */
export async function readBatchOutdated(db: Db, id: string): Promise<BatchOutdated> {
  const { template_id } = await getBatch(db, id);
  const newest = template_id ? await findNewestVersion(db, template_id) : undefined;
  const last = await findLastMoveOfBatch(db, id);
  const last_move = last ? presentMove(last) : null;
  if (!newest || !template_id) return { newest_version: null, outdated_count: 0, edited_count: 0, last_move };
  const counts = await countOfBatch(db, { batchId: id, templateId: template_id, versionId: newest.id });
  return {
    newest_version: newest.number,
    outdated_count: counts.outdated,
    edited_count: counts.edited,
    last_move,
  };
}

/**
 * Moves the pages of a batch to the newest version of its template. The batch changes to that version, so retries use
 * it too.
 */
export async function updateBatch(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  id: string,
  userId: string | null,
): Promise<PageMove> {
  return db.transaction().execute(async trx => {
    const batch = await lockBatch(trx, id);
    requireDone(batch);
    const template_id = batch.template_id ?? '';
    await lockTemplate(trx, template_id);
    const version = await requireNewestVersion(trx, template_id);
    await requireVersionPlaceholders(trx, version.id, 'until then the pages stay');
    const { outdated } = await countOfBatch(trx, {
      batchId: id,
      templateId: template_id,
      versionId: version.id,
    });
    await useVersion(trx, id, version.id);
    await logBatchActivity(trx, 'updated', batch);
    await announce(trx, { kind: 'batch', id });
    const canBeEmpty = batch.total_failed > 0 && batch.template_version_id !== version.id;
    const move = {
      id: uuidv7(),
      template_id,
      to_version_id: version.id,
      undoes: null,
      generation_batch_id: id,
      total_pages: outdated,
      created_by: userId,
    };
    return enqueueMove(trx, queue, move, { canBeEmpty });
  });
}

function requireDone(batch: BatchTable): void {
  requireTemplate(batch);
  if (batch.reverting_at) throw stillReverting();
  if (batch.status !== 'completed' && batch.status !== 'cancelled') {
    throw new AppError(
      'conflict',
      `Batch is in ${batch.status} status. Its pages can be updated when it is done.`,
      { reason: 'batch-status' },
    );
  }
}

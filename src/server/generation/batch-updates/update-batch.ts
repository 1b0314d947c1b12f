import { v7 as uuidv7 } from 'uuid';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { BatchOutdated } from '../../../contract/pages/page-moves.ts';
import { presentChange } from '../../pages/page-changes/present-change.ts';
import { findLastMove } from '../../pages/page-changes/queries.ts';
import { type ChangeParts, storeChange } from '../../pages/page-changes/start-change.ts';
import { countOfBatch } from '../../pages/page-moves/queries.ts';
import { freezeMove, nothingToMove } from '../../pages/page-moves/start-move.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findNewestVersion } from '../../templates/templates/version-queries.ts';
import { requireTemplate, stillReverting } from '../batches/batch-status.ts';
import { logBatchActivity } from '../batches/log-batch-activity.ts';
import { type BatchTable, getBatch, lockBatch, useVersion } from '../batches/queries.ts';

/** How many pages of a batch have an older version of its template than the newest, and how many are edited. */
export async function readBatchOutdated(db: Db, id: string): Promise<BatchOutdated> {
  const { template_id } = await getBatch(db, id);
  const newest = template_id ? await findNewestVersion(db, template_id) : undefined;
  const last = await findLastMove(db, { batchId: id });
  const last_move = last ? presentChange(last) : null;
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
  parts: ChangeParts,
  batchId: string,
  userId: string | null,
): Promise<PageChange> {
  const id = uuidv7();
  return storeChange(parts, id, async trx => {
    const batch = await lockBatch(trx, batchId);
    requireDone(batch);
    const templateId = batch.template_id ?? '';
    const { versionId, pages } = await freezeMove(trx, { id, templateId, batchId, userId });
    const isForRetry = batch.total_failed > 0 && batch.template_version_id !== versionId;
    if (pages === 0 && !isForRetry) throw nothingToMove();
    await useVersion(trx, batchId, versionId);
    await logBatchActivity(trx, 'updated', batch);
    await announce(trx, { kind: 'batch', id: batchId });
    return pages;
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

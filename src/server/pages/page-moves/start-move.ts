import { v7 as uuidv7 } from 'uuid';
import type { PageMove } from '../../../contract/pages/page-moves.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { lockTemplate } from '../../templates/templates/queries.ts';
import { requireVersionPlaceholders } from '../../templates/templates/version-placeholders.ts';
import { requireNewestVersion } from '../../templates/templates/version-queries.ts';
import { presentMove } from './present-move.ts';
import { countByVersion, getMove, insertMove, isMoving, type NewMove } from './queries.ts';

/** Stores a move of all pages of a template to its newest version, and its job with it. */
export async function startMove(
  { db, queue }: { db: Db; queue: JobQueue },
  templateId: string,
  userId: string | null,
): Promise<PageMove> {
  return db.transaction().execute(async trx => {
    await lockTemplate(trx, templateId);
    const version = await requireNewestVersion(trx, templateId);
    await requireVersionPlaceholders(trx, version.id, 'until then the pages stay');
    return enqueueMove(trx, queue, {
      id: uuidv7(),
      template_id: templateId,
      to_version_id: version.id,
      undoes: null,
      generation_batch_id: null,
      total_pages: await countOthers(trx, templateId, version.number),
      created_by: userId,
    });
  });
}

/** Stores a move that returns the pages of an earlier one to their previous versions. */
export async function undoMove(
  { db, queue }: { db: Db; queue: JobQueue },
  id: string,
  userId: string | null,
): Promise<PageMove> {
  return db.transaction().execute(async trx => {
    const { template_id } = await getMove(trx, id);
    await lockTemplate(trx, template_id);
    const move = await getMove(trx, id);
    if (!presentMove(move).can_undo && move.status !== 'moving') {
      throw new AppError('conflict', 'Nothing to undo.', {
        reason: 'nothing-to-move',
      });
    }
    return enqueueMove(trx, queue, {
      id: uuidv7(),
      template_id,
      to_version_id: move.to_version_id,
      undoes: move.id,
      generation_batch_id: move.generation_batch_id,
      total_pages: move.moved_pages,
      created_by: userId,
    });
  });
}

/** Call with the template locked, so that no move of it can begin. */
export async function enqueueMove(
  trx: Trx,
  queue: JobQueue,
  move: NewMove,
  { canBeEmpty = false } = {},
): Promise<PageMove> {
  if (await isMoving(trx, move.template_id)) {
    throw new AppError(
      'conflict',
      'Pages of this template are being moved already. Wait for it, or stop it.',
      {
        reason: 'move-running',
      },
    );
  }
  if (move.total_pages === 0 && !canBeEmpty) {
    throw new AppError('conflict', 'All of these pages are on that version already.', {
      reason: 'nothing-to-move',
    });
  }
  await insertMove(trx, move);
  await queue.send(trx, 'move-pages', { move_id: move.id });
  return presentMove(await getMove(trx, move.id));
}

async function countOthers(trx: Trx, templateId: string, version: number): Promise<number> {
  const counts = await countByVersion(trx, templateId);
  return counts.filter(({ number }) => number !== version).reduce((sum, one) => sum + one.page_count, 0);
}

import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import { deleteBatch } from '../../generation/batches/delete-batch.ts';
import { findBatch, getBatch } from '../../generation/batches/queries.ts';
import { previewRevert } from '../../generation/batches/revert-queries.ts';
import { readBatchId } from '../command-parts.ts';
import { confirm } from '../confirm.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { stoppedWatching, watchUntil } from '../watch-until.ts';

/** Deletes a batch after showing what happens to its pages. */
export async function deleteBatchCommand(
  output: Output,
  id: string,
  { pages, yes = false }: { pages: DeletedPages; yes?: boolean },
): Promise<void> {
  return withSession(async session => {
    const { db, interrupted } = session;
    const batch = await getBatch(db, readBatchId(id));
    const preview = await previewRevert(db, id);
    output.note(
      pages === 'keep'
        ? `${count(batch.total_completed, 'page')} of it stay, and can no longer be reverted.`
        : `${count(preview.removed_pages, 'page')} to be deleted, ${count(preview.restored_pages, 'page')} to be put back.`,
    );
    await confirm('Delete the batch? This cannot be undone.', yes);
    await deleteBatch(db, await session.queue(), { id, pages, userId: null });
    const left = await watchUntil(interrupted, () => findBatch(db, id), {
      isOver: found => !found?.deleting,
      stopped: () => stoppedWatching(),
    });
    if (left) throw new CommandFailure(exitCodes.failed, left.notice ?? 'It could not be reverted.');
    output.result({ deleted: id, pages, preview }, `Deleted “${batch.name}”.`);
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import { deleteBatch } from '../../generation/batches/delete-batch.ts';
import { findBatch, getBatch } from '../../generation/batches/queries.ts';
import { previewRevert } from '../../generation/batches/revert-queries.ts';
import { confirm } from '../confirm.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { readId } from './batches.ts';

const pollInterval = 150;

/** Deletes a batch after showing what happens to its pages. */
export async function deleteBatchCommand(
  id: string,
  { pages, yes = false }: { pages: DeletedPages; yes?: boolean },
  output: Output,
): Promise<void> {
  return withSession(async session => {
    const { db, interrupted } = session;
    const batch = await getBatch(db, readId(id));
    const preview = await previewRevert(db, id);
    output.note(
      pages === 'keep'
        ? `${count(batch.total_completed, 'page')} of it stay, and can no longer be reverted.`
        : `${count(preview.removed_pages, 'page')} to be deleted, ${count(preview.restored_pages, 'page')} to be put back.`,
    );
    await confirm('Delete the batch? This cannot be undone.', yes);
    await deleteBatch(db, await session.queue(), id, pages);
    // Read once per turn: between two reads it may be gone.
    for (let left = await findBatch(db, id); left; left = await findBatch(db, id)) {
      const { deleting, notice } = left;
      if (!deleting) throw new CommandFailure(exitCodes.failed, notice ?? 'It could not be reverted.');
      if (interrupted.aborted) {
        throw new CommandFailure(
          exitCodes.failed,
          'Stopped watching. Nothing is lost: a running server, or the next start, goes on with it.',
        );
      }
      await pause(pollInterval, undefined, { signal: interrupted }).catch(() => undefined);
    }
    output.result({ deleted: id, pages, preview }, `Deleted “${batch.name}”.`);
  });
}

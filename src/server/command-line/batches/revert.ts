import { presentBatch } from '../../generation/batches/present-batch.ts';
import { getBatch } from '../../generation/batches/queries.ts';
import { revertBatch } from '../../generation/batches/revert-batch.ts';
import { previewRevert } from '../../generation/batches/revert-queries.ts';
import { readBatchId } from '../command-parts.ts';
import { confirm } from '../confirm.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { stoppedWatching, watchUntil } from '../watch-until.ts';

/** Reverts a batch after showing what changes. */
export async function revertBatchCommand(
  output: Output,
  id: string,
  { yes = false }: { yes?: boolean },
): Promise<ExitCode> {
  readBatchId(id);
  return withSession(async session => {
    const preview = await previewRevert(session.db, id);
    output.note(
      `${count(preview.removed_pages, 'page')} to be deleted, ${count(preview.restored_pages, 'page')} to be put back. ` +
        `Changed since, which is lost: ${preview.edited_pages}. Left to a later batch: ${preview.kept_pages}. Redirects: ${preview.redirects}.\n`,
    );
    await confirm('Revert the batch? You can undo the deletion of its pages for 30 days.', yes);
    await revertBatch(session.db, await session.queue(), { id, userId: null });
    const batch = await watchUntil(
      session.interrupted,
      async () => presentBatch(await getBatch(session.db, id)),
      { isOver: found => !found.is_reverting, stopped: () => stoppedWatching('the reverting') },
    );
    output.result({ batch, preview }, batch.notice ?? 'Reverted.');
    return batch.reverted_at ? exitCodes.done : exitCodes.failed;
  });
}

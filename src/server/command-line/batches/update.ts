import { updateBatch } from '../../generation/batch-updates/update-batch.ts';
import { reversal } from '../../generation/batches/batch-reversal.ts';
import { presentChange } from '../../pages/page-changes/present-change.ts';
import { getChange } from '../../pages/page-changes/queries.ts';
import { readBatchId } from '../command-parts.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { stoppedWatching, watchUntil } from '../watch-until.ts';

/** Moves a batch's pages to the newest template version, and reports conflicts with hand edits. */
export async function updateBatchCommand(output: Output, id: string): Promise<void> {
  return withSession(async session => {
    const { database, db, interrupted } = session;
    const parts = { database, queue: await session.queue(), reversal };
    const started = await updateBatch(parts, readBatchId(id), null);
    const change = await watchUntil(interrupted, async () => presentChange(await getChange(db, started.id)), {
      isOver: ({ status }) => status !== 'running',
      stopped: () => stoppedWatching(),
    });
    if (change.status === 'cancelled')
      throw new CommandFailure(exitCodes.failed, change.notice ?? 'It was stopped.');
    const conflicts =
      change.conflict_count > 0
        ? ` ${count(change.conflict_count, 'hand edit')} in conflict with it: answer them in the back office.`
        : '';
    output.result(
      { change },
      `${count(change.changed_pages, 'page')} moved to version ${change.to_version}.${conflicts}`,
    );
  });
}

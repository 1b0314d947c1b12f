import { updateBatch } from '../../generation/batch-updates/update-batch.ts';
import { presentMove } from '../../pages/page-moves/present-move.ts';
import { getMove } from '../../pages/page-moves/queries.ts';
import { readBatchId } from '../command-parts.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { stoppedWatching, watchUntil } from '../watch-until.ts';

/** Moves a batch's pages to the newest template version, and reports conflicts with hand edits. */
export async function updateBatchCommand(output: Output, id: string): Promise<void> {
  return withSession(async session => {
    const { db, interrupted } = session;
    const started = await updateBatch({ db, queue: await session.queue() }, readBatchId(id), null);
    const move = await watchUntil(interrupted, async () => presentMove(await getMove(db, started.id)), {
      isOver: ({ status }) => status !== 'moving',
      stopped: () => stoppedWatching(),
    });
    if (move.status === 'cancelled')
      throw new CommandFailure(exitCodes.failed, move.notice ?? 'It was stopped.');
    const conflicts =
      move.conflict_count > 0
        ? ` ${count(move.conflict_count, 'hand edit')} in conflict with it: answer them in the back office.`
        : '';
    output.result(
      { move },
      `${count(move.moved_pages, 'page')} moved to version ${move.to_version}.${conflicts}`,
    );
  });
}

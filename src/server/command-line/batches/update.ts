import { setTimeout as pause } from 'node:timers/promises';
import { updateBatch } from '../../generation/batch-updates/update-batch.ts';
import { presentMove } from '../../pages/page-moves/present-move.ts';
import { getMove } from '../../pages/page-moves/queries.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { readId } from './batches.ts';

const pollInterval = 150;

/** Moves a batch's pages to the newest template version, and reports conflicts with hand edits. */
export async function updateBatchCommand(id: string, output: Output): Promise<void> {
  return withSession(async session => {
    const { db, interrupted } = session;
    let move = await updateBatch({ db, queue: await session.queue() }, readId(id), null);
    while (move.status === 'moving') {
      if (interrupted.aborted) {
        throw new CommandFailure(
          exitCodes.failed,
          'Stopped watching. Nothing is lost: a running server, or the next start, goes on with it.',
        );
      }
      await pause(pollInterval, undefined, { signal: interrupted }).catch(() => undefined);
      move = presentMove(await getMove(db, move.id));
    }
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

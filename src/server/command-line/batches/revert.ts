import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Batch } from '../../../contract/generation/batches.ts';
import { presentBatch } from '../../generation/batches/present-batch.ts';
import { getBatch } from '../../generation/batches/queries.ts';
import { revertBatch } from '../../generation/batches/revert-batch.ts';
import { previewRevert } from '../../generation/batches/revert-queries.ts';
import { confirm } from '../confirm.ts';
import { CommandFailure, type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';

const pollInterval = 150;

/** Reverts a batch after showing what changes. */
export async function revertBatchCommand(
  id: string,
  { yes = false }: { yes?: boolean },
  output: Output,
): Promise<ExitCode> {
  if (!z.uuid().safeParse(id).success)
    throw misuse(`“${id}” is not the id of a batch.`, 'Ids are listed by: npm run pagehaul -- batches list');
  return withSession(async session => {
    const preview = await previewRevert(session.db, id);
    output.note(
      `${count(preview.removed_pages, 'page')} to be deleted, ${count(preview.restored_pages, 'page')} to be put back. ` +
        `Changed since, which is lost: ${preview.edited_pages}. Left to a later batch: ${preview.kept_pages}. Redirects: ${preview.redirects}.\n`,
    );
    await confirm('Revert the batch? You can undo the deletion of its pages for 30 days.', yes);
    await revertBatch(session.db, await session.queue(), id);
    const batch = await untilReverted(session, id);
    output.result({ batch, preview }, batch.notice ?? 'Reverted.');
    return batch.reverted_at ? exitCodes.done : exitCodes.failed;
  });
}

/** Ctrl-C only stops watching: the revert is stored, and any worker continues it. */
async function untilReverted({ db, interrupted }: Session, id: string): Promise<Batch> {
  for (;;) {
    const batch = presentBatch(await getBatch(db, id));
    if (!batch.is_reverting) return batch;
    if (interrupted.aborted) {
      throw new CommandFailure(
        exitCodes.failed,
        'Stopped watching. Nothing is lost: a running server, or the next start, goes on with the reverting.',
      );
    }
    await pause(pollInterval, undefined, { signal: interrupted }).catch(() => undefined);
  }
}

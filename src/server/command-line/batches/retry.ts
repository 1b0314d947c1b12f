import { readFailureReasons } from '../../generation/batches/failure-reason-queries.ts';
import { presentBatch } from '../../generation/batches/present-batch.ts';
import { getBatch } from '../../generation/batches/queries.ts';
import { retryBatch } from '../../generation/batches/retry-batch.ts';
import { readBatchId } from '../command-parts.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { followBatch } from './follow-batch.ts';
import { stopped } from './generation-summary.ts';

/** Tries the failed pages of a batch again, after saying why they failed. */
export async function retryBatchCommand(output: Output, id: string): Promise<ExitCode> {
  return withSession(async session => {
    const before = presentBatch(await getBatch(session.db, readBatchId(id)));
    const { failure_reasons } = await readFailureReasons(session.db, id);
    for (const reason of failure_reasons.filter(one => one.status === 'failed'))
      output.note(`${count(reason.count, 'page')}: ${reason.message}. ${reason.advice}`);
    await retryBatch(session.db, await session.queue(), id);
    const batch = await followBatch(session, id, 'generating');
    if (batch.status === 'cancelled') throw stopped(batch);
    const made = batch.total_completed - before.total_completed;
    output.result(
      {
        batch,
        newly_completed: made,
        failure_reasons: (await readFailureReasons(session.db, id)).failure_reasons,
      },
      `${count(made, 'page')} more. ${batch.total_failed.toLocaleString('en-US')} failed.`,
    );
    return batch.total_failed > 0 ? exitCodes.partlyFailed : exitCodes.done;
  });
}

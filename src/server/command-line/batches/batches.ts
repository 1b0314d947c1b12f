import type { Batch } from '../../../contract/generation/batches.ts';
import { presentBatch } from '../../generation/batches/present-batch.ts';
import { getBatch } from '../../generation/batches/queries.ts';
import { resumeBatch } from '../../generation/batches/resume-batch.ts';
import { readBatchId } from '../command-parts.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { followBatch } from './follow-batch.ts';
import { type ApproveOptions, approve, generateApproved, type PaceOptions } from './generate.ts';
import { stopped, summarize } from './generation-summary.ts';

/** Approves a planned batch and, by default, generates its pages. */
export async function approveBatchCommand(
  output: Output,
  id: string,
  options: ApproveOptions & PaceOptions & { generate: boolean },
): Promise<ExitCode> {
  return withSession(async session => {
    const batch = await approve(session, readBatchId(id), options);
    if (options.generate) return generateApproved(session, id, output);
    output.result({ batch }, `Approved. To make its pages: npm run pagehaul -- batches generate ${batch.id}`);
    return exitCodes.done;
  });
}

export async function generateBatchCommand(
  output: Output,
  id: string,
  options: PaceOptions,
): Promise<ExitCode> {
  return withSession(session => generateApproved(session, readBatchId(id), output, options));
}

/** Resumes a batch that failed, or that no process works on. */
export async function resumeBatchCommand(output: Output, id: string): Promise<ExitCode> {
  return withSession(async session => {
    const { db, config } = session;
    const found = presentBatch(await getBatch(db, readBatchId(id)));
    const jobs = await session.queue();
    const phase = unfinishedPhase(found);
    if (phase)
      await jobs.sendNow(phase === 'planning' ? 'plan-batch' : 'generate-batch', { batch_id: found.id });
    else await resumeBatch(db, jobs, found.id);
    const resumed = unfinishedPhase(presentBatch(await getBatch(db, found.id))) ?? 'generating';
    const started = performance.now();
    const batch = await followBatch(session, found.id, resumed);
    if (batch.status === 'cancelled') throw stopped(batch);
    if (resumed === 'planning') {
      output.result(
        { batch },
        `Planned: ${count(batch.total_planned, 'page')} to make. Next: batches approve ${batch.id}`,
      );
      return exitCodes.done;
    }
    const { document, text, code } = await summarize(db, config, batch, (performance.now() - started) / 1000);
    // Pages from before the failure would distort the rate.
    const made = batch.total_completed - found.total_completed;
    output.result(
      { ...document, pages_per_second: null, newly_completed: made },
      `${count(made, 'page')} more. ${text}`,
    );
    return code;
  });
}

function unfinishedPhase(batch: Batch): 'planning' | 'generating' | null {
  if (batch.status === 'generating') return 'generating';
  return batch.status === 'planning' && !batch.is_planned ? 'planning' : null;
}

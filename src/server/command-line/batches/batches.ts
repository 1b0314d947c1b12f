import type { BatchStatus } from '../../../contract/generation/batch-filter.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { cancelBatch } from '../../generation/batches/cancel-batch.ts';
import { listPlans } from '../../generation/batches/plan-queries.ts';
import { presentBatch } from '../../generation/batches/present-batch.ts';
import { countBatches, getBatch, listBatches } from '../../generation/batches/queries.ts';
import { resumeBatch } from '../../generation/batches/resume-batch.ts';
import { originOf } from '../../platform/config.ts';
import { readBatchId } from '../command-parts.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { count, facts, type Output, table } from '../output.ts';
import { followBatch } from './follow-batch.ts';
import { type ApproveOptions, approve, generateApproved, type PaceOptions } from './generate.ts';
import { stopped, summarise } from './generation-summary.ts';

export interface ListOptions {
  readonly limit: number;
  readonly search?: string;
  readonly status?: BatchStatus;
}

export async function listBatchesCommand(
  output: Output,
  { limit, search, status }: ListOptions,
): Promise<void> {
  return withSession(async ({ db }) => {
    const filter = { search, status };
    const batches = (await listBatches(db, { ...filter, after: null, limit })).map(presentBatch);
    const rows = batches.map(one => [
      one.id,
      one.name,
      statusOf(one),
      one.total_completed,
      one.total_planned,
    ]);
    const total = await countBatches(db, filter);
    if (total > batches.length) output.note(`The newest ${batches.length} of ${count(total, 'batch')}.`);
    output.result(
      { batches, total },
      table(
        ['Id', 'Name', 'Status', 'Pages made', 'Planned'],
        rows,
        search || status ? 'No batch matches.' : 'No batches yet.',
      ),
    );
  });
}

export async function showBatch(output: Output, id: string): Promise<void> {
  return withSession(async ({ db, config }) => {
    const batch = presentBatch(await getBatch(db, readBatchId(id)));
    const plans = await listPlans(db, { batchId: batch.id, range: null, after: -1, limit: 5 });
    const addresses = plans.map(plan => `${originOf(config)}/${plan.slug}/`);
    output.result({ batch, addresses }, describe(batch, addresses));
  });
}

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
    const { document, text, code } = await summarise(db, config, batch, (performance.now() - started) / 1000);
    // Pages from before the failure would distort the rate.
    const made = batch.total_completed - found.total_completed;
    output.result(
      { ...document, pages_per_second: null, newly_completed: made },
      `${count(made, 'page')} more. ${text}`,
    );
    return code;
  });
}

export async function cancelBatchCommand(output: Output, id: string): Promise<void> {
  return withSession(async ({ db, queue }) => {
    const batch = await cancelBatch(db, await queue(), readBatchId(id));
    output.result({ batch }, `Cancelled. ${count(batch.total_completed, 'page')} made so far stay.`);
  });
}

function unfinishedPhase(batch: Batch): 'planning' | 'generating' | null {
  if (batch.status === 'generating') return 'generating';
  return batch.status === 'planning' && !batch.is_planned ? 'planning' : null;
}

function statusOf(batch: Batch): string {
  if (batch.can_resume) return 'failed';
  return batch.status === 'planning' && batch.is_planned ? 'planned' : batch.status;
}

function describe(batch: Batch, addresses: readonly string[]): string {
  const list = facts([
    ['Name', batch.name],
    ['Status', statusOf(batch)],
    [
      'Template',
      `${batch.template_name ?? 'deleted'}${batch.template_version ? `, version ${batch.template_version}` : ''}`,
    ],
    ['Pattern', batch.url_pattern],
    ['Locations', batch.location_count],
    ['Keywords', batch.keyword_count],
    ['Combinations', batch.combinations],
    ['Pages made', batch.total_completed],
    ...(batch.noindex_from_percent === null ? [] : [['Of them noindex', batch.total_noindex] as const]),
    ['Planned', batch.total_planned],
    ['Skipped', batch.total_skipped],
    ['Failed', batch.total_failed],
    ['Made at', batch.created_at],
    ...(batch.notice ? ([['Notice', batch.notice]] as const) : []),
  ]);
  return [list, ...addresses.map(address => `  ${address}`)].join('\n');
}

import type { Batch } from '../../../contract/generation/batches.ts';
import { listPlans } from '../../generation/batches/plan-queries.ts';
import { type Config, originOf } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { CommandFailure, type ExitCode, exitCodes } from '../exit-codes.ts';
import { count } from '../output.ts';

const maxAddresses = 5;

/** How a batch ended, for people and for programs. */
export interface GenerationSummary {
  readonly document: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly code: ExitCode;
}

/** Sums up a finished batch; throws if it failed or was stopped. */
export async function summarize(
  db: Db,
  config: Config,
  batch: Batch,
  seconds: number,
): Promise<GenerationSummary> {
  if (batch.status !== 'completed') throw stopped(batch);
  const filter = { batchId: batch.id, range: null, status: 'completed' as const, after: -1 };
  const plans = await listPlans(db, { ...filter, limit: maxAddresses });
  const addresses = plans.map(plan => `${originOf(config)}/${plan.slug}/`);
  const rate = seconds > 0 ? Math.round(batch.total_completed / seconds) : null;
  const numbers = [`${count(batch.total_completed, 'page')} in ${seconds.toFixed(1)} s`];
  if (rate !== null) numbers.push(`${rate.toLocaleString('en-US')} pages/s`);
  numbers.push(`${batch.total_skipped.toLocaleString('en-US')} skipped`);
  numbers.push(`${batch.total_failed.toLocaleString('en-US')} failed`);
  if (batch.noindex_from_percent !== null)
    numbers.push(`${batch.total_noindex.toLocaleString('en-US')} noindex`);
  return {
    document: { batch, seconds, pages_per_second: rate, addresses },
    text: [
      numbers.join(', '),
      ...(batch.notice ? [batch.notice] : []),
      ...addresses.map(address => `  ${address}`),
    ].join('\n'),
    code: batch.total_failed > 0 ? exitCodes.partlyFailed : exitCodes.done,
  };
}

export function stopped(batch: Batch): CommandFailure {
  const hint = batch.can_resume ? `Go on with it: npm run pagehaul -- batches resume ${batch.id}` : null;
  return new CommandFailure(
    batch.total_completed > 0 ? exitCodes.partlyFailed : exitCodes.failed,
    `The batch was ${batch.status} after ${count(batch.total_completed, 'page')}. ${batch.notice ?? ''}`.trim(),
    hint,
  );
}

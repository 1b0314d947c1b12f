import type { Pool, PoolClient } from 'pg';
import { type PlannedPage, planPages } from '../../../engine/index.ts';
import { readReservedSlugs } from '../../pages/pages/reserved-slugs.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { type Chunks, runChunks } from '../../platform/jobs/chunked-run.ts';
import {
  batchValues,
  findInStatus,
  type JobBatch,
  readBatchInputs,
  readJobBatch,
  showProgress,
} from './job-batch.ts';
import { writePlannedBatch } from './write-planned-batch.ts';
import { type PlanCounts, writePlanCounts, writePlans } from './write-plans.ts';

const chunkSize = 20_000;

/**
 * Writes the plan of a batch. In High-Performance Mode each chunk is one transaction that also updates the batch's
 * counters, so a killed process neither loses nor repeats work. Otherwise the whole plan is one transaction, and a
 * failure leaves nothing.
 */
export async function planBatch(
  pool: Pool,
  client: PoolClient,
  batchId: string,
  signal: AbortSignal,
): Promise<void> {
  const batch = await readJobBatch(client, batchId);
  if (batch?.status !== 'planning' || batch.planned_at) return;
  if (isWritten(batch) || (await writeAllPlans(pool, client, batch, signal)))
    await writePlannedBatch(client, batch);
}

/** True if an attempt stored the plan in one transaction and ended before it marked the batch as planned. */
const isWritten = ({ high_performance, total_planned, total_skipped, total_duplicates }: JobBatch) =>
  !high_performance && total_planned + total_skipped + total_duplicates > 0;

/** Returns false if the batch was cancelled. */
async function writeAllPlans(
  pool: Pool,
  client: PoolClient,
  batch: JobBatch,
  signal: AbortSignal,
): Promise<boolean> {
  const { id, high_performance: isChunked } = batch;
  let through = isChunked ? batch.planned_through : 0;
  const plans = planChunks(client, batch, through);
  const work: Chunks<true> = {
    progress: { kind: 'batch', id },
    find: () => findInStatus(client, id, 'planning'),
    chunk: async () => {
      const total: PlanCounts = { planned: 0, skipped: 0, duplicates: 0 };
      let next = await plans.next();
      while (!next.done) {
        signal.throwIfAborted();
        const counts = await writePlans(client, id, next.value.pages, batch.update_existing);
        total.planned += counts.planned;
        total.skipped += counts.skipped;
        total.duplicates += counts.duplicates;
        through = next.value.through;
        if (isChunked) break;
        await showProgress(pool, id, through);
        if (!(await findInStatus(client, id, 'planning'))) break;
        next = await plans.next();
      }
      await writePlanCounts(client, id, total, through);
      return !next.done;
    },
  };
  return runChunks(client, work, signal);
}

interface PlanChunk {
  readonly pages: readonly PlannedPage[];
  /** The number of combinations processed, including this chunk. */
  readonly through: number;
}

async function* planChunks(client: PoolClient, batch: JobBatch, from: number): AsyncGenerator<PlanChunk> {
  const inputs = await readBatchInputs(client, batch.id);
  let pages: PlannedPage[] = [];
  const start = batch.first_combination;
  const plan = planPages({
    ...inputs,
    values: batchValues(batch),
    pattern: batch.url_pattern,
    isReserved: await readReservedSlugs(kyselyOn(client)),
    from: start + from,
    to: start + batch.combinations,
  });
  for (const page of plan) {
    pages.push(page);
    if (pages.length === chunkSize) {
      yield { pages, through: page.number + 1 - start };
      pages = [];
    }
  }
  const last = pages.at(-1);
  if (last) yield { pages, through: last.number + 1 - start };
}

import type { Pool, PoolClient } from 'pg';
import { type PlannedPage, planPages } from '../../../engine/index.ts';
import { isReservedSlug } from '../../pages/pages/reserved-slugs.ts';
import { commitIfTrue } from '../../platform/db/transaction-on.ts';
import {
  batchValues,
  isStill,
  type JobBatch,
  readBatchInputs,
  readJobBatch,
  showProgress,
} from './job-batch.ts';
import { writePlannedBatch } from './write-planned-batch.ts';
import { type PlanCounts, writePlanCounts, writePlans } from './write-plans.ts';

const chunkSize = 20_000;

/**
 * Writes the plan of a batch, from wherever it got to. Each chunk is one transaction that also moves the batch's counters
 * on, so a killed process loses nothing and doubles nothing. Without High-Performance Mode the whole plan is one
 * transaction: a failure leaves nothing of it behind.
 */
export async function planBatch(
  pool: Pool,
  client: PoolClient,
  batchId: string,
  signal: AbortSignal,
): Promise<void> {
  const batch = await readJobBatch(client, batchId);
  if (batch?.status !== 'planning' || batch.planned_at) return;
  const finished = batch.high_performance
    ? await planInChunks(client, batch, signal)
    : await planAtOnce(pool, client, batch, signal);
  if (finished) await writePlannedBatch(client, batch);
}

async function planInChunks(client: PoolClient, batch: JobBatch, signal: AbortSignal): Promise<boolean> {
  for await (const chunk of planChunks(client, batch, batch.planned_through)) {
    signal.throwIfAborted();
    const isWritten = await commitIfTrue(client, async () => {
      const counts = await writePlans(client, batch.id, chunk.pages, batch.update_existing);
      return writePlanCounts(client, batch.id, counts, chunk.through);
    });
    if (!isWritten) return false;
  }
  return true;
}

async function planAtOnce(
  pool: Pool,
  client: PoolClient,
  batch: JobBatch,
  signal: AbortSignal,
): Promise<boolean> {
  // Stored by an attempt that ended before it could say that planning is done.
  if (batch.total_planned + batch.total_skipped + batch.total_duplicates > 0) return true;
  const total: PlanCounts = { planned: 0, skipped: 0, duplicates: 0 };
  let through = 0;
  return commitIfTrue(client, async () => {
    for await (const chunk of planChunks(client, batch, 0)) {
      signal.throwIfAborted();
      const counts = await writePlans(client, batch.id, chunk.pages, batch.update_existing);
      total.planned += counts.planned;
      total.skipped += counts.skipped;
      total.duplicates += counts.duplicates;
      through = chunk.through;
      await showProgress(pool, batch.id, through);
      if (!(await isStill(pool, batch.id, 'planning'))) return false;
    }
    return writePlanCounts(client, batch.id, total, through);
  });
}

interface PlanChunk {
  readonly pages: readonly PlannedPage[];
  /** How many combinations have been looked at with this chunk. */
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
    isReserved: isReservedSlug,
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

import type { Pool, PoolClient } from 'pg';
import { type PlannedPage, planPages } from '../../../engine/index.ts';
import { isReservedSlug } from '../../pages/pages/reserved-slugs.ts';
import { CleanupFailure, noUrls } from './creation-failure.ts';
import {
  batchValues,
  isStill,
  type JobBatch,
  readBatchInputs,
  readJobBatch,
  showProgress,
  tellBatchChanged,
} from './job-batch.ts';
import { planFailure } from './plan-failures.ts';
import { type PlanCounts, writePlans } from './write-plans.ts';

const chunkSize = 20_000;
/** New plans whose addresses are looked for among old ones at a time: each step reads all of those. */
const clearedAtOnce = 200_000;

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
  if (finished) await finishPlanning(client, batch);
}

async function planInChunks(client: PoolClient, batch: JobBatch, signal: AbortSignal): Promise<boolean> {
  for await (const chunk of planChunks(client, batch, batch.planned_through)) {
    signal.throwIfAborted();
    await client.query('begin');
    const counts = await writePlans(client, batch.id, chunk.pages, batch.update_existing);
    const goesOn = await moveOn(client, batch.id, counts, chunk.through);
    await client.query(goesOn ? 'commit' : 'rollback');
    if (!goesOn) return false;
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
  await client.query('begin');
  for await (const chunk of planChunks(client, batch, 0)) {
    signal.throwIfAborted();
    const counts = await writePlans(client, batch.id, chunk.pages, batch.update_existing);
    total.planned += counts.planned;
    total.skipped += counts.skipped;
    total.duplicates += counts.duplicates;
    through = chunk.through;
    await showProgress(pool, batch.id, through);
    if (!(await isStill(pool, batch.id, 'planning'))) {
      await client.query('rollback');
      return false;
    }
  }
  const goesOn = await moveOn(client, batch.id, total, through);
  await client.query(goesOn ? 'commit' : 'rollback');
  return goesOn;
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

/** Moves the batch's counters on within the chunk's transaction. False: it is no longer ours to plan. */
async function moveOn(client: PoolClient, id: string, counts: PlanCounts, through: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update generation_batches
     set total_planned = total_planned + $2, total_skipped = total_skipped + $3, total_duplicates = total_duplicates + $4,
         planned_through = $5, updated_at = now()
     where id = $1 and status = 'planning'`,
    [id, counts.planned, counts.skipped, counts.duplicates, through],
  );
  await tellBatchChanged(client, id);
  return rowCount === 1;
}

async function finishPlanning(client: PoolClient, batch: JobBatch): Promise<void> {
  // The database chooses its ways by what it knows of the table; a large plan is news to it.
  await client.query('analyze bulk_generation_plans');
  if (!batch.skip_cleanup) await clearCancelledPlans(client, batch);
  // In one statement with the request for a forecast: no planned batch waits for a forecast that nobody requested.
  await client.query(
    `with planned as (
       update generation_batches
       set planned_at = now(), updated_at = now(),
           notice = case when total_planned > 0 then null
                         when not exists (select from bulk_generation_plans p
                                          where p.generation_batch_id = $1 and p.slug <> '') then '${noUrls}'
                         when update_existing then 'No plans found to update'
                         when series_id is null then 'All combinations already exist in the database'
                         else 'All combinations already exist. No new pages to create.' end
       where id = $1 and status = 'planning'
       returning id, template_version_id, total_planned
     )
     insert into batch_likeness (generation_batch_id, run, template_version_id)
     select id, gen_random_uuid(), template_version_id from planned
     where total_planned > 0 and template_version_id is not null
     on conflict (generation_batch_id, is_outlook) do nothing`,
    [batch.id],
  );
  await tellBatchChanged(client, batch.id);
}

/**
 * Older plans of cancelled batches for the same addresses only confuse; "Skip Cleanup" leaves them, and those of a
 * reverted batch stay as long as the revert can be undone. In High-Performance Mode each step looks at some of the new plans,
 * otherwise one at all of them.
 */
async function clearCancelledPlans(client: PoolClient, batch: JobBatch): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select b.id from generation_batches b
     where b.status = 'cancelled' and b.failed_while is null
       and not exists (select from reverted_batches r where r.batch_id = b.id)
       and exists (select 1 from bulk_generation_plans p where p.generation_batch_id = b.id)
     limit 1000`,
  );
  if (rows.length === 0) return;
  const cancelled = rows.map(row => row.id);
  const end = batch.first_combination + batch.combinations;
  const step = batch.high_performance ? clearedAtOnce : batch.combinations;
  try {
    for (let from = batch.first_combination; from < end; from += step)
      await client.query(clearOlder, [batch.id, cancelled, from, from + step]);
  } catch (error) {
    throw new CleanupFailure(error);
  }
}

const clearOlder = `
  delete from bulk_generation_plans old using bulk_generation_plans fresh
  where old.generation_batch_id = any($2) and old.status <> 'completed'
    and fresh.generation_batch_id = $1 and fresh.id >= $3 and fresh.id < $4 and fresh.slug = old.slug
    and fresh.failure_code is distinct from '${planFailure('page-exists').code}'`;

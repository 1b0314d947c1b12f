import type { PoolClient } from 'pg';
import { CleanupFailure, noUrls } from './creation-failure.ts';
import { announceBatchChange, type JobBatch } from './job-batch.ts';
import { planFailure } from './plan-failures.ts';

/** New plans per step; each step compares them with all old plans. */
const clearedAtOnce = 200_000;

/** Marks the batch as planned and requests its forecast. */
export async function writePlannedBatch(client: PoolClient, batch: JobBatch): Promise<void> {
  // The database plans its queries by statistics, which lack a large new plan.
  await client.query('analyze bulk_generation_plans');
  if (!batch.skip_cleanup) await clearCancelledPlans(client, batch);
  // One statement with the forecast request: no planned batch waits for a forecast without a request.
  await client.query(
    `with planned as (
       update generation_batches
       set planned_at = now(), updated_at = now(),
           notice = case when total_planned > 0 then notice
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
  await announceBatchChange(client, batch.id);
}

/**
 * Deletes older plans of cancelled batches for the same addresses. "Skip Cleanup" keeps them, and plans of a reverted
 * batch stay while the revert can be undone. In High-Performance Mode each step compares some of the new plans,
 * otherwise one step compares all.
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

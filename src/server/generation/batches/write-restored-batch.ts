import type { PoolClient } from 'pg';
import { restoreUsage } from '../../pages/keyword-usage/write-usage.ts';
import type { JobChange, UndonePart } from '../../pages/page-changes/change-part.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { resumeRevertedSchedule } from '../publishing-schedules/resume-reverted.ts';
import { announceBatchChange } from './job-batch.ts';
import { planFailure } from './plan-failures.ts';

/**
 * Restores a reverted batch as far as its pages are restored: their plans, its counters, state and keywords. Runs after
 * the rules of the pages, which other work locks before batches.
 */
export async function restoreBatchPages(
  client: PoolClient,
  { changeId, number, pageIds }: UndonePart,
): Promise<void> {
  await restoreUsage(kyselyOn(client), changeId);
  const { rows } = await client.query<{ id: string }>(completePlans, [
    changeId,
    number,
    pageIds,
    planFailure('page-removed').code,
  ]);
  for (const { id } of rows) await announceBatchChange(client, id);
}

/** After the last page. */
export async function finishRestoring(client: PoolClient, { batch_id }: JobChange): Promise<void> {
  if (batch_id === null) return;
  await resumeRevertedSchedule(kyselyOn(client), batch_id);
  await announceBatchChange(client, batch_id);
}

const completePlans = `
  with kept as (
    select unnest(changed_ids) as page_id, unnest(before_change)::integer as plan_id from page_change_parts
    where change_id = $1 and number = $2
  ), back as (
    update bulk_generation_plans p
    set status = 'completed', failure_code = null, error_message = null, generated_page_id = kept.page_id, updated_at = now()
    from kept, reverted_batches r
    where r.change_id = $1 and kept.page_id = any($3::uuid[]) and p.generation_batch_id = r.batch_id
      and p.id = kept.plan_id and p.failure_code = $4
    returning p.id
  )
  update generation_batches b
  set total_completed = b.total_completed + n.count, total_planned = b.total_planned + n.count,
      total_skipped = b.total_skipped - n.count, total_noindex = least(r.total_noindex, b.total_completed + n.count),
      status = r.status, failed_while = r.failed_while, notice = r.notice, reverted_at = null, updated_at = now()
  from reverted_batches r, (select count(*)::integer as count from back) n
  where r.change_id = $1 and b.id = r.batch_id and n.count > 0
  returning b.id`;

import type { PoolClient } from 'pg';
import { requireRunning } from '../../platform/jobs/chunked-run.ts';
import type { PlanFailureCode } from './plan-failures.ts';
import { failureWhere } from './write-plans.ts';

export interface PageCounts {
  completed: number;
  skipped: number;
  failed: number;
  /** Completed pages with noindex. */
  noindex: number;
}

export function addCounts(total: PageCounts, counts: PageCounts): void {
  total.completed += counts.completed;
  total.skipped += counts.skipped;
  total.failed += counts.failed;
  total.noindex += counts.noindex;
}

/** Updates the batch's counters in the chunk's transaction. */
export async function writePageCounts(client: PoolClient, id: string, counts: PageCounts): Promise<void> {
  const update = await client.query(
    `update generation_batches
     set total_completed = total_completed + $2, total_failed = total_failed + $3,
         total_skipped = total_skipped + $4, total_planned = total_planned - $4, -- skipped now: no longer a page to come
         total_noindex = total_noindex + $5, updated_at = now()
     where id = $1 and status = 'generating'`,
    [id, counts.completed, counts.failed, counts.skipped, counts.noindex],
  );
  requireRunning(update);
}

/** Plans in their order, with the sent data of their pages. */
interface SentPlans {
  readonly plans: readonly { readonly id: number }[];
  readonly ids: readonly string[];
  readonly noindex: readonly boolean[];
}

/** Completes plans whose pages are all made. Counts fewer if another process changed some of them. */
export function completePlans(client: PoolClient, batchId: string, sent: SentPlans): Promise<PageCounts> {
  return movePlans(client, `${complete} from ${sentRows} where ${stillPlanned}`, batchId, sent);
}

/** Completes plans whose page was made and skips the others. A page has the sent id exactly if it was made here. */
export function completeMadePlans(client: PoolClient, batchId: string, sent: SentPlans): Promise<PageCounts> {
  return movePlans(
    client,
    completeFound('left join generated_landing_pages g on g.id = s.id', 'page-exists'),
    batchId,
    sent,
  );
}

/** Completes plans whose address has a page, which was changed, and skips the others. */
export function completeUpdatedPlans(
  client: PoolClient,
  batchId: string,
  sent: SentPlans,
): Promise<PageCounts> {
  const found = `join bulk_generation_plans q on q.generation_batch_id = $1 and q.id = s.plan_id
    left join generated_landing_pages g on g.slug = q.slug`;
  return movePlans(client, completeFound(found, 'no-page-to-update'), batchId, sent);
}

async function movePlans(
  client: PoolClient,
  update: string,
  batchId: string,
  { plans, ids, noindex }: SentPlans,
): Promise<PageCounts> {
  const { rows } = await client.query<Omit<PageCounts, 'failed'>>(
    `with moved as (${update} returning p.status, s.is_noindex)
     select count(*) filter (where status = 'completed') as completed, count(*) filter (where status = 'skipped') as skipped,
            count(*) filter (where status = 'completed' and is_noindex) as noindex from moved`,
    [batchId, plans[0]?.id ?? 0, plans.at(-1)?.id ?? 0, plans.map(({ id }) => id), ids, noindex],
  );
  return { completed: 0, skipped: 0, noindex: 0, ...rows[0], failed: 0 };
}

const sentRows = 'unnest($4::integer[], $5::uuid[], $6::boolean[]) as s (plan_id, id, is_noindex)';

/**
 * The range limits the reads. A plan that is no longer planned was changed by a process that has since lost its lock.
 */
const stillPlanned = `
  p.generation_batch_id = $1 and p.id between $2 and $3 and p.id = s.plan_id and p.status = 'planned'`;

const complete = `
  update bulk_generation_plans p
  set status = 'completed', failure_code = null, error_message = null, generated_page_id = s.id, updated_at = now()`;

/** `found` joins the page of a plan as g. */
const completeFound = (found: string, skipped: PlanFailureCode) => `
  update bulk_generation_plans p
  set status = case when g.id is null then 'skipped' else 'completed' end,
      ${failureWhere('g.id is null', skipped)},
      generated_page_id = g.id, updated_at = now()
  from ${sentRows} ${found} where ${stillPlanned}`;

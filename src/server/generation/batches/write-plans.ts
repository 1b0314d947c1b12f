import type { PoolClient } from 'pg';
import type { PlannedPage } from '../../../engine/index.ts';
import { type CopyValue, copyRows } from '../../platform/db/copy-rows.ts';
import { requireRunning } from '../../platform/jobs/chunked-run.ts';
import { type PlanFailureCode, planFailure } from './plan-failures.ts';

export interface PlanCounts {
  planned: number;
  skipped: number;
  duplicates: number;
}

/**
 * Writes one chunk of a plan and marks plans whose address a page or the site itself already has. Update mode is the
 * reverse: it plans only existing pages.
 */
export async function writePlans(
  client: PoolClient,
  batchId: string,
  pages: readonly PlannedPage[],
  update: boolean,
): Promise<PlanCounts> {
  const first = pages[0];
  const last = pages.at(-1);
  if (!first || !last) return { planned: 0, skipped: 0, duplicates: 0 };
  await copyRows(
    client,
    'bulk_generation_plans (generation_batch_id, id, slug, city, state, keyword, status, failure_code, error_message, field_values)',
    planRows(batchId, pages),
  );
  await client.query(update ? planExisting : skipExisting, [batchId, first.number, last.number]);
  const { rows } = await client.query<{ planned: number; skipped: number }>(
    `select count(*) filter (where status = 'planned') as planned, count(*) filter (where status = 'skipped') as skipped
     from bulk_generation_plans where generation_batch_id = $1 and id between $2 and $3`,
    [batchId, first.number, last.number],
  );
  const { planned = 0, skipped = 0 } = rows[0] ?? {};
  return { planned, skipped, duplicates: pages.length - planned - skipped };
}

/** Updates the batch's counters in the chunk's transaction. */
export async function writePlanCounts(
  client: PoolClient,
  id: string,
  counts: PlanCounts,
  through: number,
): Promise<void> {
  const update = await client.query(
    `update generation_batches
     set total_planned = total_planned + $2, total_skipped = total_skipped + $3, total_duplicates = total_duplicates + $4,
         planned_through = $5, updated_at = now()
     where id = $1 and status = 'planning'`,
    [id, counts.planned, counts.skipped, counts.duplicates, through],
  );
  requireRunning(update);
}

const clashes = {
  reserved: planFailure('page-exists'),
  empty: planFailure('empty-address'),
  long: planFailure('long-address'),
};

function* planRows(batchId: string, pages: readonly PlannedPage[]): Generator<readonly CopyValue[]> {
  for (const page of pages) {
    if (page.clash === 'duplicate') continue;
    const status = page.clash ? 'skipped' : 'planned';
    const failure = page.clash ? clashes[page.clash] : null;
    const values = page.field_values ? JSON.stringify(page.field_values) : null;
    yield [
      batchId,
      page.number,
      page.slug,
      page.city,
      page.state,
      page.keyword,
      status,
      failure?.code ?? null,
      failure?.message ?? null,
      values,
    ];
  }
}

/** Assignments that store a failure if the condition holds, otherwise none. */
export function failureWhere(condition: string, failure: PlanFailureCode): string {
  const { code, message } = planFailure(failure);
  return `failure_code = case when ${condition} then '${code}' end,
      error_message = case when ${condition} then '${message}' end`;
}

const skipExisting = `
  update bulk_generation_plans p set status = 'skipped', ${failureWhere('true', 'page-exists')}
  from generated_landing_pages g
  where p.generation_batch_id = $1 and p.id between $2 and $3 and p.status = 'planned' and g.slug = p.slug`;

const planExisting = `
  update bulk_generation_plans p
  set generated_page_id = g.id,
      status = case when g.id is null then 'skipped' else 'planned' end,
      ${failureWhere('g.id is null', 'no-page-to-update')}
  from bulk_generation_plans q left join generated_landing_pages g on g.slug = q.slug
  where q.generation_batch_id = $1 and q.id between $2 and $3 and q.status = 'planned'
    and p.generation_batch_id = q.generation_batch_id and p.id = q.id`;

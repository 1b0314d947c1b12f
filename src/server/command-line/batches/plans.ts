import type { PlanStatus } from '../../../contract/generation/plans.ts';
import { readFailureReasons } from '../../generation/batches/failure-reason-queries.ts';
import { listPlans } from '../../generation/batches/plan-queries.ts';
import { getBatch } from '../../generation/batches/queries.ts';
import { readBatchId } from '../command-parts.ts';
import { withSession } from '../open-session.ts';
import { count, type Output, table } from '../output.ts';

export interface PlanListOptions {
  readonly status?: PlanStatus;
  readonly limit: number;
  /** Plans after this number. */
  readonly after: number;
}

/** A range of a batch's plans in order, with the reasons of invalid plans. */
export async function listPlansCommand(
  output: Output,
  id: string,
  { status, limit, after }: PlanListOptions,
): Promise<void> {
  return withSession(async ({ db }) => {
    const batch = await getBatch(db, readBatchId(id));
    const plans = await listPlans(db, { batchId: batch.id, range: null, status, after, limit });
    const { failure_reasons } = await readFailureReasons(db, batch.id);
    for (const reason of failure_reasons)
      output.note(`${reason.status}, ${count(reason.count, 'plan')}: ${reason.message}. ${reason.advice}`);
    const last = plans.at(-1);
    const next_after = last && plans.length === limit ? last.id : null;
    if (next_after !== null) output.note(`There may be more: --after ${next_after}`);
    const rows = plans.map(plan => [
      plan.id,
      plan.slug ? `/${plan.slug}/` : 'none',
      `${plan.city}, ${plan.state}`,
      plan.keyword,
      plan.status,
    ]);
    output.result(
      { plans, next_after, failure_reasons },
      table(['Plan', 'Address', 'Place', 'Keyword', 'Status'], rows, 'Plans not found.'),
    );
  });
}

import { sql } from 'kysely';
import type { FailureReason, FailureReasons } from '../../../contract/generation/batch-reports.ts';
import type { Db } from '../../platform/db/database.ts';
import { adviceFor } from './plan-failures.ts';
import { getBatch } from './queries.ts';

const maxReasons = 20;
/** Examples are searched among this many plans after the first of a reason; the first is always shown. */
const lookedAt = 2_000;
const maxExamples = 3;

interface FailureReasonRow {
  readonly status: FailureReason['status'];
  readonly code: string;
  readonly message: string;
  readonly count: number;
  readonly examples: FailureReason['examples'];
}

/** Counts the reasons why plans of a batch have no page, in one scan. */
export async function readFailureReasons(db: Db, id: string): Promise<FailureReasons> {
  const batch = await getBatch(db, id);
  if (batch.total_failed + batch.total_skipped === 0) return { failure_reasons: [] };
  const { rows } = await sql<FailureReasonRow>`
    with reasons as (
      select status, failure_code as code, coalesce(min(error_message), '') as message, count(*) as count, min(id) as first
      from bulk_generation_plans
      where generation_batch_id = ${id} and status in ('failed', 'skipped')
      group by 1, 2 order by status, count(*) desc limit ${maxReasons}
    )
    select c.status, c.code, c.message, c.count, e.examples
    from reasons c cross join lateral (
      select jsonb_agg(jsonb_build_object('slug', left(p.slug, 500), 'city', p.city, 'state', p.state, 'keyword', p.keyword)
                       order by p.id) as examples
      from (select * from bulk_generation_plans q
            where q.generation_batch_id = ${id} and q.id between c.first and c.first + ${lookedAt}
              and q.status = c.status and q.failure_code = c.code
            order by q.id limit ${maxExamples}) p
    ) e
    order by c.status, c.count desc`.execute(db);
  return {
    failure_reasons: rows.map(({ status, code, message, count, examples }) => ({
      status,
      message: message || 'No reason was kept',
      advice: adviceFor(status, code),
      count,
      examples,
    })),
  };
}

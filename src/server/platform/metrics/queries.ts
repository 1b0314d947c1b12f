import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface JobCounts {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  /** Age of the oldest job that is ready to run, in seconds. */
  readonly oldest: number;
}

export interface StateCounts {
  readonly batches: readonly { readonly label: string; readonly count: number }[];
  readonly pages: readonly { readonly label: string; readonly count: number }[];
  readonly leads: readonly { readonly label: string; readonly count: number }[];
  readonly jobs: readonly JobCounts[];
  readonly waiting: { readonly outbox: number; readonly webhooks: number };
}

/** Milliseconds. Monitoring retries soon, so it must not add load to a busy database. */
const queryTimeout = 3_000;

/** The database's counts for metrics, each from an index or a stored count. */
export async function readState(db: Db): Promise<StateCounts> {
  return db.transaction().execute(async trx => {
    await sql`select set_config('statement_timeout', ${String(queryTimeout)}, true)`.execute(trx);
    const pages = await sql<{ label: string; count: number }>`
      select status as label, sum(count)::int8 as count from page_counts group by status`.execute(trx);
    const batches = await sql<{ label: string; count: number }>`
      select status as label, count(*)::int8 as count from generation_batches group by status`.execute(trx);
    const leads = await sql<{ label: string; count: number }>`
      select case when suspected_spam then 'suspected_spam' else status end as label, count(*)::int8 as count
      from leads group by 1`.execute(trx);
    const jobs = await sql<JobCounts>`
      select name,
        count(*) filter (where state in ('created', 'retry'))::int8 as waiting,
        count(*) filter (where state = 'active')::int8 as active,
        coalesce(extract(epoch from now() - min(created_on)
          filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest
      from pgboss.job where state in ('created', 'retry', 'active') group by name`.execute(trx);
    const waiting = await sql<StateCounts['waiting']>`
      select (select count(*) from outbox where sent_at is null)::int8 as outbox,
        (select count(*) from webhook_deliveries where status = 'waiting')::int8 as webhooks`.execute(trx);
    const [first = { outbox: 0, webhooks: 0 }] = waiting.rows;
    return {
      pages: pages.rows,
      batches: batches.rows,
      leads: leads.rows,
      jobs: jobs.rows,
      waiting: first,
    };
  });
}

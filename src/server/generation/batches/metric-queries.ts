import { sql } from 'kysely';
import type { BatchMetrics } from '../../../contract/generation/batch-reports.ts';
import type { Db } from '../../platform/db/database.ts';

interface StatusRow {
  status: string;
  batches: number;
  planned: number;
  completed: number;
  failed: number;
}

/** Totals over all batches, from their own counters and lists. Doesn't count single pages. */
export async function readMetrics(db: Db): Promise<BatchMetrics> {
  const { rows } = await sql<StatusRow>`
    select status, count(*) as batches, sum(total_planned)::int8 as planned, sum(total_completed)::int8 as completed,
      sum(total_failed)::int8 as failed
    from generation_batches group by status`.execute(db);
  const kept = await sql<{ states: number; cities: number; keywords: number }>`
    select count(distinct state) as states, count(*) as cities,
      (select count(distinct lower(k.keyword)) from dataset_keywords k join datasets d on d.id = k.dataset_id
       where d.kind = 'batch') as keywords
    from place_uses where uses > 0`.execute(db);
  const sum = (column: 'planned' | 'completed' | 'failed') =>
    rows.reduce((total, row) => total + row[column], 0);
  const of = (status: string) => rows.find(row => row.status === status);
  const total_planned = sum('planned');
  const total_completed = sum('completed');
  const cancelled = of('cancelled');
  const dropped = cancelled ? cancelled.planned - cancelled.completed - cancelled.failed : 0;
  const counts = {
    planning: of('planning')?.batches ?? 0,
    approved: of('approved')?.batches ?? 0,
    generating: of('generating')?.batches ?? 0,
    completed: of('completed')?.batches ?? 0,
    cancelled: of('cancelled')?.batches ?? 0,
  };
  return {
    total_planned,
    total_completed,
    total_failed: sum('failed'),
    total_pending: Math.max(0, total_planned - total_completed - sum('failed') - dropped),
    percent_completed: total_planned === 0 ? 0 : Math.round((total_completed / total_planned) * 1000) / 10,
    state_count: kept.rows[0]?.states ?? 0,
    city_count: kept.rows[0]?.cities ?? 0,
    keyword_count: kept.rows[0]?.keywords ?? 0,
    batches: counts,
    active_batches: counts.planning + counts.approved + counts.generating,
  };
}

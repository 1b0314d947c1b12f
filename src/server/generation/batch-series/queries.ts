import { sql } from 'kysely';
import type { BatchSeries } from '../../../contract/generation/batch-series.ts';
import type { Db } from '../../platform/db/database.ts';

type SeriesRow = Omit<BatchSeries, 'created_at'> & { created_at: Date };

export async function listSeries(
  db: Db,
  { id, limit }: { id?: string; limit: number },
): Promise<BatchSeries[]> {
  const { rows } = await sql<SeriesRow>`
    select series_id as id, min(series_name) as name, count(*) as batch_count,
      sum(total_planned)::int8 as total_planned, sum(total_completed)::int8 as total_completed,
      sum(total_failed)::int8 as total_failed, sum(total_skipped)::int8 as total_skipped,
      sum(combinations)::int8 as combinations,
      count(*) filter (where status = 'planning' and planned_at is not null and total_planned > 0) as awaiting_approval,
      count(*) filter (where status = 'approved') as awaiting_generation, min(created_at) as created_at
    from generation_batches
    where series_id is not null and (${id ?? null}::uuid is null or series_id = ${id ?? null}::uuid)
    group by series_id order by series_id desc limit ${limit}`.execute(db);
  return rows.map(({ created_at, ...row }) => Object.assign(row, { created_at: created_at.toISOString() }));
}

export async function countSeries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct series_id) as count from generation_batches where series_id is not null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

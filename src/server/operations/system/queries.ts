import { sql } from 'kysely';
import type { SystemState } from '../../../contract/operations/system.ts';
import type { Db } from '../../platform/db/database.ts';
import { oldAfterDays, stuckAfterMinutes } from './limits.ts';

/** Batches by the action that they need. */
export async function countAll(db: Db): Promise<SystemState['counts']> {
  const { rows } = await sql<SystemState['counts']>`
    select count(*) as total,
      count(*) filter (where status in ('planning', 'approved', 'generating')) as active,
      count(*) filter (where status = 'completed') as completed,
      count(*) filter (where status = 'cancelled') as cancelled,
      count(*) filter (where status = 'generating'
        and updated_at < now() - make_interval(mins => ${stuckAfterMinutes})) as stuck,
      count(*) filter (where status in ('completed', 'cancelled') and reverting_at is null
        and updated_at < now() - make_interval(days => ${oldAfterDays})) as old
    from generation_batches`.execute(db);
  return rows[0] ?? { total: 0, active: 0, completed: 0, cancelled: 0, stuck: 0, old: 0 };
}

import { type Selectable, sql } from 'kysely';
import type { Plan, PlanStatus } from '../../../contract/generation/plans.ts';
import type { Db } from '../../platform/db/database.ts';
import type { BulkGenerationPlans } from '../../platform/db/tables.ts';
import type { StateRange } from './state-ranges.ts';

const planColumns = [
  'id',
  'generation_batch_id',
  'slug',
  'city',
  'state',
  'keyword',
  'status',
  'error_message',
  'generated_page_id',
] as const;

type PlanRow = Pick<Selectable<BulkGenerationPlans>, (typeof planColumns)[number]>;

function presentPlan(row: PlanRow): Plan {
  return { ...row, status: row.status as PlanStatus };
}

export interface ListPlans {
  readonly batchId: string;
  readonly range: StateRange | null;
  readonly status?: PlanStatus | undefined;
  /** Plans after this number. */
  readonly after: number;
  readonly limit: number;
}

export async function listPlans(
  db: Db,
  { batchId, range, status, after, limit }: ListPlans,
): Promise<Plan[]> {
  let query = db
    .selectFrom('bulk_generation_plans')
    .select(planColumns)
    .where('generation_batch_id', '=', batchId)
    .where('id', '>', Math.max(after, range ? range.first - 1 : -1))
    .orderBy('id')
    .limit(limit);
  if (range) query = query.where('id', '<', range.first + range.combinations);
  if (status) query = query.where('status', '=', status);
  return (await query.execute()).map(presentPlan);
}

/** The first plans of every state, in one query. */
export async function listFirstPlans(
  db: Db,
  batchId: string,
  ranges: readonly StateRange[],
  each: number,
): Promise<Plan[]> {
  const { rows } = await sql<PlanRow>`
    select p.id, p.generation_batch_id, p.slug, p.city, p.state, p.keyword, p.status, p.error_message, p.generated_page_id
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as r (first integer, combinations integer)
    cross join lateral (
      select * from bulk_generation_plans q
      where q.generation_batch_id = ${batchId} and q.id >= r.first and q.id < r.first + r.combinations
      order by q.id limit ${each}
    ) p
    order by p.id`.execute(db);
  return rows.map(presentPlan);
}

/** Plans by state or keyword, counted. Only needed where duplicates (or a cancel) make them differ from the arithmetic. */
export async function countPlansBy(
  db: Db,
  batchId: string,
  column: 'state' | 'keyword',
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('bulk_generation_plans')
    .select([column, eb => eb.fn.countAll<number>().as('count')])
    .where('generation_batch_id', '=', batchId)
    .groupBy(column)
    .execute();
  return new Map(rows.map(row => [row[column], row.count]));
}

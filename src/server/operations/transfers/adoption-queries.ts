import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { TemplateTable } from '../../templates/templates/queries.ts';
import type { OlderBatch, OlderPlan } from './older-batch.ts';

export interface StagedPlan extends OlderPlan {
  readonly place: number;
  readonly is_reserved: boolean;
}

type PlanVerdict = 'new' | 'left_out';

export async function openPlanStage(trx: Trx): Promise<void> {
  await sql`
    create temp table staged_plans (
      place integer not null, batch text not null, slug text not null, city text not null, state text not null,
      keyword text not null, field_values jsonb not null, is_reserved boolean not null,
      verdict text not null default 'new', reason text
    ) on commit drop`.execute(trx);
}

export async function countPlans(trx: Trx, batch: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from staged_plans where batch = ${batch} and verdict = 'new'`.execute(trx);
  return rows[0]?.count ?? 0;
}

export async function skipPlans(trx: Trx, batch: string, reason: string): Promise<void> {
  await sql`update staged_plans set verdict = 'left_out', reason = ${reason}
            where batch = ${batch} and verdict = 'new'`.execute(trx);
}

export async function findTemplateHere(trx: Trx, batch: OlderBatch): Promise<string | null> {
  const row = await trx
    .selectFrom('landing_page_templates')
    .select('id')
    .where(eb =>
      eb.or([
        eb(sql<string>`id::text`, '=', batch.template_id ?? ''),
        eb('name', '=', batch.template_name ?? ''),
      ]),
    )
    .orderBy(sql`id::text = ${batch.template_id ?? ''}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function stagePlans(trx: Trx, plans: readonly StagedPlan[]): Promise<void> {
  await sql`
    insert into staged_plans (place, batch, slug, city, state, keyword, field_values, is_reserved)
    select * from json_to_recordset(${JSON.stringify(plans)}::json)
      as p(place int, batch text, slug text, city text, state text, keyword text, field_values jsonb, is_reserved boolean)`.execute(
    trx,
  );
}

/** Skips plans whose address exists in their batch, and plans of batches that are not in the file. */
export async function judgePlans(trx: Trx, batches: readonly string[]): Promise<void> {
  await sql`create index on staged_plans (batch, state, city, keyword, slug)`.execute(trx);
  await sql`analyze staged_plans`.execute(trx);
  await sql`
    update staged_plans s set verdict = 'left_out', reason = 'The batch holds this address twice'
    from (select ctid as row, row_number() over (partition by batch, slug order by place) as n from staged_plans) d
    where d.row = s.ctid and d.n > 1`.execute(trx);
  await sql`
    update staged_plans set verdict = 'left_out', reason = 'Its batch is not in the file'
    where batch not in (select jsonb_array_elements_text(${JSON.stringify(batches)}::jsonb))`.execute(trx);
}

/** The number of plans by verdict, and the first plans. */
export async function readPlanVerdicts(trx: Trx, max: number) {
  const { rows: counts } = await sql<{ verdict: PlanVerdict; count: number }>`
    select verdict, count(*) as count from staged_plans group by 1`.execute(trx);
  const { rows: shown } = await sql<{ place: number; name: string; verdict: PlanVerdict; reason: string }>`
    select place, slug as name, verdict, coalesce(reason, '') as reason from staged_plans
    order by verdict = 'new', place limit ${max}`.execute(trx);
  return { counts, shown };
}

export async function isTemplateNamed(trx: Trx, name: string): Promise<boolean> {
  const row = await trx
    .selectFrom('landing_page_templates')
    .select(sql`1`.as('one'))
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listTemplatesNamed(trx: Trx, name: string): Promise<TemplateTable[]> {
  return trx.selectFrom('landing_page_templates').selectAll().where('name', '=', name).limit(20).execute();
}

import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { logBatchActivity } from '../../generation/batches/log-batch-activity.ts';
import { planFailure } from '../../generation/batches/plan-failures.ts';
import { insertBatch } from '../../generation/batches/queries.ts';
import { recordUsage } from '../../pages/keyword-usage/write-usage.ts';
import type { Trx } from '../../platform/db/database.ts';
import { freezeVersion } from '../../templates/templates/freeze-version.ts';
import { lockTemplate } from '../../templates/templates/queries.ts';
import type { OlderBatch } from './older-batch.ts';

interface AdoptedBatch extends OlderBatch {
  readonly templateId: string;
  readonly userId: string | null;
}

const defaultPattern = 'keyword-in-city-state';
const pageExists = planFailure('page-exists');

const summarySchema = z.object({
  plans: z.number(),
  locations: z.array(z.object({ city: z.string(), state: z.string() })),
  keywords: z.array(z.string()),
  states: z.array(z.object({ state: z.string(), first: z.number(), combinations: z.number() })),
});

/** Stores an imported batch as planned here: frozen template, plans in reading order, nothing approved. */
export async function writeAdoptedBatch(trx: Trx, batch: AdoptedBatch): Promise<void> {
  const id = uuidv7();
  const template = await lockTemplate(trx, batch.templateId);
  const version = await freezeVersion(trx, template, batch.userId);
  const { plans, locations, keywords, states } = await summarize(trx, batch.id);
  await insertBatch(
    trx,
    {
      id,
      name: batch.name,
      template_id: template.id,
      template_version_id: version.id,
      first_combination: 0,
      combinations: plans,
      location_count: locations.length,
      keyword_count: keywords.length,
      states,
      field_values: {},
      series_id: null,
      series_name: null,
      url_pattern: batch.url_pattern ?? defaultPattern,
      update_existing: false,
      high_performance: true,
      skip_cleanup: true,
      created_by: batch.userId,
    },
    { locations, keywords },
  );
  const { numAffectedRows: written = 0n } = await sql`
    insert into bulk_generation_plans (generation_batch_id, id, slug, city, state, keyword, field_values, status,
                                       failure_code, error_message)
    select ${id}, row_number() over (order by s.state, s.city, s.keyword, s.slug) - 1, s.slug, s.city, s.state, s.keyword,
           s.field_values,
           case when g.id is null and not s.is_reserved then 'planned' else 'skipped' end,
           case when g.id is null and not s.is_reserved then null else ${pageExists.code} end,
           case when g.id is null and not s.is_reserved then null else ${pageExists.message} end
    from staged_plans s left join generated_landing_pages g on g.slug = s.slug
    where s.batch = ${batch.id} and s.verdict = 'new'`.execute(trx);
  await finishPlan(trx, id, Number(written));
  await recordUsage(trx, {
    id,
    name: batch.name,
    kind: 'batch',
    template_id: template.id,
    locations,
    keywords,
  });
  const stored = await trx
    .selectFrom('generation_batches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await logBatchActivity(trx, 'imported', stored);
}

/** The coverage of a batch's plans. Plans are numbered by state, so each state has one range. */
async function summarize(trx: Trx, batch: string): Promise<z.output<typeof summarySchema>> {
  const { rows } = await sql`
    with mine as (select * from staged_plans where batch = ${batch} and verdict = 'new'),
    ranges as (
      select state, count(*) as combinations, (sum(count(*)) over (order by state) - count(*))::int8 as first
      from mine group by state
    )
    select (select count(*) from mine) as plans,
      (select coalesce(json_agg(json_build_object('city', city, 'state', state) order by state, city), '[]')
        from (select distinct state, city from mine) l) as locations,
      (select coalesce(json_agg(keyword order by keyword), '[]') from (select distinct keyword from mine) k) as keywords,
      (select coalesce(json_agg(json_build_object('state', state, 'first', first, 'combinations', combinations)
        order by state), '[]') from ranges) as states`.execute(trx);
  return summarySchema.parse(rows[0]);
}

/** Updates the counters as planning would, and requests a similarity forecast. */
async function finishPlan(trx: Trx, id: string, plans: number): Promise<void> {
  await sql`
    with counted as (
      select count(*) filter (where status = 'planned') as planned, count(*) filter (where status = 'skipped') as skipped
      from bulk_generation_plans where generation_batch_id = ${id}
    ), planned as (
      update generation_batches b
      set total_planned = c.planned, total_skipped = c.skipped, planned_through = ${plans}, planned_at = now(),
          notice = case when c.planned > 0 then null else 'All combinations already exist in the database' end
      from counted c where b.id = ${id}
      returning b.id, b.template_version_id, b.total_planned
    )
    insert into batch_likeness (generation_batch_id, run, template_version_id)
    select id, gen_random_uuid(), template_version_id from planned where total_planned > 0`.execute(trx);
}

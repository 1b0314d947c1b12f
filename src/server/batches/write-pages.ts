import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { fillHead, seedOf } from '../../engine/index.ts';
import { type CopyValue, copyRows } from '../db/copy-rows.ts';
import type { CompiledVersion } from '../templates/compile-version.ts';
import type { JobBatch } from './job-batch.ts';
import { noPageToUpdate, pageExists } from './write-plans.ts';

export interface PageCounts {
  completed: number;
  skipped: number;
  failed: number;
}

interface PlanRow {
  readonly id: number;
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly field_values: Record<string, string> | null;
}

interface Chunk {
  readonly counts: PageCounts;
  /** The next chunk starts from this plan number. */
  readonly through: number;
}

/** Makes the pages of the next plans, in the caller's transaction. Null when there are none left. */
export async function writePages(
  client: PoolClient,
  batch: JobBatch,
  version: CompiledVersion,
  range: { from: number; limit: number },
): Promise<Chunk | null> {
  const { rows } = await client.query<PlanRow>({
    name: 'next-plans',
    text: `select id, slug, city, state, keyword, field_values from bulk_generation_plans
           where generation_batch_id = $1 and id >= $2 and status = 'planned' order by id limit $3`,
    values: [batch.id, range.from, range.limit],
  });
  const last = rows.at(-1);
  if (!last) return null;
  await client.query(
    `create temp table if not exists staged_pages (
       plan_id integer, id uuid, seed bigint, slug text, title text, meta_description text, hero_title text,
       hero_subtitle text, field_values jsonb
     ) on commit delete rows`,
  );
  await client.query('truncate staged_pages');
  await copyRows(
    client,
    'staged_pages (plan_id, id, seed, slug, title, meta_description, hero_title, hero_subtitle, field_values)',
    pageRows(rows, version),
  );
  const { rows: counted } = await client.query<PageCounts>(
    batch.update_existing ? updatePages : insertPages,
    [batch.id, version.id, version.templateId],
  );
  const { completed = 0, skipped = 0 } = counted[0] ?? {};
  return { counts: { completed, skipped, failed: 0 }, through: last.id + 1 };
}

function* pageRows(plans: readonly PlanRow[], version: CompiledVersion): Generator<readonly CopyValue[]> {
  for (const plan of plans) {
    const values = { ...plan.field_values, city: plan.city, state: plan.state, keyword: plan.keyword };
    const seed = seedOf(plan.slug);
    const head = fillHead(version.compiled, values, seed);
    yield [
      plan.id,
      uuidv7(),
      seed,
      plan.slug,
      head.title,
      head.meta_description,
      head.hero_title,
      head.hero_subtitle,
      JSON.stringify(values),
    ];
  }
}

/** The plans of the staged pages move on with them: completed where a page was made or changed, skipped where not. */
const movePlans = (skipped: string) => `
  moved as (
    update bulk_generation_plans p
    set status = case when made.id is null then 'skipped' else 'completed' end,
        error_message = case when made.id is null then '${skipped}' end,
        generated_page_id = made.id, updated_at = now()
    from staged_pages s left join made on made.slug = s.slug
    where p.generation_batch_id = $1 and p.id = s.plan_id
    returning p.status
  )
  select count(*) filter (where status = 'completed') as completed, count(*) filter (where status = 'skipped') as skipped
  from moved`;

const insertPages = `
  with made as (
    insert into generated_landing_pages (id, template_id, template_version_id, generation_batch_id, seed, slug, title,
                                         meta_description, hero_title, hero_subtitle, field_values)
    select id, $3, $2, $1, seed, slug, title, meta_description, hero_title, hero_subtitle, field_values
    from staged_pages order by plan_id
    on conflict (slug) do nothing
    returning id, slug
  ), ${movePlans(pageExists)}`;

const updatePages = `
  with made as (
    update generated_landing_pages g
    set template_id = $3, template_version_id = $2, title = s.title, meta_description = s.meta_description,
        hero_title = s.hero_title, hero_subtitle = s.hero_subtitle, field_values = s.field_values, updated_at = now()
    from staged_pages s where g.slug = s.slug
    returning g.id, g.slug
  ), ${movePlans(noPageToUpdate)}`;

import { randomBytes } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type FieldValues, fillHead, type PageHead, seedOf } from '../../../engine/index.ts';
import type { SearchTerms } from '../../pages/pages/search-terms.ts';
import { returnToAddresses } from '../../pages/redirects/return-to-addresses.ts';
import { type CopyValue, copyBlocks, copyText } from '../../platform/db/copy-rows.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';
import { isPageHeld, type PageCheck } from '../held-pages/page-check.ts';
import { readNoindex } from '../likeness/noindex-queries.ts';
import { batchValues, type JobBatch } from './job-batch.ts';
import { type PlanFailure, type PlanFailureCode, planFailure } from './plan-failures.ts';
import { failureWhere } from './write-plans.ts';

export interface PageCounts {
  completed: number;
  skipped: number;
  failed: number;
  /** Of those completed: what search engines are asked to leave out. */
  noindex: number;
}

export interface PlanRow {
  readonly id: number;
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly field_values: Record<string, string> | null;
}

/** A plan that can't become a page, and why. */
export interface FailedPlan extends PlanFailure {
  readonly id: number;
}

/** A check whose pages somebody has decided on. */
export interface DecidedCheck {
  readonly check: PageCheck;
  readonly code: PlanFailureCode;
  /** Else they are made as noindex. */
  readonly isLeftOut: boolean;
}

export interface PageBatch extends JobBatch {
  readonly checks: readonly DecidedCheck[];
  readonly terms: SearchTerms;
}

/** The pages of some plans, written out for the database but not yet sent. */
export interface PreparedPages {
  /** Those whose texts could be filled. */
  readonly plans: readonly PlanRow[];
  readonly failed: readonly FailedPlan[];
  /** Plans that don't become pages, as was decided. */
  readonly leftOut: readonly FailedPlan[];
  readonly blocks: readonly Buffer[];
  /** The next pages start from this plan number. */
  readonly through: number;
}

/** Reads the next plans and fills their texts. Null when there are no plans left. */
export async function preparePages(
  client: PoolClient,
  batch: PageBatch,
  version: CompiledVersion,
  range: { from: number; limit: number },
): Promise<PreparedPages | null> {
  const { rows } = await client.query<PlanRow>({
    name: 'next-plans',
    text: `select id, slug, city, state, keyword, field_values from bulk_generation_plans
           where generation_batch_id = $1 and id >= $2 and status = 'planned' order by id limit $3`,
    values: [batch.id, range.from, range.limit],
  });
  return rows.length === 0 ? null : fillPlans(client, rows, batch, version);
}

/** Fills the texts of plans, with a pause after every block so that a web server in the same process goes on answering. */
export async function fillPlans(
  client: PoolClient,
  rows: readonly PlanRow[],
  batch: PageBatch,
  version: CompiledVersion,
): Promise<PreparedPages> {
  const plans: PlanRow[] = [];
  const failed: FailedPlan[] = [];
  const leftOut: FailedPlan[] = [];
  const range = { first: rows[0]?.id ?? 0, last: rows.at(-1)?.id ?? 0 };
  for (const { check } of batch.checks)
    await check.readPlaces?.(rows.map(({ city, state }) => [city, state]));
  const shared = {
    values: batchValues(batch),
    checks: batch.checks,
    terms: batch.terms,
    isNoindex: await readNoindex(client, batch, range),
  };
  const blocks: Buffer[] = [];
  for (const block of copyText(pageRows(rows, version, shared, { plans, failed, leftOut }))) {
    blocks.push(block);
    await yieldToOthers();
  }
  await batch.terms.write();
  return { plans, failed, leftOut, blocks, through: (rows.at(-1)?.id ?? 0) + 1 };
}

/** Brings prepared pages into the database's memory of this transaction; nobody sees them yet. */
export async function stagePages(client: PoolClient, pages: PreparedPages): Promise<void> {
  await client.query(
    `create temp table if not exists staged_pages (
       plan_id integer, id uuid, seed bigint, slug text, title text, meta_description text, hero_title text,
       hero_subtitle text, field_values jsonb, is_noindex boolean, has_own_words boolean
     ) on commit delete rows;
     truncate staged_pages`,
  );
  await copyBlocks(
    client,
    'staged_pages (plan_id, id, seed, slug, title, meta_description, hero_title, hero_subtitle, field_values, is_noindex, has_own_words)',
    pages.blocks,
  );
}

/** Makes pages of what is staged and moves their plans on, in the caller's transaction. */
export async function writeStagedPages(
  client: PoolClient,
  batch: JobBatch,
  version: CompiledVersion,
  pages: PreparedPages,
): Promise<PageCounts> {
  if (batch.update_existing) await client.query(keepSnapshots, [batch.id]);
  const { rowCount } = await client.query(batch.update_existing ? updatePages : insertPages, [
    ...(batch.update_existing ? [] : [batch.id]),
    version.id,
    version.templateId,
    ...(batch.update_existing ? [] : [batch.page_status]),
  ]);
  const completed = rowCount ?? 0;
  // Drafts have no public address yet. Publishing announces it.
  if (!batch.update_existing && batch.page_status === 'published') await returnStaged(client, batch.id);
  const move = batch.update_existing
    ? moveUpdatedPlans
    : completed === pages.plans.length
      ? completePlans
      : movePlans;
  const { rows } = await client.query<{ noindex: number }>(
    `with moved as (${move} returning p.status, s.is_noindex)
     select count(*) as noindex from moved where status = 'completed' and is_noindex`,
    [batch.id, pages.plans[0]?.id ?? 0, pages.through],
  );
  return { completed, skipped: pages.plans.length - completed, failed: 0, noindex: rows[0]?.noindex ?? 0 };
}

/** New pages may have the addresses of earlier pages. Redirects from these addresses would hide them. */
async function returnStaged(client: PoolClient, batchId: string): Promise<void> {
  const { rows } = await client.query<{ slug: string }>(`
    select g.slug from staged_pages s join generated_landing_pages g on g.id = s.id
    where exists (select 1 from redirects where cause is not null)
       or exists (select 1 from redirects where written_key is not null)`);
  if (rows.length === 0) return;
  await returnToAddresses(
    kyselyOn(client),
    rows.map(row => row.slug),
    batchId,
  );
}

function* pageRows(
  rows: readonly PlanRow[],
  version: CompiledVersion,
  shared: {
    readonly values: FieldValues;
    readonly checks: readonly DecidedCheck[];
    readonly terms: SearchTerms;
    readonly isNoindex: (plan: number) => boolean | null;
  },
  found: { readonly plans: PlanRow[]; readonly failed: FailedPlan[]; readonly leftOut: FailedPlan[] },
): Generator<readonly CopyValue[]> {
  const ids = pageIds(rows.length);
  for (const [index, plan] of rows.entries()) {
    const held = shared.checks.filter(({ check }) => isPageHeld(check, plan));
    const leavingOut = held.find(({ isLeftOut }) => isLeftOut);
    if (leavingOut) {
      found.leftOut.push({ id: plan.id, ...planFailure(leavingOut.code) });
      continue;
    }
    const values = {
      ...shared.values,
      ...plan.field_values,
      city: plan.city,
      state: plan.state,
      keyword: plan.keyword,
    };
    const seed = seedOf(plan.slug);
    const head = headOrFailure(version, values, seed);
    if (typeof head === 'string') {
      found.failed.push({ id: plan.id, ...planFailure(head) });
      continue;
    }
    found.plans.push(plan);
    const isNoindex = held.length > 0 || shared.isNoindex(plan.id);
    yield [
      plan.id,
      ids(index),
      seed,
      plan.slug,
      head.title,
      head.meta_description,
      head.hero_title,
      head.hero_subtitle,
      JSON.stringify(values),
      isNoindex === null ? null : String(isNoindex),
      String(shared.terms.hasOwnWords({ ...plan, title: head.title })),
    ];
  }
}

/** The head of a page, or why there is none. One page's values must not stop the others. */
function headOrFailure(
  { compiled }: CompiledVersion,
  values: FieldValues,
  seed: number,
): PageHead | PlanFailureCode {
  try {
    const head = fillHead(compiled, values, seed);
    return head.title.trim() === '' ? 'no-title' : head;
  } catch {
    return 'not-filled';
  }
}

/** Ids in the order of the plans, their random parts drawn at once: one by one they cost as much as a page's text. */
function pageIds(count: number): (index: number) => string {
  const random = randomBytes(count * 16);
  const msecs = Date.now();
  return index => uuidv7({ msecs, seq: index, random: random.subarray(index * 16, index * 16 + 16) });
}

const insertPages = `
  insert into generated_landing_pages (id, template_id, template_version_id, generation_batch_id, seed, slug, title,
                                       meta_description, hero_title, hero_subtitle, field_values, status, is_noindex,
                                       has_own_words)
  select id, $3, $2, $1, seed, slug, title, meta_description, hero_title, hero_subtitle, field_values, $4,
         coalesce(is_noindex, false), has_own_words
  from staged_pages order by plan_id
  on conflict (slug) do nothing`;

/** A page already kept by this batch stays as it was then. */
const keepSnapshots = `
  insert into page_snapshots (generation_batch_id, page_id, template_id, template_version_id, title, meta_description,
                              hero_title, hero_subtitle, field_values, overrides, moved_by, moved_from, is_noindex, updated_at)
  select $1, g.id, g.template_id, g.template_version_id, g.title, g.meta_description, g.hero_title, g.hero_subtitle,
         g.field_values, g.overrides, g.moved_by, g.moved_from, g.is_noindex, g.updated_at
  from staged_pages s join generated_landing_pages g on g.slug = s.slug
  on conflict do nothing`;

/** A text of the head that was edited by hand stays. */
const headText = (field: string) => `
      ${field} = coalesce(jsonb_path_query_first(g.overrides,
        '$[*] ? (@.section_id == null && @.path[0] == "${field}").text') #>> '{}', s.${field})`;

const updatePages = `
  update generated_landing_pages g
  set template_id = $2, template_version_id = $1, moved_by = null, moved_from = null,
      ${['title', 'meta_description', 'hero_title', 'hero_subtitle'].map(headText).join(',')},
      field_values = s.field_values, is_noindex = coalesce(s.is_noindex, g.is_noindex), updated_at = now()
  from staged_pages s where g.slug = s.slug`;

/** Every staged page was made, which is nearly always so. The range is the staged plans': only they need to be read. */
const completePlans = `
  update bulk_generation_plans p
  set status = 'completed', failure_code = null, error_message = null, generated_page_id = s.id, updated_at = now()
  from staged_pages s
  where p.generation_batch_id = $1 and p.id >= $2 and p.id < $3 and p.id = s.plan_id`;

/** Plans are completed where a page was made (or changed) and skipped where not. */
const moveWhere = (found: string, skipped: PlanFailureCode) => `
  update bulk_generation_plans p
  set status = case when g.id is null then 'skipped' else 'completed' end,
      ${failureWhere('g.id is null', skipped)},
      generated_page_id = g.id, updated_at = now()
  from staged_pages s left join generated_landing_pages g on ${found}
  where p.generation_batch_id = $1 and p.id >= $2 and p.id < $3 and p.id = s.plan_id`;

/** A page has the id that was staged for it exactly when it was made here. */
const movePlans = moveWhere('g.id = s.id', 'page-exists');
const moveUpdatedPlans = moveWhere('g.slug = s.slug', 'no-page-to-update');

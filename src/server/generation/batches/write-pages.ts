import { randomBytes } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type FieldValues, fillHead, type PageHead, seedOf } from '../../../engine/index.ts';
import type { SearchTerms } from '../../pages/pages/search-terms.ts';
import { returnToAddresses } from '../../pages/redirects/return-to-addresses.ts';
import { type CopyValue, copyBlocks, copyText } from '../../platform/db/copy-rows.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';
import type { DecidedRule } from '../checks/checks.ts';
import { isHeld } from '../checks/page-rule.ts';
import { readNoindex } from '../likeness/noindex-queries.ts';
import { batchValues, type JobBatch } from './job-batch.ts';
import { type PlanFailure, type PlanFailureCode, planFailure } from './plan-failures.ts';
import {
  completeMadePlans,
  completePlans,
  completeUpdatedPlans,
  type PageCounts,
} from './write-completed-plans.ts';

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

export interface PageBatch extends JobBatch {
  readonly rules: readonly DecidedRule[];
  readonly terms: SearchTerms;
}

/** Plans after filling their texts. */
interface FilledPages {
  /** Plans with filled texts. */
  readonly plans: PlanRow[];
  /** The ids of their pages, and whether each is noindex, in the same order. */
  readonly ids: string[];
  readonly noindex: boolean[];
  readonly failed: FailedPlan[];
  /** Plans without a page by decision. */
  readonly leftOut: FailedPlan[];
}

/** The pages of some plans, written out for the database but not yet sent. */
export interface PreparedPages extends FilledPages {
  readonly blocks: readonly Buffer[];
  /** The next pages start from this plan number. */
  readonly through: number;
}

/** Reads the next plans and fills their texts. Null if no plans remain. */
export async function preparePages(
  client: Pool,
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

/** Fills the texts of plans. Pauses after every block, so that a web server in the same process can answer. */
export async function fillPlans(
  client: Pool | PoolClient,
  rows: readonly PlanRow[],
  batch: PageBatch,
  version: CompiledVersion,
): Promise<PreparedPages> {
  const found: FilledPages = { plans: [], ids: [], noindex: [], failed: [], leftOut: [] };
  const range = { first: rows[0]?.id ?? 0, last: rows.at(-1)?.id ?? 0 };
  const places = new Map(
    rows.map(({ city, state, field_values }) => [
      JSON.stringify([city, state, field_values]),
      [city, state, field_values] as const,
    ]),
  );
  for (const { rule } of batch.rules) await rule.readPlaces?.([...places.values()]);
  const isNoindex = await readNoindex(client, batch, range);
  const blocks: Buffer[] = [];
  for (const block of copyText(pageRows(rows, version, { batch, isNoindex }, found))) {
    blocks.push(block);
    await yieldToOthers();
  }
  await batch.terms.write();
  return { ...found, blocks, through: range.last + 1 };
}

/**
 * Makes prepared pages and completes their plans, in the caller's transaction. Returns null, or fails with the
 * database's error, if that is not possible for all of them; the caller then rolls back. Cheaper than `writePages`.
 */
export async function copyPages(
  client: PoolClient,
  batch: JobBatch,
  pages: PreparedPages,
): Promise<PageCounts | null> {
  const counts = await completePlans(client, batch.id, pages);
  if (counts.completed < pages.plans.length) return null; // Another process changed some of them.
  await copyBlocks(client, `generated_landing_pages (${pageColumns})`, pages.blocks);
  await returnAddresses(client, batch, pages);
  return counts;
}

/** Makes pages at free addresses or changes existing ones, and updates their plans, in the caller's transaction. */
export async function writePages(
  client: PoolClient,
  batch: JobBatch,
  version: CompiledVersion,
  pages: PreparedPages,
): Promise<PageCounts> {
  await client.query(
    `create temp table staged_pages as select ${pageColumns} from generated_landing_pages with no data`,
  );
  await copyBlocks(client, `staged_pages (${pageColumns})`, pages.blocks);
  if (batch.update_existing) {
    await client.query(keepSnapshots, [batch.id]);
    await client.query(updatePages, [version.id, version.templateId]);
  } else {
    await client.query(insertPages);
    await returnAddresses(client, batch, pages);
  }
  await client.query('drop table staged_pages');
  const complete = batch.update_existing ? completeUpdatedPlans : completeMadePlans;
  return complete(client, batch.id, pages);
}

/** New pages may have the addresses of earlier pages. Redirects from these addresses would hide them. Drafts have no public address yet. */
async function returnAddresses(client: PoolClient, batch: JobBatch, { ids }: PreparedPages): Promise<void> {
  if (batch.page_status !== 'published') return;
  const { rows } = await client.query<{ slug: string }>(
    `select slug from generated_landing_pages
     where id = any($1::uuid[])
       and (exists (select 1 from redirects where cause is not null)
         or exists (select 1 from redirects where written_key is not null))`,
    [ids],
  );
  if (rows.length === 0) return;
  await returnToAddresses(
    kyselyOn(client),
    rows.map(row => row.slug),
    batch.id,
  );
}

const pageColumns = `id, template_id, template_version_id, generation_batch_id, status, seed, slug, title, meta_description,
  hero_title, hero_subtitle, field_values, is_noindex, has_own_words`;

function* pageRows(
  rows: readonly PlanRow[],
  version: CompiledVersion,
  { batch, isNoindex }: { readonly batch: PageBatch; readonly isNoindex: (plan: number) => boolean | null },
  found: FilledPages,
): Generator<readonly CopyValue[]> {
  const ids = pageIds(rows.length);
  const ofBatch = batchValues(batch);
  /** Unknown values stay unchanged on existing pages. */
  const unknown = batch.update_existing ? null : 'false';
  for (const [index, plan] of rows.entries()) {
    const held = batch.rules.filter(({ rule }) => isHeld(rule, plan));
    const leavingOut = held.find(({ leftOut }) => leftOut !== null)?.leftOut;
    if (leavingOut) {
      found.leftOut.push({ id: plan.id, ...leavingOut });
      continue;
    }
    const values = {
      ...ofBatch,
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
    const id = ids(index);
    const noindex = batch.is_noindex || held.length > 0 || isNoindex(plan.id);
    found.plans.push(plan);
    found.ids.push(id);
    found.noindex.push(noindex === true);
    yield [
      id,
      version.templateId,
      version.id,
      batch.id,
      batch.page_status,
      seed,
      plan.slug,
      head.title,
      head.meta_description,
      head.hero_title,
      head.hero_subtitle,
      JSON.stringify(values),
      noindex === null ? unknown : String(noindex),
      String(batch.terms.hasOwnWords({ ...plan, title: head.title })),
    ];
  }
}

/** The head of a page, or its failure. One page's values must not stop the others. */
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
  insert into generated_landing_pages (${pageColumns}) select ${pageColumns} from staged_pages order by id
  on conflict (slug) do nothing`;

/** A page that this batch has already stored keeps its first snapshot. */
const keepSnapshots = `
  insert into page_snapshots (generation_batch_id, page_id, template_id, template_version_id, title, meta_description,
                              hero_title, hero_subtitle, field_values, overrides, moved_by, is_noindex, updated_at)
  select $1, g.id, g.template_id, g.template_version_id, g.title, g.meta_description, g.hero_title, g.hero_subtitle,
         g.field_values, g.overrides, g.moved_by, g.is_noindex, g.updated_at
  from staged_pages s join generated_landing_pages g on g.slug = s.slug
  on conflict do nothing`;

/** Manual edits of the head stay. */
const headText = (field: string) => `
      ${field} = coalesce(jsonb_path_query_first(g.overrides,
        '$[*] ? (@.section_id == null && @.path[0] == "${field}").text') #>> '{}', s.${field})`;

const updatePages = `
  update generated_landing_pages g
  set template_id = $2, template_version_id = $1, moved_by = null,
      ${['title', 'meta_description', 'hero_title', 'hero_subtitle'].map(headText).join(',')},
      field_values = s.field_values, is_noindex = coalesce(s.is_noindex, g.is_noindex), updated_at = now()
  from staged_pages s where g.slug = s.slug`;

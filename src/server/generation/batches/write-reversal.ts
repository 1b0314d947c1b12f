import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { keptUsage } from '../../pages/keyword-usage/write-usage.ts';
import type { ChangePart, JobChange, PartOutcome } from '../../pages/page-changes/change-part.ts';
import { addParts } from '../../pages/page-changes/part-queries.ts';
import { deletePagesOfPart } from '../../pages/page-changes/write-changed-pages.ts';
import { undoAddressChange } from '../../pages/redirects/return-to-addresses.ts';
import { announceOn } from '../../platform/db/announce.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { announceBatchChange } from './job-batch.ts';
import { type PlanFailure, planFailure } from './plan-failures.ts';

/** The outcome for a plan's page, stored in the plan. */
const outcomeOf = {
  removed: planFailure('page-removed'),
  restored: planFailure('page-restored'),
  kept: planFailure('changed-later'),
  templateDeleted: planFailure('template-deleted'),
};

interface FoundPage {
  readonly id: string;
}

/**
 * Adds the pages that the batch still has as parts of its revert, with their plans as what they were before; returns how
 * many parts. A plan without a page has a page that is found nowhere.
 */
export function freezeReversal(client: PoolClient, { id, batch_id }: JobChange): Promise<number> {
  const pages = sql`
    select coalesce(generated_page_id, '00000000-0000-0000-0000-000000000000') as id, id::text as plan
    from bulk_generation_plans where generation_batch_id = ${batch_id} and status = 'completed'`;
  return addParts(kyselyOn(client), id, pages, sql`plan`);
}

/** After a failure: the batch of a revert can be reverted again. */
export async function stopReverting(pool: Pool, changeId: string, notice: string): Promise<void> {
  await pool.query(
    `update generation_batches set reverting_at = null, deleting = false, notice = $2, updated_at = now()
     where id = (select batch_id from page_changes where id = $1 and action = 'revert' and undoes is null)`,
    [changeId, notice],
  );
}

interface EndedRevert {
  readonly batch_id: string;
  readonly is_undone: boolean;
  /** True if the batch is to be deleted after its revert. */
  readonly deleting: boolean;
}

/** The batch of a completed revert, or of its undoing, that is still there. */
export async function findEndedRevert(pool: Pool, changeId: string): Promise<EndedRevert | undefined> {
  const { rows } = await pool.query<EndedRevert>(
    `select b.id as batch_id, b.deleting, c.undoes is not null as is_undone
     from page_changes c join generation_batches b on b.id = c.batch_id
     where c.id = $1 and c.action = 'revert' and c.status = 'completed'`,
    [changeId],
  );
  return rows[0];
}

function batchOf({ id, batch_id }: JobChange): string {
  if (batch_id === null) throw new Error(`The revert ${id} has no batch.`);
  return batch_id;
}

/** Undoes what the batch did to the pages of a part: pages, snapshots, plans and counters, in the caller's transaction. */
export async function revertPart(
  client: PoolClient,
  change: JobChange,
  part: ChangePart,
): Promise<PartOutcome> {
  const { id: changeId } = change;
  const id = batchOf(change);
  const pages = part.page_ids;
  const { rows } = await client.query<{ page_id: string; plan_id: number }>(plansOfPart, [
    changeId,
    part.number,
  ]);
  await client.query(holdTemplates, [id, pages]);
  const { found, gone } = await deletePagesOfPart(
    client,
    { change, part },
    page => page.generation_batch_id === id,
  );
  if (gone.length > 0) await client.query(keepBatch, [changeId, id]);
  const kept = await client.query<FoundPage>(transferSnapshots, [id, pages]);
  const restored = await client.query<FoundPage>(restorePages, [id, pages]);
  const templateDeleted = await client.query<FoundPage>(pagesOfDeletedTemplates, [id, pages]);
  await client.query(
    'delete from page_snapshots where generation_batch_id = $1 and page_id = any($2::uuid[])',
    [id, pages],
  );
  await undoAddressChange(kyselyOn(client), {
    cause: id,
    slugs: gone.map(page => page.slug),
    gone,
    keptFor: changeId,
  });
  const outcomes = new Map([
    ...templateDeleted.rows.map(row => [row.id, outcomeOf.templateDeleted] as const),
    ...restored.rows.map(row => [row.id, outcomeOf.restored] as const),
    ...kept.rows.map(row => [row.id, outcomeOf.kept] as const),
  ]);
  const failures = rows.map(row => outcomes.get(row.page_id) ?? outcomeOf.removed);
  await client.query(
    `update bulk_generation_plans p
     set status = 'skipped', failure_code = f.code, error_message = f.message, updated_at = now(),
         generated_page_id = case when f.code <> '${outcomeOf.removed.code}' then generated_page_id end
     from unnest($2::integer[], $3::text[], $4::text[]) as f (id, code, message)
     where p.generation_batch_id = $1 and p.id = f.id`,
    [id, rows.map(row => row.plan_id), failures.map(one => one.code), failures.map(one => one.message)],
  );
  await client.query(
    `update generation_batches
     set total_completed = total_completed - $2, total_planned = total_planned - $2,
         total_skipped = total_skipped + $2, updated_at = now()
     where id = $1`,
    [id, rows.length],
  );
  await announceBatchChange(client, id);
  await announceOn(client, { kind: 'all-pages' });
  const planOf = new Map(rows.map(row => [row.page_id, row.plan_id]));
  return {
    changed: gone.map(page => ({ id: page.id, slug: page.slug, before: String(planOf.get(page.id)) })),
    missing: part.page_ids.length - found,
    unchanged: kept.rows.length + templateDeleted.rows.length,
    affectsNeighbors: true,
  };
}

const plansOfPart = `
  select unnest(page_ids) as page_id, unnest(before_change)::integer as plan_id from page_change_parts
  where change_id = $1 and number = $2`;

/** What undoing restores besides the pages. The keywords are deleted at the end. */
const keepBatch = `
  insert into reverted_batches (change_id, batch_id, status, failed_while, notice, total_noindex, usage)
  select $1, b.id, b.status, b.failed_while, b.notice, b.total_noindex, ${keptUsage}
  from generation_batches b where b.id = $2
  on conflict do nothing`;

/** Locks the templates of restored pages until the transaction ends. */
const holdTemplates = `
  select id from landing_page_templates where id in (
    select template_id from page_snapshots where generation_batch_id = $1 and page_id = any($2::uuid[])
  ) order by id for key share`;

const hasTemplate = `exists (select from template_versions v where v.id = s.template_version_id)`;

const isChangedAgain = `
  exists (select 1 from page_snapshots later
          where later.page_id = s.page_id and later.taken_at > s.taken_at and later.generation_batch_id <> s.generation_batch_id)`;

/**
 * A page that a later batch changed again stays. The later batch's snapshot becomes this batch's snapshot, so that
 * reverting both, in any order, restores the original.
 */
const transferSnapshots = `
  update page_snapshots later
  set template_id = s.template_id, template_version_id = s.template_version_id, title = s.title,
      meta_description = s.meta_description, hero_title = s.hero_title, hero_subtitle = s.hero_subtitle,
      field_values = s.field_values, overrides = s.overrides, moved_by = s.moved_by,
      is_noindex = s.is_noindex, updated_at = s.updated_at
  from page_snapshots s
  where s.generation_batch_id = $1 and s.page_id = any($2::uuid[])
    and later.page_id = s.page_id and later.generation_batch_id <> s.generation_batch_id
    and later.taken_at = (select min(x.taken_at) from page_snapshots x
                          where x.page_id = s.page_id and x.taken_at > s.taken_at)
  returning later.page_id as id`;

const restorePages = `
  update generated_landing_pages g
  set template_id = s.template_id, template_version_id = s.template_version_id, title = s.title,
      meta_description = s.meta_description, hero_title = s.hero_title, hero_subtitle = s.hero_subtitle,
      field_values = s.field_values, overrides = s.overrides, moved_by = s.moved_by,
      is_noindex = coalesce(s.is_noindex, g.is_noindex), updated_at = s.updated_at
  from page_snapshots s
  where s.generation_batch_id = $1 and s.page_id = any($2::uuid[]) and g.id = s.page_id and not ${isChangedAgain}
    and ${hasTemplate}
  returning g.id`;

/** Restored, they would have no text; they stay as the batch made them. */
const pagesOfDeletedTemplates = `
  select g.id from generated_landing_pages g join page_snapshots s on g.id = s.page_id
  where s.generation_batch_id = $1 and s.page_id = any($2::uuid[]) and not ${isChangedAgain} and not ${hasTemplate}`;

/** Completes the revert of a batch, in the transaction that ends the change. */
export async function finishReversal(client: PoolClient, change: JobChange): Promise<void> {
  const id = batchOf(change);
  const { rows } = await client.query<{ code: string; count: number }>(
    `select failure_code as code, count(*) as count from bulk_generation_plans
     where generation_batch_id = $1 and failure_code = any($2) group by 1`,
    [id, Object.values(outcomeOf).map(one => one.code)],
  );
  const countOf = ({ code }: PlanFailure) =>
    rows.find(row => row.code === code)?.count.toLocaleString('en-US');
  const kept = countOf(outcomeOf.kept);
  const templateDeleted = countOf(outcomeOf.templateDeleted);
  const restored = `Pages put back as they were: ${countOf(outcomeOf.restored) ?? 0}.`;
  const notice =
    `Reverted. Pages removed: ${countOf(outcomeOf.removed) ?? 0}. ${restored}` +
    (kept ? ` Unchanged because a later batch changed them: ${kept}.` : '') +
    (templateDeleted ? ` Unchanged because their former template is deleted: ${templateDeleted}.` : '');
  await client.query(
    `with reverted as (
       update generation_batches
       set status = 'cancelled', failed_while = null, reverting_at = null, reverted_at = now(), total_noindex = 0,
           updated_at = now(), notice = $2
       where id = $1 returning name
     )
     update page_changes c set notice = case when changed_pages > 0
       then 'Deleted because the batch “' || name || '” was reverted.'
       else 'The batch “' || name || '” was reverted. ' || $3 end
     from reverted where c.id = $4`,
    [id, notice, restored, change.id],
  );
  await client.query('delete from datasets where id = $1', [id]);
  await announceOn(client, { kind: 'all-pages' });
  await announceBatchChange(client, id);
}

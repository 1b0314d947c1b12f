import type { Pool, PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { keptUsage } from '../../pages/keyword-usage/write-usage.ts';
import { deletePagesWithUndo } from '../../pages/page-changes/write-undoable-deletion.ts';
import { undoAddressChange } from '../../pages/redirects/return-to-addresses.ts';
import { announceOn } from '../../platform/db/announce.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { type Chunks, runChunks } from '../../platform/jobs/chunked-run.ts';
import { type PlanFailure, planFailure } from './plan-failures.ts';

const chunkSize = 5_000;

/** The outcome for a plan's page, stored in the plan. */
const outcomeOf = {
  removed: planFailure('page-removed'),
  restored: planFailure('page-restored'),
  kept: planFailure('changed-later'),
  templateDeleted: planFailure('template-deleted'),
};

interface CompletedPlan {
  readonly id: number;
  readonly generated_page_id: string | null;
}

/** One revert of a batch. */
interface Reversal {
  readonly batchId: string;
  readonly name: string;
  /** The page change that stores the deleted pages. */
  readonly changeId: string;
  readonly userId: string | null;
}

interface FoundPage {
  readonly id: string;
}

/** Undoes a batch. A chunk has pages, snapshots, plans and counters. */
export async function revertPages(client: PoolClient, id: string, signal: AbortSignal): Promise<void> {
  let after = -1;
  const reversal = await readReversal(client, id);
  const chunks: Chunks<true> = {
    progress: { kind: 'batch', id },
    find: () => findReverting(client, id),
    chunk: async () => {
      const { rows } = await client.query<CompletedPlan>(
        `select id, generated_page_id from bulk_generation_plans
         where generation_batch_id = $1 and id > $2 and status = 'completed' order by id limit $3`,
        [id, after, chunkSize],
      );
      const last = rows.at(-1);
      if (!last) return false;
      await revertChunk(client, reversal, rows);
      after = last.id;
      return true;
    },
    finish: () => finish(client, id),
  };
  await runChunks(client, chunks, signal);
}

/** A killed revert continues in its own change. A revert after an undo gets a new one. */
async function readReversal(client: PoolClient, batchId: string): Promise<Reversal> {
  const { rows } = await client.query<{
    name: string;
    change_id: string | null;
    reverting_by: string | null;
  }>(
    `select b.name, b.reverting_by,
       (select change_id from reverted_batches r where r.batch_id = b.id and r.created_at >= b.reverting_at
        order by r.created_at desc limit 1) as change_id
     from generation_batches b where b.id = $1`,
    [batchId],
  );
  const { name = '', change_id = null, reverting_by = null } = rows[0] ?? {};
  return { batchId, name, changeId: change_id ?? uuidv7(), userId: reverting_by };
}

async function findReverting(client: PoolClient, id: string): Promise<true | undefined> {
  const { rowCount } = await client.query(
    'select 1 from generation_batches where id = $1 and reverting_at is not null',
    [id],
  );
  return rowCount === 1 || undefined;
}

/** After a failure. */
export async function stopReverting(pool: Pool, id: string, notice: string): Promise<void> {
  await pool.query(
    `update generation_batches set reverting_at = null, deleting = false, notice = $2, updated_at = now() where id = $1`,
    [id, notice],
  );
}

async function revertChunk(
  client: PoolClient,
  { batchId: id, name, changeId, userId }: Reversal,
  plans: readonly CompletedPlan[],
): Promise<void> {
  const made = plans.flatMap(plan =>
    plan.generated_page_id ? [[plan.generated_page_id, plan.id] as const] : [],
  );
  const pages = made.map(([page]) => page);
  await client.query(holdTemplates, [id, pages]);
  const gone = await deletePagesWithUndo(kyselyOn(client), {
    changeId,
    ids: pages,
    before: made.map(([, plan]) => String(plan)),
    userId,
    batchId: id,
    notice: `Deleted because the batch “${name}” was reverted.`,
  });
  if (gone.length > 0) await client.query(keepBatch, [changeId, id]);
  const kept = await client.query<FoundPage>(transferSnapshots, [id, pages]);
  const restored = await client.query<FoundPage>(restorePages, [id, pages]);
  const templateDeleted = await client.query<FoundPage>(strandedPages, [id, pages]);
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
  const failures = plans.map(plan => outcomes.get(plan.generated_page_id ?? '') ?? outcomeOf.removed);
  await client.query(
    `update bulk_generation_plans p
     set status = 'skipped', failure_code = f.code, error_message = f.message, updated_at = now(),
         generated_page_id = case when f.code <> '${outcomeOf.removed.code}' then generated_page_id end
     from unnest($2::integer[], $3::text[], $4::text[]) as f (id, code, message)
     where p.generation_batch_id = $1 and p.id = f.id`,
    [id, plans.map(plan => plan.id), failures.map(one => one.code), failures.map(one => one.message)],
  );
  await client.query(
    `update generation_batches
     set total_completed = total_completed - $2, total_planned = total_planned - $2,
         total_skipped = total_skipped + $2, updated_at = now()
     where id = $1`,
    [id, plans.length],
  );
  await announceOn(client, { kind: 'all-pages' });
}

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
const strandedPages = `
  select g.id from generated_landing_pages g join page_snapshots s on g.id = s.page_id
  where s.generation_batch_id = $1 and s.page_id = any($2::uuid[]) and not ${isChangedAgain} and not ${hasTemplate}`;

async function finish(client: PoolClient, id: string): Promise<void> {
  const { rows } = await client.query<{ code: string; count: number }>(
    `select failure_code as code, count(*) as count from bulk_generation_plans
     where generation_batch_id = $1 and failure_code = any($2) group by 1`,
    [id, Object.values(outcomeOf).map(one => one.code)],
  );
  const countOf = ({ code }: PlanFailure) =>
    rows.find(row => row.code === code)?.count.toLocaleString('en-US');
  const kept = countOf(outcomeOf.kept);
  const templateDeleted = countOf(outcomeOf.templateDeleted);
  const notice =
    `Reverted. Pages removed: ${countOf(outcomeOf.removed) ?? 0}. Pages put back as they were: ${countOf(outcomeOf.restored) ?? 0}.` +
    (kept ? ` Unchanged because a later batch changed them: ${kept}.` : '') +
    (templateDeleted ? ` Unchanged because their former template is deleted: ${templateDeleted}.` : '');
  await client.query(
    `update generation_batches
     set status = 'cancelled', failed_while = null, reverting_at = null, reverted_at = now(), total_noindex = 0,
         updated_at = now(), notice = $2
     where id = $1`,
    [id, notice],
  );
  await client.query('delete from datasets where id = $1', [id]);
  await announceOn(client, { kind: 'all-pages' });
}

import type { PoolClient } from 'pg';
import { writeKeptDeletion } from '../../pages/page-changes/write-kept-deletion.ts';
import { takeBackAddresses } from '../../pages/redirects/return-to-addresses.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { tellBatchChanged, tellPagesChanged } from './job-batch.ts';

const chunkSize = 5_000;

/** What became of a plan's page, as the plan says afterwards. */
export const outcomes = {
  removed: 'Page removed: the batch was reverted',
  restored: 'Page put back: the batch was reverted',
  kept: 'Page unchanged: a later batch changed it',
  stranded: 'Page unchanged: its former template is deleted',
};

interface MadePlan {
  readonly id: number;
  readonly generated_page_id: string | null;
}

/**
 * Undoes what a batch did, from wherever it got to. A chunk is one transaction: pages, snapshots, plans and counters move
 * together, so a killed process goes on where it was.
 */
export async function takeBack(client: PoolClient, id: string, signal: AbortSignal): Promise<void> {
  let after = -1;
  for (;;) {
    signal.throwIfAborted();
    if (!(await isReverting(client, id))) return;
    const { rows } = await client.query<MadePlan>(
      `select id, generated_page_id from bulk_generation_plans
       where generation_batch_id = $1 and id > $2 and status = 'completed' order by id limit $3`,
      [id, after, chunkSize],
    );
    const last = rows.at(-1);
    if (!last) break;
    await takeChunkBack(client, id, rows);
    after = last.id;
  }
  await finish(client, id);
}

async function isReverting(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from generation_batches where id = $1 and reverting_at is not null',
    [id],
  );
  return rowCount === 1;
}

async function takeChunkBack(client: PoolClient, id: string, plans: readonly MadePlan[]): Promise<void> {
  const pages = plans.flatMap(plan => plan.generated_page_id ?? []);
  await client.query('begin');
  await client.query(holdTemplates, [id, pages]);
  const removed = await writeKeptDeletion(kyselyOn(client), {
    changeId: id, // A batch is reverted once: its id names the change that puts its pages back.
    ids: pages,
    batchId: id,
    notice: 'Deleted because their batch was reverted.',
  });
  const kept = await client.query<{ page_id: string }>(handOver, [id, pages]);
  const restored = await client.query<{ id: string }>(restorePages, [id, pages]);
  const stranded = await client.query<{ id: string }>(strandedPages, [id, pages]);
  await client.query(
    'delete from page_snapshots where generation_batch_id = $1 and page_id = any($2::uuid[])',
    [id, pages],
  );
  await takeBackAddresses(kyselyOn(client), {
    cause: id,
    slugs: removed.map(page => page.slug),
    gone: removed,
  });
  await client.query(
    `update bulk_generation_plans
     set status = 'skipped', updated_at = now(),
         error_message = case when generated_page_id = any($3::uuid[]) then $5
                              when generated_page_id = any($4::uuid[]) then $6
                              when generated_page_id = any($8::uuid[]) then $9 else $7 end,
         generated_page_id =
           case when generated_page_id = any($3::uuid[] || $4::uuid[] || $8::uuid[]) then generated_page_id end
     where generation_batch_id = $1 and id = any($2::integer[])`,
    [
      id,
      plans.map(plan => plan.id),
      kept.rows.map(row => row.page_id),
      restored.rows.map(row => row.id),
      outcomes.kept,
      outcomes.restored,
      outcomes.removed,
      stranded.rows.map(row => row.id),
      outcomes.stranded,
    ],
  );
  await client.query(
    `update generation_batches
     set total_completed = total_completed - $2, total_planned = total_planned - $2,
         total_skipped = total_skipped + $2, updated_at = now()
     where id = $1`,
    [id, plans.length],
  );
  await tellBatchChanged(client, id);
  await tellPagesChanged(client);
  await client.query('commit');
}

/** The templates that pages go back to stay until the transaction ends. */
const holdTemplates = `
  select id from landing_page_templates where id in (
    select template_id from page_snapshots where generation_batch_id = $1 and page_id = any($2::uuid[])
  ) order by id for key share`;

const hasTemplate = `exists (select from template_versions v where v.id = s.template_version_id)`;

const isChangedAgain = `
  exists (select 1 from page_snapshots later
          where later.page_id = s.page_id and later.taken_at > s.taken_at and later.generation_batch_id <> s.generation_batch_id)`;

/**
 * A page that a later batch changed again stays as that one made it; but what the later batch would put back becomes what
 * this one would have put back, so that reverting both, in any order, ends where it began.
 */
const handOver = `
  update page_snapshots later
  set template_id = s.template_id, template_version_id = s.template_version_id, title = s.title,
      meta_description = s.meta_description, hero_title = s.hero_title, hero_subtitle = s.hero_subtitle,
      field_values = s.field_values, overrides = s.overrides, moved_by = s.moved_by,
      moved_from = s.moved_from, is_noindex = s.is_noindex, updated_at = s.updated_at
  from page_snapshots s
  where s.generation_batch_id = $1 and s.page_id = any($2::uuid[])
    and later.page_id = s.page_id and later.generation_batch_id <> s.generation_batch_id
    and later.taken_at = (select min(x.taken_at) from page_snapshots x
                          where x.page_id = s.page_id and x.taken_at > s.taken_at)
  returning later.page_id`;

const restorePages = `
  update generated_landing_pages g
  set template_id = s.template_id, template_version_id = s.template_version_id, title = s.title,
      meta_description = s.meta_description, hero_title = s.hero_title, hero_subtitle = s.hero_subtitle,
      field_values = s.field_values, overrides = s.overrides, moved_by = s.moved_by,
      moved_from = s.moved_from, is_noindex = coalesce(s.is_noindex, g.is_noindex), updated_at = s.updated_at
  from page_snapshots s
  where s.generation_batch_id = $1 and s.page_id = any($2::uuid[]) and g.id = s.page_id and not ${isChangedAgain}
    and ${hasTemplate}
  returning g.id`;

/** Put back, they would have no text; they stay as the batch made them. */
const strandedPages = `
  select g.id from generated_landing_pages g join page_snapshots s on g.id = s.page_id
  where s.generation_batch_id = $1 and s.page_id = any($2::uuid[]) and not ${isChangedAgain} and not ${hasTemplate}`;

async function finish(client: PoolClient, id: string): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query<{ message: string; count: number }>(
    `select error_message as message, count(*) as count from bulk_generation_plans
     where generation_batch_id = $1 and error_message = any($2) group by 1`,
    [id, Object.values(outcomes)],
  );
  const countOf = (message: string) =>
    (rows.find(row => row.message === message)?.count ?? 0).toLocaleString('en-US');
  const notice =
    `Reverted. Pages removed: ${countOf(outcomes.removed)}. Pages put back as they were: ${countOf(outcomes.restored)}.` +
    (rows.some(row => row.message === outcomes.kept)
      ? ` Unchanged because a later batch changed them: ${countOf(outcomes.kept)}.`
      : '') +
    (rows.some(row => row.message === outcomes.stranded)
      ? ` Unchanged because their former template is deleted: ${countOf(outcomes.stranded)}.`
      : '');
  await client.query(
    `update generation_batches
     set status = 'cancelled', failed_while = null, reverting_at = null, reverted_at = now(), total_noindex = 0,
         updated_at = now(), notice = $2
     where id = $1`,
    [id, notice],
  );
  await client.query('delete from datasets where id = $1', [id]);
  await tellBatchChanged(client, id);
  await tellPagesChanged(client);
  await client.query('commit');
}

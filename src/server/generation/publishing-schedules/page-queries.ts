import { sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { Db } from '../../platform/db/database.ts';

export interface DraftPlan {
  readonly id: number;
  readonly city: string;
  readonly state: string;
  readonly page_id: string;
}

/** The number of a batch's last plan; -1 when it has none. */
export async function findLastPlan(trx: Db, batchId: string): Promise<number> {
  const row = await trx
    .selectFrom('bulk_generation_plans')
    .select(eb => eb.fn.max('id').as('last'))
    .where('generation_batch_id', '=', batchId)
    .executeTakeFirst();
  return row?.last ?? -1;
}

/** Plans in a range of the batch whose pages are still drafts. */
export async function listDraftPlans(
  trx: Db,
  batchId: string,
  { after, through }: { readonly after: number; readonly through: number },
): Promise<DraftPlan[]> {
  const plans = await trx
    .selectFrom('bulk_generation_plans as p')
    .innerJoin('generated_landing_pages as g', 'g.id', 'p.generated_page_id')
    .select(['p.id', 'p.city', 'p.state', 'g.id as page_id', 'g.status', 'g.generation_batch_id'])
    .where('p.generation_batch_id', '=', batchId)
    .where('p.id', '>', after)
    .where('p.id', '<=', through)
    .where('p.status', '=', 'completed')
    .orderBy('p.id')
    .execute();
  // Not in the query: of new pages the planner knows nothing, expects few with both, and read them all for each plan.
  return plans.filter(plan => plan.generation_batch_id === batchId && plan.status === 'draft');
}

export async function insertScheduledPages(
  trx: Db,
  scheduleId: string,
  pages: readonly { readonly place: number; readonly page_id: string }[],
): Promise<void> {
  await sql`
    insert into scheduled_pages (schedule_id, place, page_id)
    select ${scheduleId}, * from unnest(${pages.map(page => page.place)}::bigint[], ${pages.map(page => page.page_id)}::uuid[])
    on conflict (schedule_id, place) do update set page_id = excluded.page_id
  `.execute(trx);
}

export interface Publishing {
  readonly scheduleId: string;
  readonly batchId: string;
  /** The place after which to continue. */
  readonly after: number;
  readonly limit: number;
  /** Skips pages edited since then. */
  readonly editedSince: Date;
}

export interface Published {
  /** Places taken from the order. */
  readonly taken: number;
  readonly slugs: string[];
  readonly through: number;
}

/**
 * Publishes the next pages of the order that are drafts and were not edited since. Locks them in the order of their
 * ids, as other changes of many pages do, to avoid deadlocks.
 */
export async function publishNext(trx: Db, work: Publishing): Promise<Published> {
  const { rows } = await sql<Published>`
    with next as materialized (
      select place, page_id from scheduled_pages
      where schedule_id = ${work.scheduleId} and place > ${work.after} order by place limit ${work.limit}
    ), free as materialized (
      select g.id from generated_landing_pages g
      where g.id in (select page_id from next) and g.status = 'draft' and g.generation_batch_id = ${work.batchId}
        and (g.overrides is null or g.updated_at <= ${work.editedSince})
      order by g.id for update
    ), done as (
      update generated_landing_pages g set status = 'published', updated_at = now(), public_since = now()
      from free where g.id = free.id returning g.slug
    ), gone as (
      delete from scheduled_pages s using next where s.schedule_id = ${work.scheduleId} and s.place = next.place
    )
    select (select count(*) from next) as taken, coalesce((select array_agg(slug) from done), '{}') as slugs,
           coalesce((select max(place) from next), ${work.after}) as through`.execute(trx);
  return rows[0] ?? { taken: 0, slugs: [], through: work.after };
}

/** Deletes at most `atMost` rows of the order of an ended schedule. Returns true if none remain. */
export async function dropScheduledPages(db: Db, scheduleId: string, atMost: number): Promise<boolean> {
  const result = await sql`
    delete from scheduled_pages where schedule_id = ${scheduleId} and place in (
      select place from scheduled_pages
      where schedule_id = ${scheduleId} and not exists (
        select from publishing_schedules where id = ${scheduleId} and status in ('waiting', 'running', 'paused')
      )
      limit ${atMost}
    )`.execute(db);
  return Number(result.numAffectedRows ?? 0) < atMost;
}

export async function countScheduledPages(trx: Db, scheduleId: string): Promise<number> {
  const pages = trx.selectFrom('scheduled_pages').select('page_id').where('schedule_id', '=', scheduleId);
  return countRows(trx, pages);
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { GonePage } from '../redirects/return-to-addresses.ts';

interface KeptDeletion {
  /** The change that undoing names. A second call with the same id adds to it. */
  readonly changeId: string;
  readonly ids: readonly string[];
  /** What undoing has to know of each id beside its row. */
  readonly before?: readonly string[];
  /** Only pages that this batch made. */
  readonly batchId?: string;
  readonly redirectTo?: string | null;
  readonly userId?: string | null;
  readonly notice?: string;
}

/**
 * Deletes pages in the caller's transaction and stores their rows as a page change, so that every deletion is undone
 * the same way. The change is stored as completed, without a job.
 */
export async function deletePagesWithUndo(
  db: Db,
  { changeId, ids, before = [], batchId, redirectTo = null, userId = null, notice }: KeptDeletion,
): Promise<GonePage[]> {
  const { rows } = await sql<GonePage>`
    with asked as (
      select * from unnest(${ids}::uuid[], ${before}::text[]) as a (id, before)
    ), gone as (
      delete from generated_landing_pages
      where id = any(${ids}::uuid[]) and (${batchId ?? null}::uuid is null or generation_batch_id = ${batchId ?? null}::uuid)
      returning *
    ), change as (
      insert into page_changes
        (id, action, redirect_to, batch_id, status, total_pages, done_pages, changed_pages, notice, created_by, completed_at)
      select ${changeId}::uuid, 'delete', ${redirectTo}::text, ${batchId ?? null}::uuid, 'completed', count(*), count(*), count(*),
        ${notice ?? null}::text, ${userId}::uuid, now()
      from gone having count(*) > 0
      on conflict (id) do update
      set total_pages = page_changes.total_pages + excluded.total_pages,
          done_pages = page_changes.done_pages + excluded.done_pages,
          changed_pages = page_changes.changed_pages + excluded.changed_pages,
          completed_at = now(), updated_at = now(), undo_until = excluded.undo_until
    ), part as (
      insert into page_change_parts
        (change_id, number, page_ids, first_id, last_id, done_at, changed_ids, before_change, deleted_rows)
      select ${changeId}::uuid, (select count(*) from page_change_parts where change_id = ${changeId}::uuid),
        array_agg(id order by id), (array_agg(id order by id))[1], (array_agg(id order by id desc))[1], now(),
        array_agg(id order by id), array_agg(asked.before order by id) filter (where asked.before is not null),
        jsonb_agg(to_jsonb(gone) order by id)
      from gone join asked using (id) having count(*) > 0
    )
    select id, slug, coalesce(field_values ->> 'city', '') as city, coalesce(field_values ->> 'state', '') as state,
      coalesce(field_values ->> 'keyword', '') as keyword
    from gone`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

interface PageDeletion {
  /** The change that undoing names. */
  readonly changeId: string;
  readonly id: string;
  readonly redirectTo: string | null;
  readonly userId: string | null;
}

/**
 * Deletes a page in the caller's transaction and stores its row as a page change, so that every deletion is undone the
 * same way. The change is stored as completed, without a job.
 */
export async function deletePageWithUndo(
  db: Db,
  { changeId, id, redirectTo, userId }: PageDeletion,
): Promise<void> {
  await sql`
    with gone as (
      delete from generated_landing_pages where id = ${id} returning *
    ), change as (
      insert into page_changes
        (id, action, redirect_to, status, total_pages, done_pages, changed_pages, created_by, completed_at)
      select ${changeId}::uuid, 'delete', ${redirectTo}::text, 'completed', 1, 1, 1, ${userId}::uuid, now() from gone
    )
    insert into page_change_parts (change_id, number, page_ids, first_id, last_id, done_at, changed_ids, deleted_rows)
    select ${changeId}::uuid, 0, array[id], id, id, now(), array[id], jsonb_build_array(to_jsonb(gone)) from gone`.execute(
    db,
  );
}

import { sql } from 'kysely';
import { z } from 'zod';
import { type RevertPreview, revertPreviewSchema } from '../../../contract/generation/batch-reports.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { getBatch } from './queries.ts';

const countsSchema = revertPreviewSchema.omit({ sample: true });
const shown = 5;

/** Counts what a revert would change now; later page changes alter the figures. */
export async function previewRevert(db: Db, id: string): Promise<RevertPreview> {
  await getBatch(db, id);
  const counts = await sql`
    with snapshots as (${snapshotsOf(id)})
    select
      (select count(*) from generated_landing_pages where generation_batch_id = ${id}) as removed_pages,
      (select count(*) from snapshots where not is_kept) as restored_pages,
      (select count(*) from generated_landing_pages where generation_batch_id = ${id} and updated_at > created_at)
        + (select count(*) from snapshots where not is_kept and is_edited) as edited_pages,
      (select count(*) from snapshots where is_kept) as kept_pages,
      (select count(*) from (${redirectsOf(id)}) r) as redirects`.execute(db);
  const sample = await sql`
    (select slug, 'removed' as change from generated_landing_pages where generation_batch_id = ${id} limit ${shown})
    union all
    (select slug, case when is_kept then 'kept' else 'restored' end from (${snapshotsOf(id)}) s limit ${shown})`.execute(
    db,
  );
  return {
    ...countsSchema.parse(counts.rows[0]),
    sample: z.array(revertPreviewSchema.shape.sample.element).parse(sample.rows),
  };
}

/** Automatic redirects of the batch's pages: from their former addresses, to them, and redirects they replaced. */
function redirectsOf(id: string) {
  return sql`
    select r.source_path from redirects r join generated_landing_pages g on g.id = r.page_id
    where g.generation_batch_id = ${id} and r.cause is not null
    union
    select r.source_path from redirects r join generated_landing_pages g on r.destination_key = '/' || g.slug
    where g.generation_batch_id = ${id} and r.cause is not null and r.is_active
    union
    select source_path from redirect_snapshots where cause = ${id}`;
}

function snapshotsOf(id: string) {
  return sql`
    select g.slug, g.updated_at > s.taken_at as is_edited,
      exists (select 1 from page_snapshots later
              where later.page_id = s.page_id and later.taken_at > s.taken_at
                and later.generation_batch_id <> s.generation_batch_id) as is_kept
    from page_snapshots s join generated_landing_pages g on g.id = s.page_id
    where s.generation_batch_id = ${id}`;
}

/** Marks the batch as reverting, even if the job is lost. */
export async function markReverting(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('generation_batches')
    .set({ reverting_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Marks the batch for deletion after its revert. */
export async function markDeleting(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('generation_batches').set({ deleting: true }).where('id', '=', id).execute();
}

/** True while an earlier revert of the batch is being undone. */
export async function isBeingRestored(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('page_changes')
    .select('id')
    .where('batch_id', '=', id)
    .where('action', '=', 'revert')
    .where('undoes', 'is not', null)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}

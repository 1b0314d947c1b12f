import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db, Trx } from '../../platform/db/database.ts';

/** The maximum number of planned batches per template with an automatic outlook: the newest. */
const maxOfTemplate = 20;

/**
 * Requests an outlook where a planned batch has none by the newest version of its template, and that version's text is
 * another than the batch's own. A request is a row, not a job: one job computes them one by one.
 */
export async function requestOutlooks(pool: Pool): Promise<void> {
  await pool.query(
    `insert into batch_likeness as old (generation_batch_id, is_outlook, run, template_version_id)
     select b.id, true, gen_random_uuid(), newest.id
     from (
       select id, template_id, template_version_id,
              row_number() over (partition by template_id order by id desc) as place
       from generation_batches
       where status = 'planning' and planned_at is not null and total_planned > 0 and template_id is not null
     ) b
     join template_versions own on own.id = b.template_version_id
     cross join lateral (
       select id, content_hash from template_versions where template_id = b.template_id order by number desc limit 1
     ) newest
     left join batch_likeness o on o.generation_batch_id = b.id and o.is_outlook
     where b.place <= $1 and newest.content_hash <> own.content_hash
       and o.template_version_id is distinct from newest.id
     on conflict (generation_batch_id, is_outlook) do update
       set run = excluded.run, template_version_id = excluded.template_version_id, state = 'waiting', progress = 0,
           failure = null, result = null, percents = null, started_at = null, finished_at = null, updated_at = now()`,
    [maxOfTemplate],
  );
}

/** The next batch whose outlook is to be computed, newest first. */
export async function nextOutlook(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('batch_likeness')
    .select('generation_batch_id')
    .where('is_outlook', '=', true)
    .where('state', 'in', ['waiting', 'computing'])
    .orderBy('generation_batch_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.generation_batch_id;
}

/** Readers of the batch's events receive the batch again, if it differs, and read its outlook. */
export async function touchBatch(pool: Pool, batchId: string): Promise<void> {
  await pool.query(`update generation_batches set updated_at = now() where id = $1 and status = 'planning'`, [
    batchId,
  ]);
}

export async function dropOutlook(trx: Trx, batchId: string): Promise<void> {
  await trx
    .deleteFrom('batch_likeness')
    .where('generation_batch_id', '=', batchId)
    .where('is_outlook', '=', true)
    .execute();
}

/** Makes a finished outlook by this version the batch's forecast. Returns false if none exists. */
export async function promoteOutlook(trx: Trx, batchId: string, versionId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('batch_likeness')
    .select('run')
    .where('generation_batch_id', '=', batchId)
    .where('is_outlook', '=', true)
    .where('template_version_id', '=', versionId)
    .where('state', '=', 'done')
    .forUpdate()
    .executeTakeFirst();
  if (!found) return false;
  await trx
    .deleteFrom('batch_likeness')
    .where('generation_batch_id', '=', batchId)
    .where('is_outlook', '=', false)
    .execute();
  await trx
    .updateTable('batch_likeness')
    .set({ is_outlook: false, updated_at: sql`now()` })
    .where('generation_batch_id', '=', batchId)
    .where('run', '=', found.run)
    .execute();
  return true;
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** The versions that have pages. */
export async function listUsedVersions(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('version_page_counts')
    .select('template_version_id')
    .where('count', '>', 0)
    .execute();
  return rows.map(row => row.template_version_id);
}

/** The newest version of each template that has pages. */
export async function listNewestVersions(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select newest.id from landing_page_templates t
    cross join lateral (
      select id from template_versions v where v.template_id = t.id order by number desc limit 1
    ) newest`.execute(db);
  return rows.map(row => row.id);
}

/** Pages that are about to be public: those of a bulk change, or the drafts of a batch. */
export type PagesToPublish = { readonly changeId: string } | { readonly batchId: string };

/** One of these versions that a page which is not public has. */
export async function findUnpublishedOf(
  db: Db,
  versions: readonly string[],
  pages: PagesToPublish,
): Promise<string | undefined> {
  const among =
    'batchId' in pages
      ? sql`g.generation_batch_id = ${pages.batchId} and g.status = 'draft'`
      : sql`g.status <> 'published' and g.id in (
          select unnest(page_ids) from page_change_parts where change_id = ${pages.changeId}
        )`;
  const { rows } = await sql<{ id: string }>`
    select g.template_version_id as id from generated_landing_pages g
    where g.template_version_id = any(${versions}::uuid[]) and ${among} limit 1`.execute(db);
  return rows[0]?.id;
}

/** One of these versions whose template has an older page in the bulk change. */
export async function findMovedTo(
  db: Db,
  versions: readonly string[],
  changeId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select v.id from template_versions v join generated_landing_pages g on g.template_id = v.template_id
    where v.id = any(${versions}::uuid[]) and g.template_version_id <> v.id
      and g.id in (select unnest(page_ids) from page_change_parts where change_id = ${changeId})
    limit 1`.execute(db);
  return rows[0]?.id;
}

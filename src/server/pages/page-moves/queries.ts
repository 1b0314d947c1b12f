import { sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import type { PageTable } from '../pages/page-row.ts';

/** Exact, kept by the database itself. */
export async function countByVersion(
  db: Db,
  templateId: string,
): Promise<{ number: number; page_count: number }[]> {
  return db
    .selectFrom('template_versions as v')
    .innerJoin('version_page_counts as c', 'c.template_version_id', 'v.id')
    .select(['v.number', 'c.count as page_count'])
    .where('v.template_id', '=', templateId)
    .where('c.count', '>', 0)
    .orderBy('v.number', 'desc')
    .execute();
}

/** Pages with hand edits, counted no further than `most`. */
export async function countEdited(db: Db, templateId: string, max: number): Promise<number> {
  const edited = db
    .selectFrom('generated_landing_pages')
    .select('id')
    .where('template_id', '=', templateId)
    .where('overrides', 'is not', null)
    .limit(max);
  return countRows(db, edited);
}

export async function listEdited(
  db: Db,
  templateId: string,
  { after, limit, batchId }: PageAfter & { batchId?: string | undefined },
): Promise<
  Pick<PageTable, 'id' | 'slug' | 'title' | 'seed' | 'field_values' | 'overrides' | 'template_version_id'>[]
> {
  let query = db
    .selectFrom('generated_landing_pages')
    .select(['id', 'slug', 'title', 'seed', 'field_values', 'overrides', 'template_version_id'])
    .where('template_id', '=', templateId)
    .where('overrides', 'is not', null)
    .orderBy('id')
    .limit(limit);
  if (after) query = query.where('id', '>', after);
  if (batchId) query = query.where(isOfBatch(batchId));
  return query.execute();
}

/** A page that the batch created, or changed (then it stores the page's former state). */
function isOfBatch(batchId: string) {
  return sql<boolean>`(generated_landing_pages.generation_batch_id = ${batchId} or exists (
    select 1 from page_snapshots s
    where s.generation_batch_id = ${batchId} and s.page_id = generated_landing_pages.id))`;
}

interface OlderPages {
  readonly templateId: string;
  /** The version that they don't have. */
  readonly versionId: string;
  readonly batchId?: string | undefined;
}

/** Ids of a template's pages with other versions than this; with a batch only those that it created or changed. */
export function pagesOfOlderVersions(db: Db, { templateId, versionId, batchId }: OlderPages) {
  const query = db
    .selectFrom('generated_landing_pages')
    .select('generated_landing_pages.id')
    .where('template_id', '=', templateId)
    .where('template_version_id', '<>', versionId);
  return batchId ? query.where(isOfBatch(batchId)) : query;
}

/** How many pages of a batch have another version of its template than this one, and how many are edited. */
export async function countOfBatch(
  db: Db,
  { batchId, templateId, versionId }: { batchId: string; templateId: string; versionId: string },
): Promise<{ outdated: number; edited: number }> {
  return db
    .selectFrom('generated_landing_pages')
    .select([
      sql<number>`count(*) filter (where template_version_id <> ${versionId})`.as('outdated'),
      sql<number>`count(*) filter (where overrides is not null)`.as('edited'),
    ])
    .where('template_id', '=', templateId)
    .where(isOfBatch(batchId))
    .executeTakeFirstOrThrow();
}

import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { isUndone } from '../../platform/db/is-undone.ts';
import type { PageAfter } from '../../platform/db/pages-after.ts';
import type { PageMoves } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import type { PageTable } from '../pages/page-row.ts';

export type MoveTable = Selectable<PageMoves> & { readonly to_version: number; readonly is_undone: boolean };

function moves(db: Db) {
  return db
    .selectFrom('page_moves as m')
    .innerJoin('template_versions as v', 'v.id', 'm.to_version_id')
    .selectAll('m')
    .select(['v.number as to_version', isUndone('page_moves', 'm')]);
}

export async function getMove(db: Db, id: string): Promise<MoveTable> {
  const row = await moves(db).where('m.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'Move not found.', { reason: 'move-missing' });
  return row;
}

export async function findLastMove(db: Db, templateId: string): Promise<MoveTable | undefined> {
  return moves(db)
    .where('m.template_id', '=', templateId)
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function isMoving(trx: Trx, templateId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('page_moves')
    .select('id')
    .where('template_id', '=', templateId)
    .where('status', '=', 'moving')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewMove {
  readonly id: string;
  readonly template_id: string;
  readonly to_version_id: string;
  readonly undoes: string | null;
  /** Set: only the pages that this batch made or changed. */
  readonly generation_batch_id: string | null;
  readonly total_pages: number;
  readonly created_by: string | null;
}

export async function insertMove(trx: Trx, move: NewMove): Promise<void> {
  await trx.insertInto('page_moves').values(move).execute();
}

export async function cancelMove(db: Db, id: string): Promise<void> {
  await db
    .updateTable('page_moves')
    .set({ status: 'cancelled', updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'moving')
    .execute();
}

export async function listUnfinishedMoves(db: Db): Promise<{ move_id: string }[]> {
  return db.selectFrom('page_moves').select('id as move_id').where('status', '=', 'moving').execute();
}

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
export async function countEdited(db: Db, templateId: string, most: number): Promise<number> {
  const edited = db
    .selectFrom('generated_landing_pages')
    .select('id')
    .where('template_id', '=', templateId)
    .where('overrides', 'is not', null)
    .limit(most);
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

export async function findLastMoveOfBatch(db: Db, batchId: string): Promise<MoveTable | undefined> {
  return moves(db)
    .where('m.generation_batch_id', '=', batchId)
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

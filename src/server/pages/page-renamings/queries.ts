import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isUndone } from '../../platform/db/is-undone.ts';
import type { PageRenamings } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';

export type RenamingTable = Omit<Selectable<PageRenamings>, 'page_ids' | 'except_ids'> & {
  readonly is_undone: boolean;
  readonly picked_pages: number | null;
  readonly left_out_pages: number;
};

/** Without the pages that were named one by one: thousands, which only the job needs. */
const columns = [
  'r.id',
  'r.template_id',
  'r.generation_batch_id',
  'r.filter',
  'r.url_pattern',
  'r.undoes',
  'r.status',
  'r.checked_pages',
  'r.same_pages',
  'r.problem_count',
  'r.renamed_pages',
  'r.through',
  'r.notice',
  'r.created_by',
  'r.created_at',
  'r.updated_at',
  'r.completed_at',
] as const;

function renamings(db: Db) {
  return db
    .selectFrom('page_renamings as r')
    .select(columns)
    .select([
      sql<number | null>`cardinality(r.page_ids)`.as('picked_pages'),
      sql<number>`coalesce(cardinality(r.except_ids), 0)`.as('left_out_pages'),
      isUndone('page_renamings', 'r'),
    ]);
}

export async function getRenaming(db: Db, id: string): Promise<RenamingTable> {
  const row = await renamings(db).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'Renaming not found.', { reason: 'renaming-missing' });
  return row;
}

/** Waits for no chunk, which only refers to the renaming until its end. */
export async function lockRenaming(trx: Db, id: string): Promise<RenamingTable> {
  await trx.selectFrom('page_renamings').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return getRenaming(trx, id);
}

export async function listRenamings(db: Db, limit: number): Promise<RenamingTable[]> {
  return renamings(db).orderBy('r.id', 'desc').limit(limit).execute();
}

/** Prevents another renaming until the transaction ends. */
export async function lockRenamings(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('page-renamings'))`.execute(trx);
}

export async function isRunning(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('page_renamings')
    .select('id')
    .where('status', 'in', ['checking', 'renaming'])
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRenaming(trx: Db, row: Insertable<PageRenamings>): Promise<void> {
  await trx.insertInto('page_renamings').values(row).execute();
}

/** Stores a renaming that undoes another: the same pages get their former addresses. */
export async function insertUndoing(
  trx: Db,
  undoing: { readonly id: string; readonly undoes: string; readonly created_by: string | null },
): Promise<void> {
  await sql`
    insert into page_renamings (id, template_id, generation_batch_id, filter, page_ids, except_ids, url_pattern, undoes,
                                status, checked_pages, created_by)
    select ${undoing.id}, template_id, generation_batch_id, filter, page_ids, except_ids, url_pattern, id,
           'renaming', renamed_pages, ${undoing.created_by}
    from page_renamings where id = ${undoing.undoes}`.execute(trx);
}

export async function setRenamingStatus(
  trx: Db,
  id: string,
  status: 'renaming' | 'cancelled',
): Promise<void> {
  await trx
    .updateTable('page_renamings')
    .set({ status, through: '00000000-0000-0000-0000-000000000000', updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The renames that undo a renaming: every page it renamed, in reverse. */
export async function insertReversedSlugs(trx: Db, id: string, undoes: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into page_renaming_slugs (renaming_id, page_id, from_slug, to_slug)
    select ${id}, page_id, to_slug, from_slug from page_renaming_slugs
    where renaming_id = ${undoes} and is_renamed`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

interface SlugPair {
  readonly from_slug: string;
  readonly to_slug: string;
}

export async function listProblems(
  db: Db,
  id: string,
  limit: number,
): Promise<(SlugPair & { problem: string })[]> {
  const rows = await db
    .selectFrom('page_renaming_slugs')
    .select(['from_slug', 'to_slug', 'problem'])
    .where('renaming_id', '=', id)
    .where('problem', 'is not', null)
    .orderBy('page_id')
    .limit(limit)
    .execute();
  return rows.map(({ from_slug, to_slug, problem }) => ({ from_slug, to_slug, problem: problem ?? '' }));
}

export async function listSample(db: Db, id: string, limit: number): Promise<SlugPair[]> {
  return db
    .selectFrom('page_renaming_slugs')
    .select(['from_slug', 'to_slug'])
    .where('renaming_id', '=', id)
    .where('problem', 'is', null)
    .orderBy('page_id')
    .limit(limit)
    .execute();
}

export async function listUnfinishedRenamings(db: Db): Promise<{ renaming_id: string }[]> {
  return db
    .selectFrom('page_renamings')
    .select('id as renaming_id')
    .where('status', 'in', ['checking', 'renaming'])
    .execute();
}

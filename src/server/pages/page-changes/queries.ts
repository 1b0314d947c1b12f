import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { ChangeAction } from '../../../contract/pages/page-changes.ts';
import type { PageFilter } from '../../../contract/pages/page-filter.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { DB, PageChanges } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';

export type ChangeTable = Selectable<PageChanges> & {
  readonly is_undone: boolean;
  /** The batch that it belongs to is being reverted just now. */
  readonly is_reverting: boolean;
  readonly created_by_email: string | null;
  /** The number of the version to which all its pages move. */
  readonly to_version: number | null;
};

function changes(db: Db) {
  return db
    .selectFrom('page_changes as c')
    .leftJoin('auth_users as u', 'u.id', 'c.created_by')
    .leftJoin('template_versions as v', 'v.id', 'c.to_version_id')
    .selectAll('c')
    .select(['u.email as created_by_email', 'v.number as to_version'])
    .select(eb => [
      eb
        .exists(
          eb
            .selectFrom('page_changes as undoing')
            .select('undoing.id')
            .whereRef('undoing.undoes', '=', 'c.id')
            .where('undoing.status', '<>', 'cancelled'),
        )
        .$castTo<boolean>()
        .as('is_undone'),
      eb
        .exists(
          eb
            .selectFrom('generation_batches as b')
            .select('b.id')
            .whereRef('b.id', '=', 'c.batch_id')
            .where('c.action', '=', 'revert')
            .where('b.reverting_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('is_reverting'),
    ]);
}

export async function getChange(db: Db, id: string): Promise<ChangeTable> {
  const row = await changes(db).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'Change not found.', { reason: 'change-missing' });
  return row;
}

export interface ChangeFilter {
  readonly batch_id?: string | undefined;
  readonly action?: ChangeAction | undefined;
}

/** Without an action: no renaming of which only the addresses are checked. */
const matches =
  ({ batch_id, action }: ChangeFilter) =>
  (eb: ExpressionBuilder<DB & { c: PageChanges }, 'c'>) =>
    eb.and([
      ...(batch_id ? [eb('c.batch_id', '=', batch_id)] : []),
      action ? eb('c.action', '=', action) : eb('c.status', 'not in', ['checking', 'checked']),
    ]);

export async function listChanges(
  db: Db,
  { after, limit, ...filter }: ChangeFilter & PageAfter,
): Promise<ChangeTable[]> {
  let query = changes(db)
    .where(matches(filter))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit);
  if (after) {
    query = query.where(
      sql<boolean>`(c.created_at, c.id) < (select created_at, id from page_changes where id = ${after})`,
    );
  }
  return query.execute();
}

export async function countChanges(db: Db, filter: ChangeFilter): Promise<number> {
  return countRows(db, db.selectFrom('page_changes as c').select('c.id').where(matches(filter)));
}

/** The last move of a template's pages, or of a batch's, or its undoing. */
export async function findLastMove(
  db: Db,
  of: { readonly templateId: string } | { readonly batchId: string },
): Promise<ChangeTable | undefined> {
  const moves = changes(db).where('c.to_version_id', 'is not', null).orderBy('c.created_at', 'desc').limit(1);
  return (
    'batchId' in of
      ? moves.where('c.batch_id', '=', of.batchId)
      : moves.where('v.template_id', '=', of.templateId)
  ).executeTakeFirst();
}

/** True while pages of the template move to one of its versions, or back. */
export async function isMoving(trx: Trx, templateId: string): Promise<boolean> {
  const row = await changes(trx)
    .where('v.template_id', '=', templateId)
    .where('c.status', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewChange {
  readonly id: string;
  readonly action: ChangeAction;
  readonly status?: 'checking';
  readonly undoes: string | null;
  readonly filter: PageFilter | null;
  readonly redirect_to: string | null;
  readonly created_by: string | null;
  readonly to_version_id?: string | null;
  readonly batch_id?: string | null;
  readonly url_pattern?: string | null;
  /** Pages that are counted and not frozen yet. */
  readonly pages?: number;
  /** Deleted together with its pages. */
  readonly template?: { readonly id: string; readonly name: string };
}

/** False when there is a change of that id. */
export async function insertChange(
  trx: Trx,
  { template, pages = 0, ...change }: NewChange,
): Promise<boolean> {
  const row = await trx
    .insertInto('page_changes')
    .values({
      ...change,
      filter: change.filter === null ? null : JSON.stringify(change.filter),
      total_pages: pages,
      template_id: template?.id ?? null,
      template_name: template?.name ?? null,
      ...(change.undoes !== null && { undo_until: sql<Date>`now() + interval '30 days'` }),
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Prevents a second undoing until the transaction ends. Waits for no part, which only refers to the change. */
export async function lockChange(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('page_changes').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Prevents a new revert of this change's batch until the transaction ends. */
export async function holdRevertedBatch(trx: Trx, id: string): Promise<void> {
  await sql`
    select from generation_batches where id = (select batch_id from page_changes where id = ${id})
    for share`.execute(trx);
}

export async function cancelChange(db: Db, id: string): Promise<void> {
  await db
    .updateTable('page_changes')
    .set({ status: 'cancelled', updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['checking', 'checked', 'running'])
    // Half a revert is neither the batch as it was nor as it is to be.
    .where(eb => eb.or([eb('action', '<>', 'revert'), eb('undoes', 'is not', null)]))
    .execute();
}

export async function listUnfinishedChanges(
  db: Db,
): Promise<{ change_id: string; batch_id: string | null }[]> {
  return db
    .selectFrom('page_changes')
    .select([
      'id as change_id',
      sql<string | null>`case when action = 'revert' and undoes is null then batch_id end`.as('batch_id'),
    ])
    .where('status', 'in', ['checking', 'running'])
    .execute();
}

/** Deletes changes that can't be undone any more, with their snapshots. Returns how many. */
export async function deleteOldChanges(db: Db, atMost: number): Promise<number> {
  const rows = await db
    .deleteFrom('page_changes')
    .where('id', 'in', eb =>
      eb
        .selectFrom('page_changes')
        .select('id')
        .where('undo_until', '<', sql<Date>`now()`)
        .where('status', 'not in', ['checking', 'running'])
        .limit(atMost),
    )
    .returning('id')
    .execute();
  return rows.length;
}

export interface PageChangeOfPage {
  readonly action: string;
  readonly undoes: string | null;
  readonly done_at: Date;
  readonly created_by_email: string | null;
}

/** The changes of one page, newest first. Only the most recent changes are searched, so it stays fast. */
export async function listChangesOfPage(db: Db, pageId: string, limit: number): Promise<PageChangeOfPage[]> {
  const { rows } = await sql<PageChangeOfPage>`
    select c.action, c.undoes, p.done_at, u.email as created_by_email
    from (select * from page_changes order by created_at desc limit 200) c
    join page_change_parts p on p.change_id = c.id
    left join auth_users u on u.id = c.created_by
    where p.done_at is not null and ${pageId}::uuid between p.first_id and p.last_id
      and ${pageId}::uuid = any(p.changed_ids)
    order by p.done_at desc limit ${limit}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';

/** Refuses a second renaming, and prevents one until the transaction ends: two would give away each other's addresses. */
export async function requireNoRenaming(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('page-renamings'))`.execute(trx);
  const row = await trx
    .selectFrom('page_changes')
    .select('id')
    .where('action', '=', 'rename')
    .where('status', 'in', ['checking', 'running'])
    .executeTakeFirst();
  if (!row) return;
  throw new AppError('conflict', 'Other pages are being renamed. Wait for that, or stop it.', {
    reason: 'renaming',
  });
}

/** Begins with the first part again: it was checked, and is renamed now. */
export async function startRenaming(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('page_change_parts')
    .set({ done_at: null, changed_ids: null, before_change: null })
    .where('change_id', '=', id)
    .execute();
  await trx
    .updateTable('page_changes')
    .set({ status: 'running', done_pages: 0, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

interface SlugPair {
  readonly from_slug: string;
  readonly to_slug: string;
}

/** The pages that can't have their new address, or were left out. */
export async function listProblems(
  db: Db,
  id: string,
  limit: number,
): Promise<(SlugPair & { problem: string })[]> {
  const rows = await db
    .selectFrom('page_change_slugs')
    .select(['from_slug', 'to_slug', 'problem'])
    .where('change_id', '=', id)
    .where('problem', 'is not', null)
    .orderBy('page_id')
    .limit(limit)
    .execute();
  return rows.map(({ from_slug, to_slug, problem }) => ({ from_slug, to_slug, problem: problem ?? '' }));
}

export async function listSample(db: Db, id: string, limit: number): Promise<SlugPair[]> {
  return db
    .selectFrom('page_change_slugs')
    .select(['from_slug', 'to_slug'])
    .where('change_id', '=', id)
    .where('problem', 'is', null)
    .orderBy('page_id')
    .limit(limit)
    .execute();
}

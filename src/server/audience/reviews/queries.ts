import { sql } from 'kysely';
import type { ReviewSource, ReviewStatus } from '../../../contract/audience/review-filter.ts';
import type { ReviewFilter } from '../../../contract/audience/reviews.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ReviewTable } from './review-row.ts';

const whole = (db: Db) =>
  db
    .selectFrom('reviews')
    .select([
      'id',
      'source_name',
      'source_url',
      'request_id',
      'rating',
      'words',
      'author',
      'service',
      'city',
      'state',
      'withdrawn_why',
      'revoked_at',
      'revision',
      'created_at',
      'updated_at',
      'reviewed_on',
      sql<ReviewStatus>`status`.as('status'),
      sql<ReviewSource>`source`.as('source'),
    ]);

export async function readReview(db: Db, id: string): Promise<ReviewTable> {
  return whole(db).where('id', '=', id).executeTakeFirstOrThrow(missingReview);
}

/** The review, locked until this transaction ends. */
export async function lockReview(trx: Trx, id: string): Promise<ReviewTable> {
  return whole(trx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(missingReview);
}

const missingReview = () =>
  new AppError('not-found', 'Review not found. It may have been deleted.', { reason: 'review-missing' });

export async function findReviewOfRequest(db: Db, requestId: string): Promise<ReviewTable | undefined> {
  return whole(db).where('request_id', '=', requestId).executeTakeFirst();
}

function filtered(db: Db, { status, source }: ReviewFilter) {
  let query = whole(db);
  if (status) query = query.where('status', '=', status);
  if (source) query = query.where('source', '=', source);
  return query;
}

export async function listReviews(
  db: Db,
  { after, limit, ...filter }: ReviewFilter & PageAfter,
): Promise<ReviewTable[]> {
  let query = filtered(db, filter).orderBy('id', 'desc').limit(limit);
  if (after) query = query.where('id', '<', after);
  return query.execute();
}

export async function countReviews(db: Db, filter: ReviewFilter, max: number): Promise<number> {
  return countRows(db, filtered(db, filter).limit(max));
}

/** Simultaneous imports of the same reviews would each count the other's as missing. Reads don't wait. */
export async function lockReviews(trx: Trx): Promise<void> {
  await sql`lock table reviews in share row exclusive mode`.execute(trx);
}

export const reviewTextKeys = [
  'source_name',
  'source_url',
  'rating',
  'words',
  'author',
  'service',
  'city',
  'state',
  'reviewed_on',
] as const;

export type ReviewText = Pick<ReviewTable, (typeof reviewTextKeys)[number]>;

export interface NewReview extends ReviewText {
  readonly id: string;
  readonly source: ReviewSource;
  readonly external_id?: string | null;
  readonly request_id?: string | null;
  readonly status?: ReviewStatus;
  readonly withdrawn_why?: string;
  readonly sync_run?: string | null;
}

const insertedAtOnce = 500;

export async function insertReviews(trx: Trx, rows: readonly NewReview[]): Promise<void> {
  for (let at = 0; at < rows.length; at += insertedAtOnce)
    await trx
      .insertInto('reviews')
      .values(rows.slice(at, at + insertedAtOnce))
      .execute();
}

/** False: the request was answered since. */
export async function insertAnswer(trx: Trx, row: NewReview): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reviews')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type ReviewChange = Partial<
  ReviewText & Pick<ReviewTable, 'status' | 'withdrawn_why' | 'revoked_at'> & { readonly sync_run: string }
>;

export async function updateReview(trx: Trx, id: string, change: ReviewChange): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ ...change, revision: sql`revision + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setExternalId(trx: Trx, id: string, external_id: string): Promise<void> {
  await trx.updateTable('reviews').set({ external_id }).where('id', '=', id).execute();
}

export async function deleteReviewRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('reviews').where('id', '=', id).execute();
}

/** The stored reviews of a source with these external ids. */
export async function listByExternalId(
  db: Db,
  source: ReviewSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReviewTable>> {
  if (ids.length === 0) return new Map();
  const rows = await whole(db)
    .select('external_id')
    .where('source', '=', source)
    .where('external_id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Map(rows.map(({ external_id, ...row }) => [external_id ?? '', row]));
}

/** This reading of their source still has them. */
export async function markSeen(trx: Trx, ids: readonly string[], run: string): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ sync_run: run })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/**
 * Deletes reviews of a source that its last complete import did not contain. Returns their towns and services.
 */
export async function deleteUnseen(
  trx: Trx,
  source: ReviewSource,
  run: string,
): Promise<Pick<ReviewTable, 'service' | 'city' | 'state'>[]> {
  return trx
    .deleteFrom('reviews')
    .where('source', '=', source)
    .where(eb => eb.or([eb('sync_run', '<>', run), eb('sync_run', 'is', null)]))
    .returning(['service', 'city', 'state'])
    .execute();
}

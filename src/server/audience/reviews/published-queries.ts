import { type InferResult, sql } from 'kysely';
import type { ReviewSource } from '../../../contract/audience/review-filter.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ReviewTable } from './review-row.ts';

/** Whatever its stars: the newest are shown, not the best. */
const newest = (db: Db) =>
  db
    .selectFrom('reviews')
    .select([
      'id',
      'source_name',
      'source_url',
      'rating',
      'words',
      'author',
      'service',
      'city',
      'state',
      sql<ReviewSource>`source`.as('source'),
      sql<string>`reviewed_on::text`.as('reviewed_on'),
    ])
    .where('status', '=', 'published')
    .orderBy('reviews.reviewed_on', 'desc')
    .orderBy('id', 'desc');

/** A review as visitors see it. */
export type PublishedReview = InferResult<ReturnType<typeof newest>>[number];

export async function listNewestReviews(db: Db, limit: number): Promise<PublishedReview[]> {
  return newest(db).limit(limit).execute();
}

/** Reviews of a service whose town is known. Stars without words don't count for a service. */
export async function listReviewsOfService(
  db: Db,
  service: string,
  limit: number,
): Promise<PublishedReview[]> {
  return newest(db)
    .where(sql<boolean>`lower(service) = ${service.toLowerCase()}`)
    .where('city', '<>', '')
    .where('words', '<>', '')
    .limit(limit)
    .execute();
}

export async function listReviewsOfTown(
  db: Db,
  { city, state }: { readonly city: string; readonly state: string },
  limit: number,
): Promise<PublishedReview[]> {
  return newest(db)
    .where(sql<boolean>`lower(city) = ${city.toLowerCase()}`)
    .where('state', '=', state)
    .where('city', '<>', '')
    .where('words', '<>', '')
    .limit(limit)
    .execute();
}

/** Published reviews after one, in the order of their ids. */
export async function listReviewsAfter(
  db: Db,
  after: string | null,
  limit: number,
): Promise<Pick<ReviewTable, 'id' | 'city' | 'state' | 'revision'>[]> {
  let query = db
    .selectFrom('reviews')
    .select(['id', 'city', 'state', 'revision'])
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(limit);
  if (after) query = query.where('id', '>', after);
  return query.execute();
}

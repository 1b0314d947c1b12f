import { type InferResult, sql } from 'kysely';
import type { ReviewSource } from '../../../contract/audience/review-filter.ts';
import { placeKey } from '../../../engine/index.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ReviewTable } from './review-row.ts';

/** The newest reviews with any number of stars, not the best. */
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
      'reviewed_on',
    ])
    .where('status', '=', 'published')
    .orderBy('reviews.reviewed_on', 'desc')
    .orderBy('id', 'desc');

/** Published reviews with words whose town is known. Stars without words say nothing of a town or a service. */
const newestWithWords = (db: Db) => newest(db).where('city', '<>', '').where('words', '<>', '');

/** A review as visitors see it. */
export type PublishedReview = InferResult<ReturnType<typeof newest>>[number];

export async function listNewestReviews(db: Db, limit: number): Promise<PublishedReview[]> {
  return newest(db).limit(limit).execute();
}

export async function listReviewsOfService(
  db: Db,
  service: string,
  limit: number,
): Promise<PublishedReview[]> {
  return newestWithWords(db)
    .where(sql<boolean>`lower(service) = ${service.toLowerCase()}`)
    .limit(limit)
    .execute();
}

export async function listReviewsOfTown(
  db: Db,
  { city, state }: { readonly city: string; readonly state: string },
  limit: number,
): Promise<PublishedReview[]> {
  return newestWithWords(db)
    .where(sql<boolean>`place_key(city) = ${placeKey(city)}`)
    .where('state', '=', state)
    .limit(limit)
    .execute();
}

/** Stars and number of all published reviews, with words or without; null: there are none. */
export async function readRating(db: Db): Promise<{ average: number; count: number } | null> {
  const { average, count } = await db
    .selectFrom('reviews')
    .select(eb => [eb.fn.avg<string | null>('rating').as('average'), eb.fn.countAll<string>().as('count')])
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  return average === null ? null : { average: Number(average), count: Number(count) };
}

/** Published reviews after one, in the order of their ids. */
export async function listReviewsAfter(
  db: Db,
  { after, limit }: PageAfter,
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

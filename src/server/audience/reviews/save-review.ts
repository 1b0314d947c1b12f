import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { ReviewInput, reviewRoutes } from '../../../contract/audience/reviews.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { changedMeanwhile } from '../../platform/require-unchanged.ts';
import { announceReviews } from './announce-review.ts';
import { checkReview, readService, readTown } from './check-review.ts';
import { externalIdOf } from './external-id.ts';
import {
  deleteReviewRow,
  insertReviews,
  listByExternalId,
  lockReview,
  lockReviews,
  readReview,
  setExternalId,
  updateReview,
} from './queries.ts';
import { recordReview as record } from './record-review.ts';
import { presentReview, type ReviewTable } from './review-row.ts';

type ReviewUpdate = z.output<typeof reviewRoutes.update.body>;

const reviewExists = ({ author }: Pick<ReviewTable, 'author'>) =>
  new AppError(
    'conflict',
    `This review exists already: same place, ${author === '' ? 'words' : 'author'} and day.`,
    { reason: 'review-exists' },
  );

/** Adds a review that was written elsewhere. */
export async function createReview(
  db: Db,
  { place, service, ...input }: ReviewInput,
  now: Date,
): Promise<ReviewTable> {
  const text = { ...input, ...readTown(place) };
  checkReview(text, now);
  return db.transaction().execute(async trx => {
    await lockReviews(trx);
    const external_id = externalIdOf(input);
    if ((await listByExternalId(trx, 'other', [external_id])).size > 0) throw reviewExists(input);
    const row = { ...text, id: uuidv7(), service: await readService(trx, service) };
    await insertReviews(trx, [{ ...row, source: 'other', external_id }]);
    await announceReviews(trx, row);
    await record(trx, 'created', { ...row, source: 'other' });
    return readReview(trx, row.id);
  });
}

/** What others can read elsewhere, or a customer wrote here, stays as it was written. */
const ofTheWriter = ['rating', 'words', 'author', 'reviewed_on', 'source_name', 'source_url'] as const;

export async function changeReview(
  db: Db,
  id: string,
  { based_on, place, service, ...given }: ReviewUpdate,
  now: Date,
): Promise<ReviewTable> {
  return db.transaction().execute(async trx => {
    await lockReviews(trx);
    const stored = await lockReview(trx, id);
    if (based_on !== undefined && based_on !== stored.revision)
      throw changedMeanwhile('this review', presentReview(stored));
    const rewritten = ofTheWriter.filter(name => given[name] !== undefined && given[name] !== stored[name]);
    if (stored.source !== 'other' && rewritten.length > 0)
      throw new AppError('conflict', 'Only the customer changes these words. Set the town and the service.', {
        reason: 'not-ours',
      });
    const change = Object.fromEntries(rewritten.map(name => [name, given[name]])) as Partial<ReviewTable>;
    const text = {
      ...change,
      ...(place === undefined ? {} : readTown(place)),
      ...(service === undefined ? {} : { service: await readService(trx, service) }),
    };
    checkReview(text, now);
    await updateReview(trx, id, text);
    if (stored.source === 'other') await followWriter(trx, { ...stored, ...text });
    await announceReviews(trx, stored, { ...stored, ...text });
    await record(trx, 'saved', { ...stored, ...text });
    return readReview(trx, id);
  });
}

/** A corrected review keeps matching its import. */
async function followWriter(trx: Trx, review: ReviewTable): Promise<void> {
  const external_id = externalIdOf(review);
  const same = (await listByExternalId(trx, 'other', [external_id])).get(external_id);
  if (same && same.id !== review.id) throw reviewExists(review);
  await setExternalId(trx, review.id, external_id);
}

export async function publishReview(db: Db, id: string): Promise<ReviewTable> {
  return moved(db, id, 'published', async (trx, stored) => {
    if (stored.revoked_at !== null)
      throw new AppError(
        'conflict',
        'The customer took this review back. Only the customer can write it again.',
        {
          reason: 'revoked',
        },
      );
    await updateReview(trx, id, { status: 'published', withdrawn_why: '' });
  });
}

export async function withdrawReview(db: Db, id: string, reason: string): Promise<ReviewTable> {
  return moved(db, id, 'withdrawn', trx =>
    updateReview(trx, id, { status: 'withdrawn', withdrawn_why: reason }),
  );
}

async function moved(
  db: Db,
  id: string,
  action: string,
  move: (trx: Trx, stored: ReviewTable) => Promise<void>,
): Promise<ReviewTable> {
  return db.transaction().execute(async trx => {
    const stored = await lockReview(trx, id);
    await move(trx, stored);
    await announceReviews(trx, stored);
    await record(trx, action, stored);
    return readReview(trx, id);
  });
}

export async function deleteReview(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const stored = await lockReview(trx, id);
    await deleteReviewRow(trx, id);
    await announceReviews(trx, stored);
    await record(trx, 'deleted', stored);
  });
}

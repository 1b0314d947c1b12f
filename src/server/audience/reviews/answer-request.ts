import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { readSignedLink, signingKey } from '../../platform/signed-link.ts';
import { announceReviews } from './announce-review.ts';
import { findReviewOfRequest, insertAnswer, lockReview, updateReview } from './queries.ts';
import { recordReview as record } from './record-review.ts';
import { findRequest, type RequestTable } from './request-queries.ts';
import type { ReviewTable } from './review-row.ts';

/** What the holder of a link is shown. */
export type RequestState =
  | { readonly state: 'forged' | 'expired' | 'gone' }
  | { readonly state: 'ask'; readonly request: RequestTable; readonly review: null }
  | {
      /** `withdrawn`: by the customer. `hidden`: by staff. */
      readonly state: 'answered' | 'withdrawn' | 'hidden';
      readonly request: RequestTable;
      readonly review: ReviewTable;
      /** False once the link has expired: withdrawal never expires. */
      readonly canWrite: boolean;
    };

/** The problems of an answer, and its values, so that no input is lost. */
export interface RefusedAnswer {
  readonly message: string;
  readonly typed: { readonly rating: string; readonly words: string; readonly author: string };
}

export type RenderReviewForm = (
  request: RequestState & { readonly token: string },
  refused: RefusedAnswer | null,
) => Promise<string>;

export async function readRequest(db: Db, token: string, now: Date): Promise<RequestState> {
  const link = readSignedLink(await signingKey(db), 'review', token, now);
  if (link.state === 'forged' || !z.uuid().safeParse(link.id).success) return { state: 'forged' };
  const request = await findRequest(db, link.id);
  if (!request) return { state: 'gone' };
  const review = await findReviewOfRequest(db, request.id);
  const canWrite = link.state === 'valid';
  if (!review) return canWrite ? { state: 'ask', request, review: null } : { state: 'expired' };
  if (review.revoked_at !== null) return { state: 'withdrawn', request, review, canWrite };
  return { state: review.status === 'published' ? 'answered' : 'hidden', request, review, canWrite };
}

export interface Answer {
  readonly rating: number;
  readonly words: string;
  readonly author: string;
}

/**
 * Stores the customer's review; pages show it at once. Customers who withdrew a review may write it again. False: another
 * answer to the same request came first, at the same moment.
 */
export async function answerRequest(
  db: Db,
  { request, review }: { readonly request: RequestTable; readonly review: ReviewTable | null },
  { answer, now }: { readonly answer: Answer; readonly now: Date },
): Promise<boolean> {
  const reviewed_on = now.toISOString().slice(0, 10);
  const { service, city, state } = request;
  return db.transaction().execute(async trx => {
    if (review) {
      const stored = await lockReview(trx, review.id);
      if (stored.revoked_at === null && isSame(stored, answer)) return true; // A form that was sent twice.
      // Reviews that staff removed from the pages stay removed.
      const status = stored.revoked_at === null ? stored.status : 'published';
      await updateReview(trx, stored.id, { ...answer, reviewed_on, status, revoked_at: null });
      await announceReviews(trx, stored);
      await record(trx, 'review-changed', { ...stored, ...answer }, null);
      return true;
    }
    const about = { service, city, state, source_name: '', source_url: '', reviewed_on };
    const row = { ...answer, ...about, id: uuidv7(), source: 'link', request_id: request.id } as const;
    if (!(await insertAnswer(trx, row))) return false;
    await announceReviews(trx, row);
    await record(trx, 'review-written', row, null);
    return true;
  });
}

const isSame = (stored: ReviewTable, { rating, words, author }: Answer) =>
  stored.rating === rating && stored.words === words && stored.author === author;

/** Removes the review from all pages at the request of the customer. A second call changes nothing. */
export async function revokeReview(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    const stored = await lockReview(trx, id);
    if (stored.revoked_at !== null) return;
    await updateReview(trx, id, {
      words: '',
      author: '',
      status: 'withdrawn',
      withdrawn_why: 'The customer took it back.',
      revoked_at: now,
    });
    await announceReviews(trx, stored);
    await record(trx, 'review-taken-back', stored, null);
  });
}

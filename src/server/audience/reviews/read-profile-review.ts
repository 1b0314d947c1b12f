import { z } from 'zod';
import { dayDone } from '../../../contract/platform/form-fields.ts';

export interface ProfileReview {
  readonly external_id: string;
  readonly rating: number;
  readonly words: string;
  readonly author: string;
  readonly reviewed_on: string;
}

/** A record that can't be stored, and its id if that can be read. The reason holds nothing of its text. */
export interface SetAsideReview {
  readonly external_id: string | null;
  readonly reason: string;
}

/** A map, because the keys come from outside. */
const stars = new Map([
  ['ONE', 1],
  ['TWO', 2],
  ['THREE', 3],
  ['FOUR', 4],
  ['FIVE', 5],
]);
/** What has no stars yet is no review. */
const noStars = 'STAR_RATING_UNSPECIFIED';

/** PostgreSQL stores neither NUL nor halves of characters: an id with them would never be found again. */
const idSchema = z
  .string()
  .min(1)
  .max(500)
  .refine(id => id.isWellFormed() && !/\p{Cc}/u.test(id));

const recordSchema = z.object({
  reviewId: idSchema,
  reviewer: z
    .object({ displayName: z.string().max(1_000).optional(), isAnonymous: z.boolean().optional() })
    .optional(),
  starRating: z.string().refine(text => text === noStars || stars.has(text)),
  comment: z.string().max(20_000).optional(),
  createTime: z.iso.datetime({ offset: true }),
});

const fieldLabels = new Map([
  ['reviewId', 'its id'],
  ['reviewer', 'its author'],
  ['starRating', 'its stars'],
  ['comment', 'its text'],
  ['createTime', 'its day'],
]);

/** One record of the list; null if it has no stars yet. */
export function readProfileReview(record: unknown, now: Date): ProfileReview | SetAsideReview | null {
  const read = recordSchema.safeParse(record);
  if (!read.success) {
    const fields = new Set(
      read.error.issues.map(({ path }) => fieldLabels.get(String(path[0])) ?? 'the record'),
    );
    return { external_id: idOf(record), reason: [...fields].join(' and ') };
  }
  const { reviewId, reviewer, starRating, comment = '', createTime } = read.data;
  const rating = stars.get(starRating);
  if (rating === undefined) return null;
  const day = dayDone.safeParse(new Date(createTime).toISOString().slice(0, 10));
  // Days end at midnight UTC; the writer may be a day ahead of it.
  if (!day.success || Date.parse(day.data) > now.getTime() + 86_400_000)
    return { external_id: reviewId, reason: 'its day' };
  const author = reviewer?.isAnonymous ? '' : (reviewer?.displayName ?? '');
  return { external_id: reviewId, rating, words: comment, author, reviewed_on: day.data };
}

function idOf(record: unknown): string | null {
  return z.object({ reviewId: idSchema }).safeParse(record).data?.reviewId ?? null;
}

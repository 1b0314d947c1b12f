import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { ReviewTable } from './review-row.ts';

type Recorded = Pick<ReviewTable, 'id' | 'rating' | 'source' | 'source_name'>;

/** Records what was done to a review: its stars and source, never its author. `userId` null: the customer. */
export function recordReview(
  trx: Trx,
  action: string,
  { id, rating, source, source_name }: Recorded,
  ...by: readonly [userId: null] | readonly []
): Promise<void> {
  const name = `${rating} of 5 stars, ${source === 'link' ? 'by a link' : source_name}`;
  return writeActivity(trx, { action, noun: 'reviews', id, name }, ...by);
}

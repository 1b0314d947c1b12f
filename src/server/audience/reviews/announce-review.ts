import { announce } from '../../platform/db/announce.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { ReviewTable } from './review-row.ts';

/** Stands for pages with the newest reviews in announcements. No page can have this address. */
export const reviewsKey = 'reviews:newest';

/** Announces to every process, after the commit, that pages with these reviews are stale. */
export async function announceReviews(
  trx: Trx,
  ...reviews: readonly Pick<ReviewTable, 'service' | 'city' | 'state'>[]
): Promise<void> {
  const services = new Set(reviews.map(({ service }) => service.toLowerCase()));
  services.delete('');
  const towns = new Set(
    reviews.filter(({ city }) => city !== '').map(({ city, state }) => `${city}, ${state}`),
  );
  // A notification holds 8,000 bytes: a large import drops all pages instead.
  if (services.size + towns.size > 60) await announce(trx, { kind: 'all-pages' });
  else await announce(trx, { kind: 'reviews', services: [...services], towns: [...towns] });
}

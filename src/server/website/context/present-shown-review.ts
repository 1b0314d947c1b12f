import type { ShownReview } from '../../../sections/schemas.ts';
import { dayLabel } from '../../audience/cases/case-labels.ts';
import type { PublishedReview } from '../../audience/reviews/published-queries.ts';

/** A review as pages show it. */
export function presentShownReview(one: PublishedReview): ShownReview {
  return {
    id: one.id,
    words: one.words,
    rating: one.rating,
    author: one.author,
    town: one.city === '' ? '' : `${one.city}, ${one.state}`,
    day: { shown: dayLabel(one.reviewed_on), iso: one.reviewed_on },
    source: one.source_url === '' ? null : { href: one.source_url, text: `Read it on ${one.source_name}` },
  };
}

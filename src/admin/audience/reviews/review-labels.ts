import type { ReviewSource, ReviewStatus } from '../../../contract/audience/review-filter.ts';
import type { Review } from '../../../contract/audience/reviews.ts';
import type { Tone } from '../../platform/ui/status-badge.tsx';

export const statusLabels: Readonly<Record<ReviewStatus, { word: string; tone: Tone }>> = {
  published: { word: 'Published', tone: 'green' },
  withdrawn: { word: 'Withdrawn', tone: 'orange' },
};

export const sourceLabels: Readonly<Record<ReviewSource, string>> = {
  link: 'Written by a link of ours',
  'business-profile': 'Google Business Profile',
  other: 'Copied from elsewhere',
};

/** @example starLabel(4) // '4 of 5 stars' */
export const starLabel = (rating: number) => `${rating} of 5 stars`;

/** What the review is called in questions and beside buttons. */
export const nameOf = ({ author, rating, reviewed_on }: Review) =>
  `${author || 'No name'}, ${starLabel(rating)}, ${reviewed_on}`;

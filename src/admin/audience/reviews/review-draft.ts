import type { z } from 'zod';
import { type Review, reviewInputSchema } from '../../../contract/audience/reviews.ts';

/** The values of the review form. */
export interface ReviewValues {
  rating: number;
  words: string;
  author: string;
  reviewed_on: string;
  source_name: string;
  source_url: string;
  place: string;
  service: string;
}

export const emptyReview: ReviewValues = {
  rating: 0,
  words: '',
  author: '',
  reviewed_on: '',
  source_name: '',
  source_url: '',
  place: '',
  service: '',
};

export function valuesOf(stored: Review): ReviewValues {
  const { rating, words, author, reviewed_on, source_name, source_url, service, city, state } = stored;
  const place = city === '' ? '' : `${city}, ${state}`;
  return { rating, words, author, reviewed_on, source_name, source_url, service, place };
}

/** Staff correct the texts of copied reviews only. Of other reviews they set place and service. */
export const isCopied = (stored: Review | null) => stored === null || stored.source === 'other';

/** The body of the API call. */
export function inputOf(values: ReviewValues, stored: Review | null): z.input<typeof reviewInputSchema> {
  const { place, service } = values;
  return (isCopied(stored) ? values : { place, service }) as z.input<typeof reviewInputSchema>;
}

/** The problems by field. */
export function problemsOf(values: ReviewValues, stored: Review | null): Record<string, string> {
  const schema = isCopied(stored)
    ? reviewInputSchema
    : reviewInputSchema.pick({ place: true, service: true });
  const read = schema.safeParse(values);
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

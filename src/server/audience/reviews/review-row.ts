import type { Selectable } from 'kysely';
import { type Review, reviewSchema } from '../../../contract/audience/reviews.ts';
import type { Reviews } from '../../platform/db/tables.ts';
import { presentAs } from '../../platform/present-as.ts';

/** A review as it is stored; its day is a text, so that time zones don't shift it. */
export type ReviewTable = Omit<
  Selectable<Reviews>,
  'status' | 'source' | 'reviewed_on' | 'sync_run' | 'external_id'
> & {
  readonly status: Review['status'];
  readonly source: Review['source'];
  readonly reviewed_on: string;
};

export function presentReview(row: ReviewTable): Review {
  return presentAs(reviewSchema, row);
}

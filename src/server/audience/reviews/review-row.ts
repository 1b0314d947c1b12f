import type { Selectable } from 'kysely';
import type { Review } from '../../../contract/audience/reviews.ts';
import type { Reviews } from '../../platform/db/tables.ts';

/** A review as it is stored; its day as a text, which no time zone moves. */
export type ReviewTable = Omit<
  Selectable<Reviews>,
  'status' | 'source' | 'reviewed_on' | 'sync_run' | 'external_id'
> & {
  readonly status: Review['status'];
  readonly source: Review['source'];
  readonly reviewed_on: string;
};

export function presentReview(row: ReviewTable): Review {
  return {
    id: row.id,
    source: row.source,
    source_name: row.source_name,
    source_url: row.source_url,
    rating: row.rating,
    words: row.words,
    author: row.author,
    service: row.service,
    city: row.city,
    state: row.state,
    reviewed_on: row.reviewed_on,
    status: row.status,
    withdrawn_why: row.withdrawn_why,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

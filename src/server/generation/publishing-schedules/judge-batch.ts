import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { BatchTable } from '../batches/queries.ts';
import { countDrafts } from './queries.ts';

export interface Pageable {
  /** True if the batch's pages are still to be generated: the schedule waits for them. */
  readonly isWaiting: boolean;
  /** How many pages a schedule would publish. */
  readonly pages: number;
  /** Why it can't have one. */
  readonly refusal: AppError | null;
}

/** Decides if the pages of a batch can be published gradually now, and counts them. */
export async function judgeBatch(db: Db, batch: BatchTable): Promise<Pageable> {
  const isWaiting = batch.status === 'planning' || batch.status === 'approved';
  const refusal = refuseState(batch);
  if (refusal) return { isWaiting, pages: 0, refusal };
  if (isWaiting) return { isWaiting, pages: batch.total_planned, refusal: null };
  const pages = await countDrafts(db, batch.id);
  return {
    isWaiting,
    pages,
    refusal:
      pages > 0
        ? null
        : refuse(
            'no-drafts',
            batch.total_completed > 0
              ? 'This batch has no drafts. Its pages are public, archived or deleted.'
              : 'This batch has made no pages. Nothing to publish.',
          ),
  };
}

function refuseState(batch: BatchTable): AppError | null {
  if (batch.reverting_at || batch.reverted_at)
    return refuse('batch-reverted', 'This batch was reverted: it has no pages to publish.');
  if (batch.status === 'planning' && !batch.planned_at)
    return refuse('still-planning', 'Batch is still being planned. Choose a pace when planning is done.');
  if (batch.update_existing) {
    return refuse(
      'updates-existing',
      'This batch updates existing pages. Only new pages can be published gradually.',
    );
  }
  if (batch.status === 'generating') {
    return refuse(
      'still-generating',
      'Batch is generating. Wait until it is done, then publish its drafts gradually.',
    );
  }
  if (batch.status === 'cancelled' && batch.failed_while)
    return refuse('batch-failed', 'This batch was stopped by a failure. Resume it first, or cancel it.');
  if (['planning', 'approved'].includes(batch.status) && batch.total_planned === 0)
    return refuse('nothing-planned', 'This batch plans no pages. Nothing to publish.');
  return null;
}

const refuse = (reason: string, message: string) => new AppError('conflict', message, { reason });

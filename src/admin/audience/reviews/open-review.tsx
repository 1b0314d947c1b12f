import type { Review } from '../../../contract/audience/reviews.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { ReviewForm } from './review-form.tsx';

/** Opens the form; null: for a review that was written elsewhere. */
export function openReview(review: Review | null): void {
  openDialog({ title: review ? 'Change review' : 'Add review' }, close => (
    <ReviewForm stored={review} onDone={close} />
  ));
}

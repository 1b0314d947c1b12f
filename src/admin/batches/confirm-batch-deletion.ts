import type { Batch } from '../../contract/batches.ts';
import { confirmLoss } from '../ui/confirm-loss.tsx';
import { counted } from '../ui/count.ts';

/** Asks before a batch goes, saying what goes with it and what stays. */
export function confirmBatchDeletion(batch: Batch, onConfirm: () => void) {
  const pages = batch.total_completed;
  const stays =
    pages === 0
      ? 'It has made no pages yet.'
      : `The ${counted(pages, 'page')} it made ${pages === 1 ? 'stays' : 'stay'} ${batch.page_status === 'draft' ? 'as they are (drafts stay drafts)' : 'public'}, and can no longer be reverted.`;
  const stops = batch.status === 'generating' ? ' Generating stops.' : '';
  confirmLoss({
    title: 'Delete batch',
    question: `Delete “${batch.name}” and its plans? This cannot be undone.`,
    consequence: stays + stops,
    action: 'Delete batch',
    onConfirm,
  });
}

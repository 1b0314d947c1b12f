import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { DeletionChoice } from './deletion-choice.tsx';

/** Asks before a batch goes, and whether its pages stay. */
export function confirmBatchDeletion(batch: Batch, onConfirm: (pages: DeletedPages) => void) {
  let pages: DeletedPages = 'keep';
  const stops = batch.status === 'generating' ? ' Generating stops.' : '';
  const hasPages = batch.total_completed > 0 || batch.status === 'generating';
  confirmLoss({
    title: 'Delete batch',
    question: `Delete “${batch.name}” and its plans? Deleted plans cannot be brought back.${stops}`,
    consequence: hasPages ? (
      <DeletionChoice
        id={batch.id}
        onChoose={chosen => {
          pages = chosen;
        }}
      />
    ) : (
      'It has made no pages yet.'
    ),
    action: 'Delete batch',
    onConfirm: () => onConfirm(pages),
  });
}

/** Asks before many batches are deleted. */
export function confirmBatchDeletions(size: number, onConfirm: (pages: DeletedPages) => void) {
  let pages: DeletedPages = 'keep';
  confirmLoss({
    title: 'Delete batches',
    question: `Delete ${counted(size, 'batch', 'batches')} and their plans? Deleted plans cannot be brought back.`,
    consequence: (
      <DeletionChoice
        onChoose={chosen => {
          pages = chosen;
        }}
      />
    ),
    action: `Delete ${counted(size, 'batch', 'batches')}`,
    onConfirm: () => onConfirm(pages),
  });
}

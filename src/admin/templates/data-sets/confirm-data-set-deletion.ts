import type { DataSet } from '../../../contract/templates/data-sets.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';

export function confirmDataSetDeletion(set: DataSet, onConfirm: () => void): void {
  const batches =
    set.batch_count === 0
      ? 'No batch was planned from it.'
      : `${counted(set.batch_count, 'batch', 'batches')} planned from it, and their pages, stay.`;
  confirmLoss({
    title: 'Delete data set',
    question: `Delete “${set.name}” with ${counted(set.version, 'version')}?`,
    consequence: `Its lists will be deleted. This cannot be undone. ${batches}`,
    action: 'Delete',
    onConfirm,
  });
}

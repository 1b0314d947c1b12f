import { confirmLoss } from '../../../platform/ui/confirm-loss.tsx';
import type { DraftStore } from '../draft/draft-store.ts';

/** Restores a version; asks first if the editor has unsaved changes. */
export function askToRestore(store: DraftStore, number: number, onConfirm: () => void): void {
  if (!store.isDirty) {
    onConfirm();
    return;
  }
  confirmLoss({
    title: `Restore version ${number}`,
    question: 'Restore the version and replace unsaved changes?',
    consequence: 'Ctrl+Z undoes this.',
    action: 'Restore version',
    onConfirm,
  });
}

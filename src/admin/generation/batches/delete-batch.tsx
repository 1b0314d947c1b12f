import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import { batchMutations } from './batch-mutations.ts';
import { confirmBatchDeletion } from './confirm-batch-deletion.tsx';

/** Asks before it deletes a batch. `onDeleted`: for a screen that is still there then. */
export function useBatchDeletion(batch: Batch, onDeleted = () => undefined) {
  const remove = useMutation(batchMutations.remove);
  const ask = () =>
    confirmBatchDeletion(batch, pages =>
      remove.mutate({ params: { id: batch.id }, query: { pages } }, { onSuccess: onDeleted }),
    );
  return { ask, isBusy: remove.isPending };
}

/** For a line of a list. */
export function DeleteBatchButton({ batch }: { batch: Batch }) {
  const { ask, isBusy } = useBatchDeletion(batch);
  return (
    <Button size="xs" c="var(--tone-red)" loading={isBusy} aria-label={`Delete ${batch.name}`} onClick={ask}>
      Delete
    </Button>
  );
}

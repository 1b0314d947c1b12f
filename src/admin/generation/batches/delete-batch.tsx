import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import { announce } from '../../platform/ui/announce.ts';
import { batchWrites, deletedLabel } from './batch-writes.ts';
import { confirmBatchDeletion } from './confirm-batch-deletion.tsx';

/** Asks before it deletes a batch, and says so once it is done. */
export function useBatchDeletion(batch: Batch, onDeleted?: () => void) {
  const remove = useMutation(batchWrites.remove(useQueryClient()));
  const ask = () =>
    confirmBatchDeletion(batch, pages =>
      remove.mutate(
        { id: batch.id, pages },
        {
          onSuccess: () => {
            announce(deletedLabel(pages));
            onDeleted?.();
          },
        },
      ),
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

import { useMutation } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import { approving } from '../likeness/likeness-queries.ts';
import { usePaceDraft } from '../publishing-schedules/pace-draft.ts';
import { batchMutations } from './batch-mutations.ts';
import { awaitsApproval } from './batch-status.ts';

/** The element id of the step after approval. */
export const nextStepId = 'batch-next-step';

/** Approves a batch after a pace that is just being stored. Blocked by a pace with an error. */
export function useApproval(batch: Batch) {
  const approve = useMutation({
    ...batchMutations.approve,
    mutationKey: approving(batch.id),
    scope: { id: batch.id },
  });
  const isBlocked = useHasWrongPace(batch.id) || !awaitsApproval(batch);
  return { approve, isBlocked };
}

/** A pace is being typed that can't be. */
export function useHasWrongPace(id: string): boolean {
  return usePaceDraft(id)?.pace === null;
}

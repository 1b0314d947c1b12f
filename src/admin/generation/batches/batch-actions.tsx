import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { keyOf, readAgain } from '../../platform/route-key.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { useBlockers } from '../checks/use-blockers.ts';
import { batchMutations } from './batch-mutations.ts';
import { batchKeys } from './batch-queries.ts';
import { isFinished } from './batch-status.ts';
import { useBatchDeletion } from './delete-batch.tsx';
import { RevertButton } from './revert-button.tsx';
import { nextStepId, useApproval, useHasWrongPace } from './use-approval.ts';

/** What can be done in the batch's state, the step forward last and accented. */
export function BatchActions({ batch }: { batch: Batch }) {
  const client = useQueryClient();
  const queryKey = keyOf(batchRoutes.read, { params: { id: batch.id } });
  const isRefreshing = useIsFetching({ queryKey }) > 0;
  return (
    <>
      <DeleteBatch batch={batch} />
      <Button
        leftSection={<IconRefresh size={16} aria-hidden />}
        disabled={isRefreshing}
        onClick={() => void readAgain(client, batchKeys)}
      >
        Refresh Status
      </Button>
      <RevertButton batch={batch} />
      <StepBack batch={batch} />
      <StepForward batch={batch} />
    </>
  );
}

function StepForward({ batch }: { batch: Batch }) {
  const { approve, isBlocked } = useApproval(batch);
  const hasWrongPace = useHasWrongPace(batch.id);
  const generate = useMutation({ ...batchMutations.generate, scope: { id: batch.id } });
  const resume = useMutation(batchMutations.resume);
  const retry = useMutation(batchMutations.retry);
  const blockers = useBlockers(batch);
  if (batch.status === 'planning') {
    // What is refused is no longer the step to take: a decision in the panel below is.
    const BothButton = blockers.length > 0 ? Button : PrimaryButton;
    const isGenerating = approve.isPending && approve.variables.generate === true;
    return (
      <>
        <Button
          disabled={isBlocked || isGenerating}
          loading={approve.isPending && !isGenerating}
          onClick={() => approve.mutate(batch)}
        >
          Approve Plan
        </Button>
        <BothButton
          disabled={isBlocked || (approve.isPending && !isGenerating)}
          loading={isGenerating}
          onClick={() => approve.mutate({ id: batch.id, generate: true })}
        >
          Approve and generate
        </BothButton>
      </>
    );
  }
  if (batch.status === 'approved') {
    return (
      <PrimaryButton
        id={nextStepId}
        disabled={hasWrongPace}
        loading={generate.isPending}
        onClick={() => generate.mutate(batch)}
      >
        Start Generation
      </PrimaryButton>
    );
  }
  // In its place until the pages can be viewed, so that the focus does not fall on Cancel.
  if (batch.status === 'generating') {
    return (
      <PrimaryButton aria-disabled data-disabled>
        Generating…
      </PrimaryButton>
    );
  }
  if (batch.can_resume) {
    return (
      <PrimaryButton loading={resume.isPending} onClick={() => resume.mutate({ params: { id: batch.id } })}>
        Resume
      </PrimaryButton>
    );
  }
  if (batch.status !== 'completed') return null;
  if (batch.total_completed === 0) {
    return batch.can_retry ? (
      <PrimaryButton loading={retry.isPending} onClick={() => retry.mutate({ params: { id: batch.id } })}>
        Retry
      </PrimaryButton>
    ) : null;
  }
  return (
    <PrimaryLink to="/admin/pages" search={{ generation_batch_id: batch.id }}>
      View pages
    </PrimaryLink>
  );
}

function StepBack({ batch }: { batch: Batch }) {
  const cancel = useMutation(batchMutations.cancel);
  if (isFinished(batch)) return null;
  const made = batch.total_completed;
  const ask = () =>
    confirmLoss({
      title: 'Cancel batch',
      question: `Cancel “${batch.name}”? Plans that have not become pages are dropped.`,
      consequence:
        made === 0
          ? 'No page has been made yet.'
          : `The ${counted(made, 'page')} made so far stay ${batch.page_status === 'draft' ? 'drafts' : 'public'}.`,
      action: 'Cancel batch',
      onConfirm: () => cancel.mutate({ params: { id: batch.id } }),
    });
  return (
    <Button loading={cancel.isPending} onClick={ask}>
      Cancel
    </Button>
  );
}

function DeleteBatch({ batch }: { batch: Batch }) {
  const navigate = useNavigate();
  const { ask, isBusy } = useBatchDeletion(batch, () => void navigate({ to: '/admin/batches' }));
  return (
    <Tooltip label="Delete batch">
      <ActionIcon size={36} aria-label="Delete batch" loading={isBusy} onClick={ask}>
        <IconTrash size={18} stroke={1.6} color="var(--tone-red)" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

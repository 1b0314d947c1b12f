import { IconListDetails, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Batch } from '../../../contract/generation/batches.ts';
import { deleteAction, type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { askToGenerate } from './ask-to-generate.tsx';
import { batchMutations } from './batch-mutations.ts';
import { useBatchDeletion } from './delete-batch.tsx';
import { canGenerate } from './use-batch-selection.ts';

export function BatchRowActions({ batch }: { batch: Batch }) {
  const navigate = useNavigate();
  const generate = useMutation(batchMutations.generate);
  const deletion = useBatchDeletion(batch);
  const params = { id: batch.id };
  const approveAndGenerate = useMutation(batchMutations.approveAndGenerate);
  const follow = { onSuccess: () => void navigate({ to: '/admin/batches/$id', params }) };
  const start = () => {
    if (batch.status === 'approved') generate.mutate(batch, follow);
    else askToGenerate([batch.id], () => approveAndGenerate.mutate(batch, follow));
  };
  const generateAction: RowAction = {
    label: 'Generate',
    icon: IconPlayerPlay,
    onAct: start,
    busy: generate.isPending || approveAndGenerate.isPending,
  };
  return (
    <RowActions
      of={batch.name}
      actions={[
        { label: 'View Plans', icon: IconListDetails, to: '/admin/batches/$id', params },
        ...(canGenerate(batch) ? [generateAction] : []),
        { ...deleteAction, busy: deletion.isBusy, onAct: deletion.ask },
      ]}
    />
  );
}

import { Box, Text } from '@mantine/core';
import { IconListDetails, IconPlayerPlay } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DataTableColumn } from 'mantine-datatable';
import type { Batch } from '../../../contract/generation/batches.ts';
import { BelowTablet } from '../../platform/ui/below-tablet.tsx';
import {
  actionsColumn,
  countColumn,
  FROM_DESKTOP,
  FROM_TABLET,
  fitColumn,
  timestampColumn,
} from '../../platform/ui/columns.tsx';
import { count } from '../../platform/ui/count.ts';
import { RowLink } from '../../platform/ui/links.tsx';
import { deleteAction, type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { selectColumn } from '../../platform/ui/select-column.tsx';
import { askToGenerate } from './ask-to-generate.tsx';
import { BatchBadge } from './batch-badge.tsx';
import { BatchBar } from './batch-bar.tsx';
import { batchMutations } from './batch-mutations.ts';
import { batchProgress } from './batch-status.ts';
import { useBatchDeletion } from './delete-batch.tsx';
import { scopeLabel } from './scope-label.ts';
import { type BatchSelection, canGenerate } from './use-batch-selection.ts';

export function batchColumns(selection: BatchSelection, shown: readonly Batch[]): DataTableColumn<Batch>[] {
  return [selectColumn({ selection, shown, nameOf: batch => batch.name }), ...columns];
}

const columns: DataTableColumn<Batch>[] = [
  {
    accessor: 'name',
    title: 'Batch',
    render: batch => (
      <>
        <RowLink to="/admin/batches/$id" params={{ id: batch.id }} lineClamp={3} title={batch.name}>
          {batch.name}
        </RowLink>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {scopeLabel(batch)}
        </Text>
        <BelowTablet>
          <Box mt={4}>
            <BatchBadge batch={batch} />
          </Box>
        </BelowTablet>
      </>
    ),
  },
  fitColumn('status', { title: 'Status', visibleMediaQuery: FROM_TABLET }, batch => (
    <BatchBadge batch={batch} />
  )),
  {
    accessor: 'progress',
    title: 'Progress',
    width: 210,
    visibleMediaQuery: FROM_TABLET,
    render: batch => {
      const { done, of, percent } = batchProgress(batch);
      return (
        <>
          <BatchBar batch={batch} />
          <Text size="xs" c="dimmed" mt={4} className="numeric">
            {count(done)} of {count(of)} · {percent}%
          </Text>
        </>
      );
    },
  },
  countColumn('total_failed', { title: 'Failed', visibleMediaQuery: FROM_DESKTOP }),
  timestampColumn('created_at', { title: 'Created', visibleMediaQuery: FROM_DESKTOP }),
  actionsColumn(batch => <BatchRowActions batch={batch} />),
];

function BatchRowActions({ batch }: { batch: Batch }) {
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

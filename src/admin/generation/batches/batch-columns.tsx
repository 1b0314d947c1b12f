import { Box, Text } from '@mantine/core';
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
import { selectColumn } from '../../platform/ui/select-column.tsx';
import { BatchBadge } from './batch-badge.tsx';
import { BatchBar } from './batch-bar.tsx';
import { BatchRowActions } from './batch-row-actions.tsx';
import { batchProgress } from './batch-status.ts';
import { scopeLabel } from './scope-label.ts';
import type { BatchSelection } from './use-batch-selection.ts';

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

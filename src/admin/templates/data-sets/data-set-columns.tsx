import { Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import type { DataSet } from '../../../contract/templates/data-sets.ts';
import { actionsColumn, countColumn, FROM_TABLET, timestampColumn } from '../../platform/ui/columns.tsx';
import { RowLink } from '../../platform/ui/links.tsx';
import { deleteAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { confirmDataSetDeletion } from './confirm-data-set-deletion.ts';
import { deleteDataSet } from './data-set-mutations.ts';
import { openRenameDataSet } from './rename-data-set.tsx';

export const dataSetColumns: DataTableColumn<DataSet>[] = [
  {
    accessor: 'name',
    title: 'Name',
    render: set => (
      <Stack gap={0}>
        <RowLink to="/admin/data-sets/$id" params={{ id: set.id }}>
          {set.name}
        </RowLink>
        {set.columns.length > 0 && (
          <Text size="sm" c="dimmed" className="mono" lineClamp={1}>
            {set.columns.map(name => `{{${name}}}`).join(' ')}
          </Text>
        )}
      </Stack>
    ),
  },
  countColumn('location_count', { title: 'Places' }),
  countColumn('keyword_count', { title: 'Keywords' }),
  countColumn('version', { title: 'Version', visibleMediaQuery: FROM_TABLET }),
  countColumn('batch_count', { title: 'Batches', visibleMediaQuery: FROM_TABLET }),
  timestampColumn('updated_at', { title: 'Changed', visibleMediaQuery: FROM_TABLET }),
  actionsColumn(set => <DataSetActions set={set} />),
];

function DataSetActions({ set }: { set: DataSet }) {
  const removing = useMutation(deleteDataSet);
  return (
    <RowActions
      of={set.name}
      actions={[
        { label: 'Rename', icon: IconPencil, onAct: () => openRenameDataSet(set) },
        {
          ...deleteAction,
          busy: removing.isPending,
          onAct: () => confirmDataSetDeletion(set, () => removing.mutate({ params: { id: set.id } })),
        },
      ]}
    />
  );
}

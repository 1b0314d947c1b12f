import { Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import type { DataSet } from '../../../contract/templates/data-sets.ts';
import { actionsColumn, FIT, FROM_TABLET } from '../../platform/ui/columns.ts';
import { count } from '../../platform/ui/count.ts';
import { RowLink } from '../../platform/ui/links.tsx';

import { deleteAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { Timestamp } from '../../platform/ui/when.tsx';
import { confirmDataSetDeletion } from './confirm-data-set-deletion.ts';
import { dataSetWrites } from './data-set-queries.ts';
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
  {
    accessor: 'location_count',
    title: 'Places',
    width: FIT,
    textAlign: 'right',
    render: set => <span className="numeric">{count(set.location_count)}</span>,
  },
  {
    accessor: 'keyword_count',
    title: 'Keywords',
    width: FIT,
    textAlign: 'right',
    render: set => <span className="numeric">{count(set.keyword_count)}</span>,
  },
  {
    accessor: 'version',
    title: 'Version',
    width: FIT,
    textAlign: 'right',
    visibleMediaQuery: FROM_TABLET,
    render: set => <span className="numeric">{count(set.version)}</span>,
  },
  {
    accessor: 'batch_count',
    title: 'Batches',
    width: FIT,
    textAlign: 'right',
    visibleMediaQuery: FROM_TABLET,
    render: set => <span className="numeric">{count(set.batch_count)}</span>,
  },
  {
    accessor: 'updated_at',
    title: 'Changed',
    width: FIT,
    visibleMediaQuery: FROM_TABLET,
    render: set => <Timestamp at={set.updated_at} />,
  },
  actionsColumn(set => <DataSetActions set={set} />),
];

function DataSetActions({ set }: { set: DataSet }) {
  const removing = useMutation(dataSetWrites.remove);
  return (
    <RowActions
      of={set.name}
      actions={[
        { label: 'Rename', icon: IconPencil, onAct: () => openRenameDataSet(set) },
        {
          ...deleteAction,
          busy: removing.isPending,
          onAct: () => confirmDataSetDeletion(set, () => removing.mutate(set)),
        },
      ]}
    />
  );
}

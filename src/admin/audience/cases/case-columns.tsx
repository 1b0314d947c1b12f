import { Stack, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { CaseRow } from '../../../contract/audience/cases.ts';
import { dayColumn, FROM_LAPTOP, FROM_TABLET, fitColumn, statusColumn } from '../../platform/ui/columns.tsx';
import { RowLink } from '../../platform/ui/links.tsx';
import { statusLabels } from './case-labels.ts';

export const caseColumns: DataTableColumn<CaseRow>[] = [
  {
    accessor: 'summary',
    title: 'What was done',
    render: ({ id, summary, service, city, state, done_on }) => (
      <Stack gap={2}>
        <RowLink to="/admin/cases/$id" params={{ id }}>
          {summary}
        </RowLink>
        <Text size="sm" c="dimmed">
          {service}, {city}, {state}
        </Text>
        <Text size="sm" c="dimmed" hiddenFrom="sm" className="numeric">
          {done_on}
        </Text>
      </Stack>
    ),
  },
  dayColumn('done_on', { title: 'Done on', visibleMediaQuery: FROM_TABLET }),
  fitColumn('agreed_at', { title: 'Customer', visibleMediaQuery: FROM_LAPTOP }, customerLabel),
  statusColumn(statusLabels),
];

function customerLabel({ agreed_at, revoked_at }: CaseRow): string {
  if (revoked_at !== null) return 'Withdrew';
  return agreed_at === null ? 'No answer' : 'Agreed';
}

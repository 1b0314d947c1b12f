import { Stack, Text } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { type Statement, statementRoutes } from '../../../contract/business/statements.ts';
import { readQuery } from '../../platform/read-query.ts';
import { countColumn, dayColumn, FROM_TABLET } from '../../platform/ui/columns.tsx';
import { counted } from '../../platform/ui/count.ts';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { sourceColumn, statementColumns } from './statement-columns.tsx';

type Expiring = Statement & { readonly pages: number };

const columns: DataTableColumn<Expiring>[] = [
  ...statementColumns.slice(0, 1),
  dayColumn('expires_on', { title: 'Last day', visibleMediaQuery: FROM_TABLET }),
  countColumn('pages', { title: 'Pages' }),
  sourceColumn,
];

/** What expires within a year, the next first, and the pages that will lose a sentence. */
export function ExpiringList() {
  const expiring = useQuery({
    ...readQuery(statementRoutes.expiring, { query: { days: 365 } }),
    select: ({ items, total }) => ({
      items: items.map(({ statement, pages }) => ({ ...statement, pages })),
      total,
    }),
  });
  const { items = [], total = 0 } = expiring.data ?? {};
  return (
    <Stack gap="md">
      <RecordList
        query={expiring}
        errorTitle="The statements could not be read"
        label="Expiring statements"
        columns={columns}
        empty={{
          icon: IconCalendarTime,
          title: 'Nothing expires within a year',
          why: 'Give changing statements, such as fees and hours, a last day.',
        }}
      >
        {items.length > 0 && (
          <Text c="dimmed">
            {counted(total, 'statement')} {total === 1 ? 'expires' : 'expire'} within a year
            {total > items.length && `; the next ${items.length} are shown`}. Their sentences then leave all
            pages. Check the source, then move the day.
          </Text>
        )}
      </RecordList>
    </Stack>
  );
}

import { Stack, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Schedule } from '../../../contract/generation/publishing-schedules.ts';
import { FROM_TABLET, figureColumn, fitColumn, statusColumn } from '../../platform/ui/columns.tsx';
import { count, counted } from '../../platform/ui/count.ts';
import { RowLink } from '../../platform/ui/links.tsx';
import { dayLabel, scheduleTones } from './schedule-labels.ts';

export const scheduleColumns: DataTableColumn<Schedule>[] = [
  {
    accessor: 'batch_name',
    title: 'Batch',
    render: schedule => (
      <Stack gap={2}>
        <RowLink to="/admin/batches/$id" params={{ id: schedule.generation_batch_id }}>
          {schedule.batch_name}
        </RowLink>
        <Text size="sm" c="dimmed">
          {counted(schedule.pages_per_day, 'page')} a day
        </Text>
      </Stack>
    ),
  },
  statusColumn(scheduleTones),
  figureColumn(
    'published_pages',
    { title: 'Published' },
    ({ published_pages, total_pages }) => `${count(published_pages)} of ${count(total_pages)}`,
  ),
  fitColumn('ends_on', { title: 'Last day', visibleMediaQuery: FROM_TABLET }, ({ ends_on }) =>
    ends_on ? dayLabel(ends_on) : '–',
  ),
];

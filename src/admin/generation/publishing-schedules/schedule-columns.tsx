import { Stack, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Schedule } from '../../../contract/generation/publishing-schedules.ts';
import { FIT, FROM_TABLET, statusColumn } from '../../platform/ui/columns.tsx';
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
  {
    accessor: 'published_pages',
    title: 'Published',
    width: FIT,
    textAlign: 'right',
    render: ({ published_pages, total_pages }) => (
      <span className="numeric">
        {count(published_pages)} of {count(total_pages)}
      </span>
    ),
  },
  {
    accessor: 'ends_on',
    title: 'Last day',
    width: FIT,
    visibleMediaQuery: FROM_TABLET,
    render: ({ ends_on }) => (ends_on ? dayLabel(ends_on) : '–'),
  },
];

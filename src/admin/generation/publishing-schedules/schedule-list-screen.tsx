import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { DataTableColumn } from 'mantine-datatable';
import {
  publishingScheduleRoutes,
  type Schedule,
} from '../../../contract/generation/publishing-schedules.ts';
import { listQuery } from '../../platform/read-query.ts';
import { FROM_TABLET, figureColumn, fitColumn, statusColumn } from '../../platform/ui/columns.tsx';
import { count, counted } from '../../platform/ui/count.ts';
import { ButtonLink, RowLink } from '../../platform/ui/links.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { dayLabel, scheduleTones } from './schedule-labels.ts';

/** How often (ms) the screen asks while pages are published. */
const POLL = 10_000;

const route = getRouteApi('/admin/publishing');

/** Every batch whose pages become public day by day. */
export function ScheduleListScreen() {
  const { view, after } = route.useSearch();
  const navigate = route.useNavigate();
  const schedules = useQuery(
    listQuery(publishingScheduleRoutes.list, {
      query: { all: view === 'all' ? 'true' : 'false', cursor: after },
      refetchInterval: POLL,
    }),
  );
  return (
    <Screen title="Publishing" purpose="Batches whose pages are published gradually, a number each day.">
      <Group>
        <NativeSelect
          aria-label="Which schedules"
          value={view ?? ''}
          onChange={event =>
            void navigate({
              search: event.currentTarget.value === 'all' ? { view: 'all' } : {},
              replace: true,
            })
          }
          data={[
            { value: '', label: 'Under way' },
            { value: 'all', label: 'All' },
          ]}
        />
      </Group>
      <RecordList
        errorTitle="The publishing schedules could not be read"
        query={schedules}
        label="Publishing schedules"
        columns={scheduleColumns}
        empty={{
          icon: IconCalendarTime,
          title: view === 'all' ? 'No publishing schedules yet' : 'Nothing is published gradually',
          why: 'Open a planned batch, or one with drafts. Choose “Publish gradually”.',
          step: <ButtonLink to="/admin/batches">Open the batches</ButtonLink>,
        }}
        nouns={['schedule', 'schedules']}
      />
    </Screen>
  );
}

const scheduleColumns: DataTableColumn<Schedule>[] = [
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

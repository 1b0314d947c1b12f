import { Group, NativeSelect } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { publishingScheduleRoutes } from '../../../contract/generation/publishing-schedules.ts';
import { listQuery } from '../../platform/read-query.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { scheduleColumns } from './schedule-columns.tsx';

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

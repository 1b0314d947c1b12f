import { Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { activityNounSchema, activityNouns, activityRoutes } from '../../../contract/platform/activity.ts';
import { listQuery } from '../read-query.ts';
import { FilterSelect } from '../ui/filter-select.tsx';
import { RecordList } from '../ui/record-list.tsx';
import { Screen } from '../ui/screen.tsx';
import { SearchFilter } from '../ui/search-filter.tsx';
import { activityColumns } from './activity-columns.tsx';

const route = getRouteApi('/admin/activity');

export function ActivityScreen() {
  const { search, noun, after } = route.useSearch();
  const activity = useQuery(
    listQuery(activityRoutes.list, { query: { search, noun, cursor: after }, staleTime: 0 }),
  );
  return (
    <Screen title="Activity" purpose="Changes by staff and programs. Entries are kept for one year.">
      <Group gap="sm">
        <SearchFilter label="Search activity" placeholder="Name, account or action" />
        <FilterSelect
          name="noun"
          label="Kind"
          all="Everything"
          options={activityNounSchema.options.map(value => ({ value, label: activityNouns[value].many }))}
        />
      </Group>
      <RecordList
        errorTitle="The activity could not be read"
        query={activity}
        label="Activity"
        columns={activityColumns}
        noMatch={{ title: 'Nothing found', why: 'No entries match. Try another word or kind.' }}
        empty={{
          icon: IconHistory,
          title: 'No recent activity to display.',
          why: 'Changes in the back office appear here.',
        }}
        nouns={['entry', 'entries']}
      />
    </Screen>
  );
}

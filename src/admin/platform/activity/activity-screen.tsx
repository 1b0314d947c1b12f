import { Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ActivityNoun, activityNounSchema } from '../../../contract/platform/activity.ts';
import { CursorPager } from '../ui/cursor-pager.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { QueryBoundary } from '../ui/load-error.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { activityColumns } from './activity-columns.tsx';
import { nounLabels } from './activity-labels.ts';
import { activityList } from './activity-queries.ts';

const PER_PAGE = 50;
const route = getRouteApi('/admin/activity');

export function ActivityScreen() {
  const { search, noun, after } = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: { search?: string | undefined; noun?: ActivityNoun | undefined }) =>
    void navigate({ search: previous => ({ ...previous, ...change, after: undefined }), replace: true });
  const activity = useQuery(
    activityList({ search, noun, per_page: PER_PAGE, ...(after ? { cursor: after } : {}) }),
  );
  const isFiltered = Boolean(search || noun);
  return (
    <Screen title="Activity" purpose="Changes by staff and programs. Entries are kept for one year.">
      <Group gap="sm">
        <SearchField
          label="Search activity"
          placeholder="Name, account or action"
          value={search ?? ''}
          onSearch={text => set({ search: text || undefined })}
        />
        <FilterSelect
          label="Kind"
          all="Everything"
          options={activityNounSchema.options.map(value => ({ value, label: nounLabels[value].many }))}
          value={noun}
          onChoose={value => set({ noun: value })}
        />
      </Group>
      <QueryBoundary title="The activity could not be read" query={activity}>
        <RecordTable
          label="Activity"
          columns={activityColumns}
          records={activity.data?.items}
          isStale={activity.isPlaceholderData}
          empty={
            <EmptyState
              icon={IconHistory}
              title={isFiltered ? 'Nothing found' : 'No recent activity to display.'}
              why={
                isFiltered
                  ? 'No entries match. Try another word or kind.'
                  : 'Changes in the back office appear here.'
              }
              step={
                isFiltered && (
                  <Button onClick={() => void navigate({ search: {} })}>Clear search and filters</Button>
                )
              }
            />
          }
        />
        <CursorPager list={activity.data} current={after} perPage={PER_PAGE} nouns={['entry', 'entries']} />
      </QueryBoundary>
    </Screen>
  );
}

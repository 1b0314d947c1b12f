import { Button, Group } from '@mantine/core';
import { IconRefresh, IconStack2 } from '@tabler/icons-react';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { batchStatusSchema } from '../../../contract/generation/batch-filter.ts';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import { CursorPager } from '../../platform/ui/cursor-pager.tsx';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { QueryBoundary } from '../../platform/ui/load-error.tsx';
import { RecordTable } from '../../platform/ui/record-table.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { useServerEvents } from '../../platform/use-server-events.ts';
import { batchColumns } from './batch-columns.tsx';
import { BatchMetricCards } from './batch-metrics.tsx';
import { batchQueries } from './batch-queries.ts';
import { BatchSelectionBar } from './batch-selection-bar.tsx';
import { batchTones } from './batch-status.ts';
import { useBatchSelection } from './use-batch-selection.ts';

const PER_PAGE = 50;
const route = getRouteApi('/admin/batches');

export function BatchListScreen() {
  const { search, status, after } = route.useSearch();
  const client = useQueryClient();
  const isRefreshing = useIsFetching({ queryKey: [...batchQueries.all, 'list'] }) > 0;
  const selection = useBatchSelection();
  // Live updates show batch changes from every window.
  useServerEvents({
    route: batchRoutes.watch,
    params: undefined,
    event: 'change',
    onMessage: () => void client.invalidateQueries({ queryKey: [...batchQueries.all, 'list'] }),
    enabled: true,
  });
  const batches = useQuery(
    batchQueries.list({
      per_page: PER_PAGE,
      ...(search ? { search } : {}),
      ...(status ? { status } : {}),
      ...(after ? { cursor: after } : {}),
    }),
  );
  return (
    <Screen
      title="Generation Batches"
      purpose="Each batch is one generator run: planned, reviewed, approved, generated."
      action={<PrimaryLink to="/admin/generator">New batch</PrimaryLink>}
    >
      <BatchMetricCards />
      <Group gap="sm">
        <SearchFilter label="Search batches" placeholder="Search by name" />
        <FilterSelect
          name="status"
          label="Status"
          all="All statuses"
          options={batchStatusSchema.options.map(value => ({ value, label: batchTones[value].word }))}
        />
        <Button
          leftSection={<IconRefresh size={16} aria-hidden />}
          disabled={isRefreshing}
          onClick={() => void client.invalidateQueries({ queryKey: [...batchQueries.all, 'list'] })}
        >
          Refresh
        </Button>
      </Group>
      <QueryBoundary title="The batches could not be read" query={batches}>
        <BatchSelectionBar
          selection={selection}
          shown={batches.data?.items ?? []}
          total={batches.data?.total ?? 0}
          filter={{ ...(search ? { search } : {}), ...(status ? { status } : {}) }}
        />
        <RecordTable
          label="Generation batches"
          columns={batchColumns(selection, batches.data?.items ?? [])}
          records={batches.data?.items}
          isStale={batches.isPlaceholderData}
          noMatch={{ title: 'No batch matches', why: 'Try another name or status.' }}
          empty={
            <EmptyState
              icon={IconStack2}
              title="No batches yet"
              why="No generation batches found. Create your first batch from the Templates section."
              step={<PrimaryLink to="/admin/templates">Go to Templates</PrimaryLink>}
            />
          }
        />
        <CursorPager list={batches.data} nouns={['batch', 'batches']} />
      </QueryBoundary>
    </Screen>
  );
}

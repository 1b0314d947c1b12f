import { Button, Group } from '@mantine/core';
import { IconRefresh, IconStack2 } from '@tabler/icons-react';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import { keyOf, readAgain } from '../../platform/route-key.ts';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { useServerEvents } from '../../platform/use-server-events.ts';
import { batchColumns } from './batch-columns.tsx';
import { BatchMetricCards } from './batch-metrics.tsx';
import { batchListKeys, batchQueries } from './batch-queries.ts';
import { BatchSelectionBar } from './batch-selection-bar.tsx';
import { batchTones } from './batch-status.ts';
import { useBatchSelection } from './use-batch-selection.ts';

const route = getRouteApi('/admin/batches');

export function BatchListScreen() {
  const { search, status, after } = route.useSearch();
  const client = useQueryClient();
  const isRefreshing = useIsFetching({ queryKey: keyOf(batchRoutes.list) }) > 0;
  const selection = useBatchSelection();
  // Live updates show batch changes from every window.
  useServerEvents({
    route: batchRoutes.watch,
    params: undefined,
    event: 'change',
    onMessage: () => void readAgain(client, batchListKeys),
    enabled: true,
  });
  const batches = useQuery(batchQueries.list({ search, status, cursor: after }));
  return (
    <Screen
      title="Generation Batches"
      purpose="Each batch is one generator run: planned, reviewed, approved, generated."
      action={<PrimaryLink to="/admin/generator">New batch</PrimaryLink>}
    >
      <BatchMetricCards />
      <Group gap="sm">
        <SearchFilter label="Search batches" placeholder="Search by name" />
        <FilterSelect name="status" label="Status" all="All statuses" options={optionsOf(batchTones)} />
        <Button
          leftSection={<IconRefresh size={16} aria-hidden />}
          disabled={isRefreshing}
          onClick={() => void readAgain(client, batchListKeys)}
        >
          Refresh
        </Button>
      </Group>
      <RecordList
        query={batches}
        label="Generation batches"
        columns={batchColumns(selection, batches.data?.items ?? [])}
        noMatch={{ title: 'No batch matches', why: 'Try another name or status.' }}
        empty={{
          icon: IconStack2,
          title: 'No batches yet',
          why: 'No generation batches found. Create your first batch from the Templates section.',
          step: <PrimaryLink to="/admin/templates">Go to Templates</PrimaryLink>,
        }}
        nouns={['batch', 'batches']}
      >
        <BatchSelectionBar
          selection={selection}
          shown={batches.data?.items ?? []}
          total={batches.data?.total ?? 0}
          filter={{ search, status }}
        />
      </RecordList>
    </Screen>
  );
}

import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { batchSeriesRoutes } from '../../../contract/generation/batch-series.ts';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { call, type InputOf } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
import { isRunning } from './batch-status.ts';

const RUNNING_POLL = 2_000;
const IDLE_POLL = 30_000;

/** The keys of all that is read of batches and their series. The checks before an approval are of the same noun, but apart. */
export const batchKeys: readonly QueryKey[] = [
  ...Object.values(batchRoutes),
  ...Object.values(batchSeriesRoutes),
].map(({ noun, path }) => [noun, path]);

/** The keys of what lists and counts them. */
export const batchListKeys = [
  keyOf(batchRoutes.list),
  keyOf(batchRoutes.metrics),
  keyOf(batchSeriesRoutes.list),
];

export const batchQueries = {
  /** Looks again by itself, often while something in it is running. */
  list: (query: InputOf<typeof batchRoutes.list>['query'] = {}) =>
    listQuery(batchRoutes.list, {
      query,
      refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? RUNNING_POLL : IDLE_POLL),
    }),

  preview: ({ id, status, is_planned }: Pick<Batch, 'id' | 'status' | 'is_planned'>) =>
    listQuery(batchRoutes.preview, { params: { id }, asOf: [status, is_planned] }),

  /** Looks again while a batch becomes ready by itself. */
  generationPreview: (ids: readonly string[]) =>
    readQuery(batchRoutes.generationPreview, {
      body: { ids: [...ids] },
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.not_ready.some(batch => batch.is_under_way) ? RUNNING_POLL : false,
    }),

  plansOfState: (id: string, state: string) =>
    infiniteQueryOptions({
      queryKey: keyOf(batchRoutes.plans, { params: { id }, query: { state } }),
      queryFn: ({ pageParam, signal }) =>
        call(batchRoutes.plans, {
          params: { id },
          query: { state, per_page: 50, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: page => page.next_cursor ?? undefined,
    }),
};

/** The latest batches, shared by the dashboard and the sidebar so that both ask once. */
export const latestBatches = batchQueries.list({ per_page: 20 });

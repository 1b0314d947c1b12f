import { queryOptions } from '@tanstack/react-query';
import { batchSeriesRoutes } from '../../../contract/generation/batch-series.ts';
import { call } from '../../platform/api.ts';

/** Beneath the batches' key: whatever changes a batch changes its series. */
export const seriesQueries = {
  list: () =>
    queryOptions({
      queryKey: ['batches', 'list', 'series'],
      queryFn: ({ signal }) => call(batchSeriesRoutes.list, { query: { per_page: 5 }, signal }),
      refetchInterval: 5_000,
    }),
};

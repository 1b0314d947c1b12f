import { queryOptions } from '@tanstack/react-query';
import { batchSeriesRoutes } from '../../../contract/generation/batch-series.ts';
import { call } from '../../platform/api.ts';

/** Nested in the batches' key, because each batch change also changes its series. */
export const seriesQueries = {
  list: () =>
    queryOptions({
      queryKey: ['batches', 'list', 'series'],
      queryFn: ({ signal }) => call(batchSeriesRoutes.list, { query: { per_page: 5 }, signal }),
      refetchInterval: 5_000,
    }),
};

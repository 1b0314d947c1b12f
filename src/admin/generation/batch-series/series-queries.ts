import { batchSeriesRoutes } from '../../../contract/generation/batch-series.ts';
import { readQuery } from '../../platform/read-query.ts';

/** Nested in the batches' key, because each batch change also changes its series. */
export const seriesQueries = {
  list: () =>
    readQuery(['batches', 'list', 'series'], batchSeriesRoutes.list, {
      query: { per_page: 5 },
      refetchInterval: 5_000,
    }),
};

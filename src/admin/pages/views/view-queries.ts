import { type ViewPeriod, viewRoutes } from '../../../contract/pages/views.ts';
import { listQuery } from '../../platform/read-query.ts';

/** Views, calls and leads of a period. The ranking is computed in the background: read again until it is ready. */
export const viewsOf = (days: ViewPeriod) =>
  listQuery(viewRoutes.read, {
    query: { days },
    refetchInterval: ({ state }) => (state.data && !state.data.ranking ? 2_000 : 60_000),
  });

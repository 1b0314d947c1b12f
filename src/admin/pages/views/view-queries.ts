import { type ViewPeriod, viewRoutes } from '../../../contract/pages/views.ts';
import { listQuery } from '../../platform/read-query.ts';

/** Views, calls and leads of a period. The ranking is worked out on the side: asked for again until it is there. */
export const viewsOf = (days: ViewPeriod) =>
  listQuery(['views', days], viewRoutes.read, {
    query: { days },
    refetchInterval: ({ state }) => (state.data && !state.data.ranking ? 2_000 : 60_000),
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ViewPeriod, viewRoutes } from '../../../contract/pages/views.ts';
import { call } from '../../platform/api.ts';

/** Views, calls and leads of a period. The ranking is worked out on the side: asked for again until it is there. */
export const viewsOf = (days: ViewPeriod) =>
  queryOptions({
    queryKey: ['views', days],
    queryFn: ({ signal }) => call(viewRoutes.read, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && !state.data.ranking ? 2_000 : 60_000),
  });

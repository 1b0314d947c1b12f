import { queryOptions } from '@tanstack/react-query';
import { pageMoveRoutes } from '../../../contract/pages/page-moves.ts';
import { call } from '../../platform/api.ts';

/** How often (ms) the screen asks while pages are moved. */
const POLL = 700;

/** Everything read about versions of pages and their moves. */
export const pageMoveQueries = {
  all: ['page-moves'] as const,

  outdated: (id: string) =>
    queryOptions({
      queryKey: ['page-moves', 'outdated', id],
      queryFn: ({ signal }) => call(pageMoveRoutes.outdated, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data?.last_move?.status === 'moving' ? POLL : false),
    }),

  batchOutdated: (id: string) =>
    queryOptions({
      queryKey: ['page-moves', 'batch-outdated', id],
      queryFn: ({ signal }) => call(pageMoveRoutes.batchOutdated, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data?.last_move?.status === 'moving' ? POLL : false),
    }),

  batchConflicts: (id: string) =>
    queryOptions({
      queryKey: ['page-moves', 'batch-conflicts', id],
      queryFn: ({ signal }) => call(pageMoveRoutes.batchConflicts, { params: { id }, query: {}, signal }),
    }),

  conflicts: (id: string, cursor: string | undefined) =>
    queryOptions({
      queryKey: ['page-moves', 'conflicts', id, cursor],
      queryFn: ({ signal }) =>
        call(pageMoveRoutes.conflicts, { params: { id }, query: cursor ? { cursor } : {}, signal }),
    }),
};

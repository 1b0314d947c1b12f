import { type Outdated, pageMoveRoutes } from '../../../contract/pages/page-moves.ts';
import { readQuery } from '../../platform/read-query.ts';

/** Asks again (ms) while pages are moved. */
const whileMoving = ({ state: { data } }: { state: { data: Pick<Outdated, 'last_move'> | undefined } }) =>
  data?.last_move?.status === 'running' && 700;

export const pageMoveQueries = {
  all: ['page-moves'] as const,

  outdated: (id: string) =>
    readQuery(['page-moves', 'outdated', id], pageMoveRoutes.outdated, {
      params: { id },
      refetchInterval: whileMoving,
    }),

  batchOutdated: (id: string) =>
    readQuery(['page-moves', 'batch-outdated', id], pageMoveRoutes.batchOutdated, {
      params: { id },
      refetchInterval: whileMoving,
    }),

  batchConflicts: (id: string) =>
    readQuery(['page-moves', 'batch-conflicts', id], pageMoveRoutes.batchConflicts, {
      params: { id },
      query: {},
    }),

  conflicts: (id: string, cursor: string | undefined) =>
    readQuery(['page-moves', 'conflicts', id, cursor], pageMoveRoutes.conflicts, {
      params: { id },
      query: { cursor },
    }),
};

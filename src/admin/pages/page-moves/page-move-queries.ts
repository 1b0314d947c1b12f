import { type Outdated, pageMoveRoutes } from '../../../contract/pages/page-moves.ts';
import { readQuery } from '../../platform/read-query.ts';

/** Asks again (ms) while pages are moved. */
const whileMoving = ({ state: { data } }: { state: { data: Pick<Outdated, 'last_move'> | undefined } }) =>
  data?.last_move?.status === 'running' && 700;

export const pageMoveQueries = {
  outdated: (id: string) =>
    readQuery(pageMoveRoutes.outdated, { params: { id }, refetchInterval: whileMoving }),

  batchOutdated: (id: string) =>
    readQuery(pageMoveRoutes.batchOutdated, { params: { id }, refetchInterval: whileMoving }),
};

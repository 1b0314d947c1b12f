import { systemRoutes } from '../../../contract/operations/system.ts';
import { readQuery } from '../../platform/read-query.ts';

const REFRESH = 30_000;

export const systemQueries = {
  state: () => readQuery(['system'], systemRoutes.read, { refetchInterval: REFRESH }),
};

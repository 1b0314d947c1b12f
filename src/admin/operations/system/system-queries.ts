import { queryOptions } from '@tanstack/react-query';
import { systemRoutes } from '../../../contract/operations/system.ts';
import { call } from '../../platform/api.ts';

const REFRESH = 30_000;

export const systemQueries = {
  state: () =>
    queryOptions({
      queryKey: ['system'],
      queryFn: ({ signal }) => call(systemRoutes.read, { signal }),
      refetchInterval: REFRESH,
    }),
};

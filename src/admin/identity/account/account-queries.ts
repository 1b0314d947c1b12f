import { queryOptions } from '@tanstack/react-query';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';

/** Everything read about one's own account. */
export const accountQueries = {
  all: ['account'] as const,

  own: queryOptions({
    queryKey: ['account', 'own'],
    queryFn: ({ signal }) => call(accountRoutes.read, { signal }),
  }),

  sessions: queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => call(accountRoutes.sessions, { signal }),
  }),
};

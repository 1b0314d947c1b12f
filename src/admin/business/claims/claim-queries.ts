import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { claimRoutes } from '../../../contract/business/claims.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';

export const claimQueries = {
  all: ['claims'] as const,

  accepted: (cursor?: string) =>
    readQuery(['claims', 'accepted', cursor], claimRoutes.list, { query: { per_page: 20, cursor } }),
};

export const claimWrites = {
  accept: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: { claims: string[]; reason: string }) => call(claimRoutes.accept, { body }),
      meta: { failure: 'The claims could not be accepted.' },
      onSuccess: () => client.invalidateQueries({ queryKey: claimQueries.all }),
    }),
  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(claimRoutes.remove, { params: { id } }),
      meta: { failure: 'The claim could not be removed.' },
      onSuccess: () => client.invalidateQueries({ queryKey: claimQueries.all }),
    }),
};

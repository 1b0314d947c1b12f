import { claimRoutes } from '../../../contract/business/claims.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

export const claimQueries = {
  all: ['claims'] as const,

  accepted: (cursor?: string) =>
    readQuery(['claims', 'accepted', cursor], claimRoutes.list, { query: { per_page: 20, cursor } }),
};

export const claimWrites = {
  accept: write({
    mutationFn: (body: { claims: string[]; reason: string }) => call(claimRoutes.accept, { body }),
    silentFailure: true,
    changes: [claimQueries.all],
  }),
  remove: write({
    mutationFn: (id: string) => call(claimRoutes.remove, { params: { id } }),
    failure: 'The claim could not be removed.',
    changes: [claimQueries.all],
  }),
};

import type { z } from 'zod';
import { apiKeyRoutes } from '../../../contract/identity/api-keys.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';
import { withProof } from '../account/ask-for-proof.tsx';

type KeyDraft = z.input<typeof apiKeyRoutes.create.body>;

export const apiKeyQueries = {
  all: ['api-keys'] as const,

  list: (after: string | undefined) =>
    listQuery(['api-keys', 'list', after ?? null], apiKeyRoutes.list, {
      query: { cursor: after },
    }),

  scopes: readQuery(['api-keys', 'scopes'], apiKeyRoutes.scopes, { staleTime: Number.POSITIVE_INFINITY }),
};

export const apiKeyWrites = {
  create: write({
    mutationFn: (body: KeyDraft) => withProof(() => call(apiKeyRoutes.create, { body })),
    silentFailure: true,
    changes: [apiKeyQueries.all],
  }),

  revoke: write({
    mutationFn: (id: string) => call(apiKeyRoutes.revoke, { params: { id } }),
    failure: 'The key could not be revoked',
    done: 'Key revoked',
    changes: [apiKeyQueries.all],
  }),
};

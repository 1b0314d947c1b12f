import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiKeyRoutes } from '../../../contract/identity/api-keys.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import { withProof } from '../account/ask-for-proof.tsx';

export type KeyDraft = z.input<typeof apiKeyRoutes.create.body>;

export const apiKeyQueries = {
  all: ['api-keys'] as const,

  list: (after: string | undefined, perPage: number) =>
    listQuery(['api-keys', 'list', after ?? null], apiKeyRoutes.list, {
      query: { per_page: perPage, ...(after ? { cursor: after } : {}) },
    }),

  scopes: readQuery(['api-keys', 'scopes'], apiKeyRoutes.scopes, { staleTime: Number.POSITIVE_INFINITY }),
};

const lookAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: apiKeyQueries.all });

export const apiKeyWrites = {
  create: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: KeyDraft) => withProof(() => call(apiKeyRoutes.create, { body })),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  revoke: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(apiKeyRoutes.revoke, { params: { id } }),
      meta: { failure: 'The key could not be revoked' },
      onSuccess: () => announce('Key revoked'),
      onSettled: () => lookAgain(client),
    }),
};

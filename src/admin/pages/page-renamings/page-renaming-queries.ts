import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageRenamingRoutes } from '../../../contract/pages/page-renamings.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';

/** Polling interval while pages are checked or renamed (ms). */
const POLL = 700;

export const pageRenamingQueries = {
  all: ['page-renamings'] as const,

  list: () => readQuery(['page-renamings', 'list'], pageRenamingRoutes.list),

  one: (id: string) =>
    readQuery(['page-renamings', id], pageRenamingRoutes.read, {
      params: { id },
      refetchInterval: ({ state }) =>
        ['checking', 'renaming'].includes(state.data?.status ?? '') ? POLL : false,
    }),
};

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: pageRenamingQueries.all });

export const pageRenamingWrites = {
  check: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: z.input<typeof pageRenamingRoutes.create.body>) =>
        call(pageRenamingRoutes.create, { body }),
      meta: { failure: 'The addresses could not be checked' },
      onSettled: () => refresh(client),
    }),

  act: (client: QueryClient, what: 'apply' | 'cancel' | 'undo') =>
    mutationOptions({
      mutationFn: (id: string) => call(pageRenamingRoutes[what], { params: { id } }),
      meta: { failure: 'Action failed' },
      onSettled: () => refresh(client),
    }),
};

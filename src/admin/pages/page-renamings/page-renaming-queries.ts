import type { z } from 'zod';
import { pageRenamingRoutes } from '../../../contract/pages/page-renamings.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

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

export const pageRenamingWrites = {
  check: write({
    mutationFn: (body: z.input<typeof pageRenamingRoutes.create.body>) =>
      call(pageRenamingRoutes.create, { body }),
    failure: 'The addresses could not be checked',
    changes: [pageRenamingQueries.all],
  }),

  act: (what: 'apply' | 'cancel' | 'undo') =>
    write({
      mutationFn: (id: string) => call(pageRenamingRoutes[what], { params: { id } }),
      failure: 'Action failed',
      changes: [pageRenamingQueries.all],
    }),
};

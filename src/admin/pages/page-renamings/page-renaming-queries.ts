import type { z } from 'zod';
import { pageRenamingRoutes } from '../../../contract/pages/page-renamings.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';
import { isUnderWay, pageChangeQueries } from '../page-changes/page-change-queries.ts';

/** Polling interval while pages are checked or renamed (ms). */
const POLL = 700;

export const pageRenamingQueries = {
  all: ['page-renamings'] as const,

  one: (id: string) =>
    readQuery(['page-renamings', id], pageRenamingRoutes.read, {
      params: { id },
      refetchInterval: ({ state: { data } }) => data !== undefined && isUnderWay(data) && POLL,
    }),
};

const changes = [pageRenamingQueries.all, pageChangeQueries.all];

export const pageRenamingWrites = {
  check: write({
    mutationFn: (body: z.input<typeof pageRenamingRoutes.create.body>) =>
      call(pageRenamingRoutes.create, { body }),
    failure: 'The addresses could not be checked',
    changes,
  }),

  apply: write({
    mutationFn: (id: string) => call(pageRenamingRoutes.apply, { params: { id } }),
    failure: 'Action failed',
    changes,
  }),
};

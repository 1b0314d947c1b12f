import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageRoutes } from '../../contract/pages.ts';
import { call } from '../api.ts';

type PageFilter = z.input<typeof pageRoutes.list.query>;

/** Everything read about pages. */
export const pageQueries = {
  all: ['pages'] as const,

  list: (filter: PageFilter) =>
    queryOptions({
      queryKey: ['pages', 'list', filter],
      queryFn: ({ signal }) => call(pageRoutes.list, { query: filter, signal }),
      placeholderData: keepPreviousData,
    }),

  counts: () =>
    queryOptions({
      queryKey: ['pages', 'counts'],
      queryFn: ({ signal }) => call(pageRoutes.counts, { signal }),
    }),
};

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { keywordUsageRoutes } from '../../../contract/pages/keyword-usage.ts';
import { call } from '../../platform/api.ts';

type UsageFilter = z.input<typeof keywordUsageRoutes.list.query>;

/** Everything read about where keywords were used. */
export const keywordUsageQueries = {
  all: ['keyword-usage'] as const,

  list: (filter: UsageFilter) =>
    queryOptions({
      queryKey: ['keyword-usage', 'list', filter],
      queryFn: ({ signal }) => call(keywordUsageRoutes.list, { query: filter, signal }),
      placeholderData: keepPreviousData,
    }),

  check: (locations: string, keywords: string) =>
    queryOptions({
      queryKey: ['keyword-usage', 'check', locations, keywords],
      queryFn: ({ signal }) => call(keywordUsageRoutes.check, { body: { locations, keywords }, signal }),
      gcTime: 0, // The lists may be long; none is kept for its answer.
    }),
};

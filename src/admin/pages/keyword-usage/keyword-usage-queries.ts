import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { keywordUsageRoutes } from '../../../contract/pages/keyword-usage.ts';
import { call } from '../../platform/api.ts';
import { listQuery } from '../../platform/read-query.ts';

type UsageFilter = z.input<typeof keywordUsageRoutes.list.query>;

export const keywordUsageQueries = {
  all: ['keyword-usage'] as const,

  list: (filter: UsageFilter) =>
    listQuery(['keyword-usage', 'list', filter], keywordUsageRoutes.list, { query: filter }),

  check: (locations: string, keywords: string) =>
    queryOptions({
      queryKey: ['keyword-usage', 'check', locations, keywords],
      queryFn: ({ signal }) => call(keywordUsageRoutes.check, { body: { locations, keywords }, signal }),
      gcTime: 0, // The lists may be long; none is kept for its answer.
    }),
};

import type { z } from 'zod';
import { keywordUsageRoutes } from '../../../contract/pages/keyword-usage.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

type UsageFilter = z.input<typeof keywordUsageRoutes.list.query>;

export const keywordUsageQueries = {
  all: ['keyword-usage'] as const,

  list: (filter: UsageFilter) =>
    listQuery(['keyword-usage', 'list', filter], keywordUsageRoutes.list, { query: filter }),

  check: (locations: string, keywords: string) =>
    readQuery(['keyword-usage', 'check', locations, keywords], keywordUsageRoutes.check, {
      body: { locations, keywords },
      gcTime: 0, // The lists may be long, so their answers are not cached.
    }),
};

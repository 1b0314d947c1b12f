import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { activityRoutes } from '../../../contract/platform/activity.ts';
import { call } from '../api.ts';

/** What was done: the filter's part of it, newest first. Others go on working, so it is never old for long. */
export const activityList = (filter: z.input<typeof activityRoutes.list.query>) =>
  queryOptions({
    queryKey: ['activity', 'list', filter],
    queryFn: ({ signal }) => call(activityRoutes.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

import type { z } from 'zod';
import { activityRoutes } from '../../../contract/platform/activity.ts';
import { listQuery } from '../read-query.ts';

/** What was done: the filter's part of it, newest first. Others go on working, so it is never old for long. */
export const activityList = (filter: z.input<typeof activityRoutes.list.query>) =>
  listQuery(['activity', 'list', filter], activityRoutes.list, { query: filter, staleTime: 0 });

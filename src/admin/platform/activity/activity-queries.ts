import type { z } from 'zod';
import { activityRoutes } from '../../../contract/platform/activity.ts';
import { listQuery } from '../read-query.ts';

/** Activity of the filter, newest first. Others keep working, so it soon becomes stale. */
export const activityList = (filter: z.input<typeof activityRoutes.list.query>) =>
  listQuery(['activity', 'list', filter], activityRoutes.list, { query: filter, staleTime: 0 });

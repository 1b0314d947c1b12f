import type { Hono } from 'hono';
import { activitySummarySchema, activityRoutes as contract } from '../../../contract/platform/activity.ts';
import { isShortSearch } from '../../../engine/index.ts';
import type { Db } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cursorPage } from '../http/cursor.ts';
import { serveRoute } from '../http/serve-route.ts';
import { countActivity, listActivity } from './queries.ts';

const storedSummary = activitySummarySchema.nullable().catch(null);

export function serveActivityRoutes(app: Hono<AppEnv>, db: Db): void {
  serveRoute(app, contract.list, async ({ query }) => {
    const page = await cursorPage(query, {
      list: place => listActivity(db, { ...query, ...place }),
      count: max => countActivity(db, query, max),
      maxCounted: 10_000,
      present: row => ({
        ...row,
        before: storedSummary.parse(row.before),
        after: storedSummary.parse(row.after),
        created_at: row.created_at.toISOString(),
      }),
    });
    return isShortSearch(query.search) ? { ...page, total_is_exact: false } : page;
  });
}

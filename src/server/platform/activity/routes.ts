import type { Hono } from 'hono';
import { z } from 'zod';
import { activitySummarySchema, activityRoutes as contract } from '../../../contract/platform/activity.ts';
import type { Db } from '../db/database.ts';
import { isShortSearch } from '../db/short-search.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { serveRoute } from '../http/serve-route.ts';
import { countActivity, listActivity } from './queries.ts';

const maxCounted = 10_000;
const storedSummary = activitySummarySchema.nullable().catch(null);

export function activityRoutes(app: Hono<AppEnv>, db: Db): void {
  serveRoute(app, contract.list, async ({ query }) => {
    const after = readCursor(query.cursor, z.uuid());
    const rows = await listActivity(db, { ...query, after, limit: query.per_page + 1 });
    const items = rows.slice(0, query.per_page);
    const last = items.at(-1);
    // If all rows fit on the first page, no count is needed.
    const isWhole = !after && rows.length <= query.per_page;
    const total = isWhole ? rows.length : await countActivity(db, query, maxCounted + 1);
    return {
      items: items.map(row => ({
        ...row,
        before: storedSummary.parse(row.before),
        after: storedSummary.parse(row.after),
        created_at: row.created_at.toISOString(),
      })),
      next_cursor: rows.length > items.length && last ? writeCursor(last.id) : null,
      total: Math.min(total, maxCounted),
      total_is_exact: total <= maxCounted && !isShortSearch(query.search),
    };
  });
}

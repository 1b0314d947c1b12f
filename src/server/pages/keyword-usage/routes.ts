import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import { parseKeywordsInSteps, parseLocationsInSteps } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { keyedPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { runYielding } from '../../platform/yielding.ts';
import { countKeywords, findRepeatedUses, listUsage } from './queries.ts';

const maxCounted = 10_000;
const maxChecked = 1_000;
const maxShown = 20;

export function serveKeywordUsageRoutes(app: Hono<AppEnv>, db: Db): void {
  const usage = routes['keyword-usage'];

  serveRoute(app, usage.list, async ({ query }) => {
    const search = query.search?.trim();
    return keyedPage(query, {
      list: place => listUsage(db, { search, ...place }),
      keyOf: row => row.key,
      count: max => countKeywords(db, search, max),
      maxCounted,
      present: row => row.usage,
    });
  });

  serveRoute(app, usage.check, async ({ body }) => {
    const keywords = (await runYielding(parseKeywordsInSteps(body.keywords))).keywords.slice(0, maxChecked);
    const { locations } = await runYielding(parseLocationsInSteps(body.locations));
    const uses =
      keywords.length > 0 && locations.length > 0 ? await findRepeatedUses(db, keywords, locations) : [];
    return {
      items: uses.slice(0, maxShown),
      repeated_keywords: new Set(uses.map(use => use.keyword.toLowerCase())).size,
      checked_keywords: keywords.length,
    };
  });
}

import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { viewRoutes as contract } from '../../../contract/pages/views.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { callsPath } from './calls-path.ts';
import { isPerson } from './is-view.ts';
import { readViews } from './read-views.ts';
import type { ViewCounter } from './view-counter.ts';

export function serveViewRoutes(app: Hono<AppEnv>, db: Db, queue: JobQueue): void {
  serveRoute(app, contract.read, ({ query }) => readViews(db, queue, Number(query.days)));
}

const pagePath = /^\/[a-z0-9/-]{0,250}$/;

/**
 * Counts clicks on call buttons. Firefox sends no pings and users may turn them off, so this is a lower bound. The
 * answer is always the same, and nothing about the sender is stored.
 */
export function callRoute(app: Hono<AppEnv>, counter: ViewCounter): void {
  const limit = new RateLimiterMemory({ points: 20, duration: 3_600 });
  app.post(callsPath, bodyLimit({ maxSize: 1_024 }), async c => {
    const path = pathFrom(c.req.header('ping-from') ?? c.req.header('referer'), c.req.header('host'));
    if (path && isPerson(c.req.header('user-agent'))) {
      const isWelcome = await limit.consume(c.get('address')).then(
        () => true,
        () => false,
      );
      if (isWelcome) counter.call(path);
    }
    return c.body(null, 204);
  });
}

/** The path of a page of ours, of those a visitor could have been on. */
function pathFrom(page: string | undefined, host: string | undefined): string | null {
  if (page === undefined || !URL.canParse(page)) return null;
  const url = new URL(page);
  return url.host === host && pagePath.test(url.pathname) ? url.pathname : null;
}

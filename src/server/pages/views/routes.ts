import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { viewRoutes as contract, rankingSchema, type Views } from '../../../contract/pages/views.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { callsPath } from './calls-path.ts';
import { isPerson } from './is-view.ts';
import { countedSince, findRanking, hasViewedPages, listDays } from './queries.ts';
import { rankViewsJob } from './rank-views.job.ts';
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

/** A ranking older than this (ms) is computed again when it is read. */
const fresh = 5 * 60 * 1_000;

/**
 * The views on the dashboard. Reading them queues a renewal of an old ranking, without waiting for it. An empty ranking
 * beside viewed pages is from before their first view: it is not shown.
 */
async function readViews(db: Db, queue: JobQueue, period: number): Promise<Views> {
  const [days, since, stored] = await Promise.all([
    listDays(db, 2 * period),
    countedSince(db),
    findRanking(db, period),
  ]);
  const known = rankingSchema.safeParse(stored?.ranking).data ?? null;
  const isEarly = known?.best_pages.length === 0 && (await hasViewedPages(db, period));
  if (!stored || isEarly || Date.now() - stored.made_at.getTime() > fresh)
    await queue.sendNow(rankViewsJob, {});
  const before = { views: 0, calls: 0, leads: 0 };
  for (const day of days.slice(0, period)) {
    before.views += day.views;
    before.calls += day.calls;
    before.leads += day.leads;
  }
  const ranking = isEarly ? null : known;
  return {
    counted_since: since,
    days: days.slice(period),
    before,
    ranking,
    ranked_at: (ranking && stored?.made_at.toISOString()) ?? null,
  };
}

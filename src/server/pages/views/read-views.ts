import { rankingSchema, type Views } from '../../../contract/pages/views.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { countedSince, findRanking, hasViewedPages, listDays } from './queries.ts';
import { rankViewsJob } from './rank-views.job.ts';

/** A ranking older than this (ms) is computed again when it is read. */
const fresh = 5 * 60 * 1_000;

/**
 * The views on the dashboard. Reading them queues a renewal of an old ranking, without waiting for it. An empty ranking
 * beside viewed pages is from before their first view: it is not shown.
 */
export async function readViews(db: Db, queue: JobQueue, period: number): Promise<Views> {
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

import type { Db } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import {
  countedSince,
  findPagesWithoutViews,
  pagesWithoutViewsFoundAt,
  rankViews,
  writePagesWithoutViews,
  writeRanking,
} from './queries.ts';

export const rankViewsJob = 'rank-views';

/** The periods on the dashboard. */
export const rankedPeriods = [30, 90] as const;
/** Fewer views say nothing about a page. */
export const unviewedDays = 90;

/** Works out best and worst pages, towns and keywords: reading a season of counts is no work for a request. */
export function rankViewsOf(db: Db): JobKind {
  return {
    name: rankViewsJob,
    policy: 'short',
    run: async (_payload, { signal }) => {
      await renewPagesWithoutViews(db);
      const pages_without_views = await findPagesWithoutViews(db);
      for (const days of rankedPeriods) {
        signal.throwIfAborted();
        await writeRanking(db, days, { ...(await rankViews(db, days)), pages_without_views });
      }
    },
  };
}

/** A page without views for 90 days is so an hour later, nearly always. In milliseconds. */
const maxAge = 3_600 * 1_000;

async function renewPagesWithoutViews(db: Db): Promise<void> {
  const foundAt = await pagesWithoutViewsFoundAt(db);
  const since = await countedSince(db);
  const isLong = since !== null && Date.now() - Date.parse(since) >= unviewedDays * 24 * 3_600 * 1_000;
  if (foundAt && Date.now() - foundAt.getTime() < maxAge && isLong) return;
  await writePagesWithoutViews(db, isLong ? unviewedDays : null);
}

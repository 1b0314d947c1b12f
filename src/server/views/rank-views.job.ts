import type { Db } from '../db/database.ts';
import type { JobKind } from '../jobs/queue.ts';
import { countedSince, findQuietPages, rankViews, writeRanking } from './queries.ts';

export const rankViewsJob = 'rank-views';

/** The periods people look at. */
export const rankedPeriods = [30, 90] as const;
/** Less than this says nothing about a page nobody looked at. */
export const quietDays = 90;

/** Works out best and worst pages, towns and keywords: reading a season of counts is no work for a request. */
export function rankViewsOf(db: Db): JobKind {
  return {
    name: rankViewsJob,
    concurrency: 1,
    policy: 'short',
    run: async (_payload, { signal }) => {
      const since = await countedSince(db);
      const isLong = since !== null && Date.now() - Date.parse(since) >= quietDays * 24 * 3_600 * 1_000;
      const quiet_pages = isLong ? await findQuietPages(db, quietDays) : null;
      for (const days of rankedPeriods) {
        signal.throwIfAborted();
        await writeRanking(db, days, { ...(await rankViews(db, days)), quiet_pages });
      }
    },
  };
}

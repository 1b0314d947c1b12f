import type { Database } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { rebuildSearchIndexes } from './rebuild-search-indexes.ts';
import { isAtWork } from './search-index-queries.ts';

export const rebuildSearchIndexesJobName = 'rebuild-search-indexes';

const aMinute = 60 * 1_000;

/** Rebuilds bloated search indexes when the server is idle, and schedules the next check. */
export function rebuildSearchIndexesJob(database: Database): JobKind {
  return {
    name: rebuildSearchIndexesJobName,
    concurrency: 1,
    policy: 'short',
    run: async (_payload, attempt) => {
      const isBusy = await isAtWork(database.kysely, rebuildSearchIndexesJobName);
      if (!isBusy) await rebuildSearchIndexes(database, { signal: attempt.signal });
      const rest = isBusy ? aMinute : 10 * aMinute;
      await database.kysely.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + rest)));
    },
  };
}

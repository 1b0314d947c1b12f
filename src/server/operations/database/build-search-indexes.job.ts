import type { Database } from '../../platform/db/database.ts';
import { isTransient } from '../../platform/db/is-transient.ts';
import { lockedRun } from '../../platform/jobs/locked-run.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { buildIndex, listUnbuilt } from './search-index-queries.ts';

/** Builds the search indexes that an upgrade left out because their tables were large. Searches are slow until then, not wrong. */
export const buildSearchIndexesJob = (database: Database): JobKind => ({
  name: 'build-search-indexes',
  policy: 'short',
  run: (_payload, attempt) =>
    lockedRun(
      database,
      attempt,
      // Nobody waits for it: the queue logs what fails, and the next start tries again.
      {
        lock: 'build search indexes',
        isRetryable: isTransient,
        fail: async (_reason, error) => Promise.reject(error),
      },
      async client => {
        for (const index of await listUnbuilt(database.kysely)) {
          attempt.signal.throwIfAborted();
          await buildIndex(client, index);
        }
      },
    ),
  unfinished: async () => ((await listUnbuilt(database.kysely)).length > 0 ? [{}] : []),
});

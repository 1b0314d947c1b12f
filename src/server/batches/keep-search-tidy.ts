import type { Pool } from 'pg';
import { mergeSearchList } from './job-batch.ts';

/**
 * New rows of the search index first lie in a list that is merged in when it is long. Left alone, the connection that
 * writes pages does the merging and waits for it; here a second connection merges while the first goes on writing.
 */
export function keepSearchTidy(pool: Pool): { tidy(): void; finish(): Promise<void> } {
  let running: Promise<void> | null = null;
  // Tidying only makes searches quicker: when it fails the database will do it by itself, and the pages are unharmed.
  const merge = () =>
    mergeSearchList(pool).then(
      () => undefined,
      () => undefined,
    );
  return {
    tidy: () => {
      running ??= merge().finally(() => {
        running = null;
      });
    },
    finish: async () => {
      await running;
      await merge();
    },
  };
}

import type { Pool } from 'pg';
import type { Maintenance } from '../../platform/jobs/chunked-run.ts';
import { analyzePages } from './maintenance-queries.ts';

/** Updates the planner's statistics during work that writes many pages, on its own connection. */
export interface PageStatistics {
  /** Called after the commit of a chunk with the number of its pages. */
  afterChunk(written: number): void;
  finish(): Promise<void>;
}

/** Fewer new pages don't change the statistics. */
const minNewPages = 10_000;

/** Autovacuum may update the statistics only after a million pages, and until then the planner reads whole tables for a chunk. */
export function startPageStatistics(pool: Pool): PageStatistics {
  let running: Promise<void> | null = null;
  let pages = 0;
  let seenPages = 0;
  const isDue = (isLast: boolean) => pages >= minNewPages + (isLast ? seenPages : seenPages * 4);
  // A failure harms nothing: autovacuum does the same later.
  const update = () => {
    seenPages = pages;
    return analyzePages(pool).catch(() => undefined);
  };
  return {
    afterChunk: written => {
      pages += written;
      if (running || !isDue(false)) return;
      running = update().finally(() => {
        running = null;
      });
    },
    finish: async () => {
      await running;
      if (isDue(true)) await update();
    },
  };
}

/** Page statistics for a job whose chunks have this many pages. */
export function pageStatistics(pool: Pool, chunkSize: number): Maintenance {
  const statistics = startPageStatistics(pool);
  return { afterChunk: () => statistics.afterChunk(chunkSize), finish: () => statistics.finish() };
}

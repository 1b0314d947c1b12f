import type { Pool } from 'pg';
import type { Chunks } from '../../platform/jobs/chunked-run.ts';
import { lookAtPages, mergeSearchList } from './maintenance-queries.ts';

/** Maintenance during work that writes many pages, on its own connection. */
export interface PageIndexMaintenance {
  /** Called after the commit of a chunk with the number of its pages. */
  afterChunk(written: number): void;
  finish(): Promise<void>;
}

/** Fewer new pages don't change the statistics. */
const minNewPages = 10_000;

/**
 * Merges the search index and updates the planner statistics while many pages are written.
 *
 * New entries of the search index wait in a pending list. Without this, the writing connection merges the list and waits.
 * Autovacuum may update the statistics only after a million pages, and until then the planner reads whole tables for a chunk.
 */
export function startPageIndexMaintenance(pool: Pool): PageIndexMaintenance {
  let running: Promise<void> | null = null;
  let pages = 0;
  let seenPages = 0;
  const see = async (isLast: boolean) => {
    await mergeSearchList(pool);
    const isNews = pages >= (isLast ? seenPages + minNewPages : seenPages * 4 + minNewPages);
    if (!isNews) return;
    seenPages = pages;
    await lookAtPages(pool);
  };
  // A failure harms nothing: autovacuum does the same later.
  const seen = (isLast: boolean) => see(isLast).catch(() => undefined);
  return {
    afterChunk: written => {
      pages += written;
      running ??= seen(false).finally(() => {
        running = null;
      });
    },
    finish: async () => {
      await running;
      await seen(true);
    },
  };
}

/** Begins a transaction that writes many pages. Its connection merges into the search index only when much has gathered. */
export const beginPageWrites = `begin; set local gin_pending_list_limit = '64MB'`;

/** The same for a job whose chunks have this many pages. */
export function pageMaintenance(
  pool: Pool,
  chunkSize: number,
): Pick<Chunks<unknown>, 'begin' | 'maintenance'> {
  const pages = startPageIndexMaintenance(pool);
  let chunks = 0;
  return {
    begin: beginPageWrites,
    maintenance: {
      afterChunk: () => {
        chunks += 1;
        pages.afterChunk(chunkSize);
      },
      // The database merges a few rows by itself, so nobody has to wait.
      finish: async () => {
        if (chunks > 1) await pages.finish();
      },
    },
  };
}

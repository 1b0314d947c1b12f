import type { Pool } from 'pg';
import type { Chunks } from '../../platform/jobs/chunked-run.ts';
import { lookAtPages, mergeSearchList } from './maintenance-queries.ts';

/** Goes along with work that writes many pages, part by part, on a connection of its own. */
export interface PagesTidy {
  /** A part was committed, of so many pages. */
  tidy(written: number): void;
  finish(): Promise<void>;
}

/** Fewer new pages are no news to the database. */
const worthALook = 10_000;

/**
 * Keeps what the database has beside the pages fit for use while many are written.
 *
 * New rows of the search index first lie in a list that is merged in when it is long: left alone, the connection that writes
 * pages does the merging and waits for it. And the database chooses its ways by what it knows of the pages; left alone it may
 * learn of a million new ones only once it has cleared up after them, and until then reads all of them for each five thousand.
 */
export function startPageIndexMaintenance(pool: Pool): PagesTidy {
  let running: Promise<void> | null = null;
  let pages = 0;
  let seenPages = 0;
  const see = async (isLast: boolean) => {
    await mergeSearchList(pool);
    const isNews = pages >= (isLast ? seenPages + worthALook : seenPages * 4 + worthALook);
    if (!isNews) return;
    seenPages = pages;
    await lookAtPages(pool);
  };
  // All of this only makes questions quicker: when it fails the database will do it by itself, and the pages are unharmed.
  const seen = (isLast: boolean) => see(isLast).catch(() => undefined);
  return {
    tidy: written => {
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
        pages.tidy(chunkSize);
      },
      // The database merges a few rows by itself, so nobody has to wait.
      finish: async () => {
        if (chunks > 1) await pages.finish();
      },
    },
  };
}

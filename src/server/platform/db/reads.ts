import type { Logger } from 'pino';
import type { Database, QueryPool, ReadDatabase } from './database.ts';
import { isLost } from './is-transient.ts';
import { kyselyOn } from './kysely-on.ts';
import { Standbys } from './standbys.ts';

/** Where the reads of public pages go: to hot standbys if there are any, otherwise to the database itself. */
export interface SiteReads extends ReadDatabase {
  /** For reads whose results are kept beyond a change: the database itself or, while it is away, a standby. */
  readonly newest: ReadDatabase;
}

export interface Reads extends SiteReads {
  readonly standbys: Standbys | null;
  /** Called once the primary is back, if pages rendered since may lack a change. */
  whenOutdated(listener: () => void): void;
  close(): Promise<void>;
}

interface ReadParts {
  readonly database: Database;
  readonly log: Logger;
  /** Receives every change that this process knows of. */
  readonly cache: { whenDropping(listener: () => void): void };
}

export function openReads(urls: readonly string[], { database, log, cache }: ReadParts): Reads {
  const { kysely } = database;
  const pool = readsOf(database);
  if (urls.length === 0)
    return { kysely, pool, standbys: null, newest: { kysely, pool }, ...nothingToFollow };
  let onOutdated = (): void => undefined;
  const standbys = new Standbys(urls, { primary: pool, log, onOutdated: () => onOutdated() });
  cache.whenDropping(() => standbys.changed());
  standbys.start();
  const newest: QueryPool = { query: standbys.queryPrimaryFirst.bind(standbys) };
  return {
    kysely: kyselyOn(standbys),
    pool: standbys,
    standbys,
    newest: { kysely: kyselyOn(newest), pool: newest },
    whenOutdated: listener => {
      onOutdated = listener;
    },
    close: () => standbys.close(),
  };
}

const nothingToFollow = { whenOutdated: () => undefined, close: async () => undefined };

/**
 * Through a pooler: unnamed statements, because a named one is bound to one session. The pooler notices a new primary
 * later than the program does, so queries it can't answer bypass it.
 */
function readsOf({ pool, sessions }: Database): QueryPool {
  if (pool === sessions) return pool;
  return {
    query: async query => {
      const unnamed = { ...query, name: undefined };
      try {
        return await pool.query(unnamed);
      } catch (error) {
        if (!isLost(error)) throw error;
        return sessions.query(unnamed);
      }
    },
  };
}

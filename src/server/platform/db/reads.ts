import type { Logger } from 'pino';
import type { Database, ReadDatabase } from './database.ts';
import { kyselyOn } from './kysely-on.ts';
import { Standbys } from './standbys.ts';

/** Where the reads of public pages go: to hot standbys if there are any, otherwise to the database itself. */
export interface Reads extends ReadDatabase {
  readonly standbys: Standbys | null;
  close(): Promise<void>;
}

interface ReadParts {
  readonly database: Database;
  readonly log: Logger;
  /** Tells of every change that this process hears of. */
  readonly cache: { whenDropping(listener: () => void): void };
}

export function openReads(urls: readonly string[], { database, log, cache }: ReadParts): Reads {
  const { kysely, pool } = database;
  if (urls.length === 0) return { kysely, pool, standbys: null, close: async () => undefined };
  const standbys = new Standbys(urls, { primary: pool, log });
  cache.whenDropping(() => standbys.changed());
  standbys.start();
  return { kysely: kyselyOn(standbys), pool: standbys, standbys, close: () => standbys.close() };
}

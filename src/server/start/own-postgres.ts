import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { keepPrivate } from '../platform/private-files.ts';

/** Makes DATA_DIR private and starts the embedded PostgreSQL in it. Null if DATABASE_URL names another one. */
export async function startOwnPostgres(
  { dataDir, databaseUrl }: Config,
  log: Logger,
): Promise<EmbeddedPostgres | null> {
  await keepPrivate(dataDir);
  if (databaseUrl) return null;
  const tell = (text: string, error?: unknown) => log.error({ err: error }, text);
  return startEmbeddedPostgres(dataDir, {}, { tell });
}

import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { ensureDatabase } from '../platform/db/ensure-database.ts';
import { postgresMemory } from '../platform/memory/memory-shares.ts';
import { keepPrivate } from '../platform/private-files.ts';

/** Makes DATA_DIR private and starts the embedded PostgreSQL with our database in it. Null if DATABASE_URL names another one. */
export async function startOwnPostgres(
  { dataDir, databaseUrl, memory }: Config,
  log: Logger,
  whileStarting: () => void = () => undefined,
): Promise<EmbeddedPostgres | null> {
  await keepPrivate(dataDir);
  if (databaseUrl) return null;
  const tell = (text: string, error?: unknown) => log.error({ err: error }, text);
  const embedded = await startEmbeddedPostgres(dataDir, postgresMemory(memory), { tell, whileStarting });
  try {
    await ensureDatabase(embedded.url('pagehaul'));
    return embedded;
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

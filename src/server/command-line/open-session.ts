import { loadPacks } from '../business/packs/load-packs.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { type Database, type Db, openDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { ensureDatabase } from '../platform/db/ensure-database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { watchDisk } from '../platform/jobs/disk-reserve.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { createLog } from '../platform/log.ts';
import { shareMemory } from '../platform/memory/cache-bounds.ts';
import { postgresMemory } from '../platform/memory/memory-shares.ts';
import { CommandFailure, exitCodes } from './exit-codes.ts';
import { watchInterruption } from './interruption.ts';
import { terminal } from './terminal.ts';

/** The context of commands: the same database as the server, which may run at the same time. */
export interface Session {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  /** The job queue, started on first use. This process runs its jobs, so no server is needed. */
  readonly queue: () => Promise<JobQueue>;
  /** Aborted at the first Ctrl-C. */
  readonly interrupted: AbortSignal;
}

/**
 * Opens the database (starts or joins the embedded one), does the work and closes it.
 * `whileStarting` runs until the embedded database answers.
 */
export async function withSession<R>(
  work: (session: Session) => Promise<R>,
  whileStarting: () => void = () => undefined,
): Promise<R> {
  const config = configFromEnvironment();
  shareMemory(config.memory);
  watchDisk(config.databaseUrl === null ? config.dataDir : null);
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres(config.dataDir, postgresMemory(config.memory), { whileStarting });
  let database: Database | null = null;
  const started: JobQueue[] = [];
  const interruption = watchInterruption();
  try {
    const url = config.databaseUrl ?? embedded?.url('pagehaul') ?? '';
    if (embedded) await ensureDatabase(url);
    const opened = openDatabase(url, error => log.warn({ err: error }, 'idle database connection lost'), {
      max: 8,
    });
    database = opened;
    await migrate(opened.kysely);
    await loadPacks(opened.kysely);
    return await work({
      config,
      database: opened,
      db: opened.kysely,
      interrupted: interruption.signal,
      queue: async () => {
        // Loaded lazily: its jobs take longer to load than many commands to run.
        const queue = started[0] ?? (await (await import('./open-queue.ts')).openQueue(opened, log));
        if (started.length === 0) started.push(queue);
        return queue;
      },
    });
  } finally {
    await started[0]?.stop();
    log.level = 'silent'; // Losing the connection while the database stops is expected.
    await database?.close();
    await embedded?.stop();
    interruption.done();
  }
}

/** The settings of the environment, or all of its problems. */
export function configFromEnvironment(): Config {
  const result = readConfig(terminal().env);
  if ('config' in result) return result.config;
  throw new CommandFailure(
    exitCodes.failed,
    [
      'The program can’t start with this environment:',
      ...result.problems.map(problem => `  ${problem}`),
    ].join('\n'),
  );
}

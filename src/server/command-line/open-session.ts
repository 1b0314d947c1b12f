import { type Config, readConfig } from '../platform/config.ts';
import { type Database, type Db, openDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { ensureDatabase } from '../platform/db/ensure-database.ts';
import { migrate } from '../platform/db/migrate.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { createLog } from '../platform/log.ts';
import { CommandFailure, exitCodes } from './exit-codes.ts';
import { watchInterruption } from './interruption.ts';

/** What commands work with: the same database as the server, which may be running beside us. */
export interface Session {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  /** The job queue, started when first asked for. Its jobs are worked off here too, so no server need be running. */
  readonly queue: () => Promise<JobQueue>;
  /** Aborted at the first Ctrl-C. */
  readonly interrupted: AbortSignal;
}

/**
 * Opens the database (the embedded one is started, or joined when it runs), does the work and closes it again. `whileStarting`:
 * what may be done until the embedded one answers.
 */
export async function withSession<R>(
  work: (session: Session) => Promise<R>,
  whileStarting: () => void = () => undefined,
): Promise<R> {
  const config = configFromEnvironment();
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres(config.dataDir, {}, { whileStarting });
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
    return await work({
      config,
      database: opened,
      db: opened.kysely,
      interrupted: interruption.signal,
      queue: async () => {
        // Most commands need none: what its jobs are made of takes longer to read than many a command to run.
        const queue = started[0] ?? (await (await import('./open-queue.ts')).openQueue(opened, log));
        if (started.length === 0) started.push(queue);
        return queue;
      },
    });
  } finally {
    await started[0]?.stop();
    log.level = 'silent'; // A connection that ends a moment after its database is no news.
    await database?.close();
    await embedded?.stop();
    interruption.done();
  }
}

function configFromEnvironment(): Config {
  const result = readConfig(process.env);
  if ('config' in result) return result.config;
  throw new CommandFailure(
    exitCodes.failed,
    [
      'The program can’t start with this environment:',
      ...result.problems.map(problem => `  ${problem}`),
    ].join('\n'),
  );
}

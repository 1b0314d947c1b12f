import { type Config, readConfig } from '../platform/config.ts';
import { stackWithCauses } from '../platform/describe-error.ts';
import { AppError } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';
import { listenForStop } from './stop-signals.ts';

// A closed output pipe must not stop the program.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/** Starts the program and serves until it is stopped. Exits 1 with a message if it can't start. */
async function main(): Promise<void> {
  const result = readConfig(process.env);
  if ('problems' in result) {
    process.stderr.write(
      `The program can't start with this environment:\n${result.problems.map(problem => `  ${problem}\n`).join('')}`,
    );
    process.exitCode = 1;
    return;
  }
  const { config } = result;
  const start = readStartOptions(process.argv.slice(2));
  const problem = 'problem' in start ? start.problem : alonePart(start.options, config);
  if ('problem' in start || problem) {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
    return;
  }
  const log = createLog(config.logLevel);
  if (config.passwordHashCost === 'test')
    log.warn('PASSWORD_HASH_COST=test: password hashes are cheap and weak. Use this program for tests only.');
  const signals = listenForStop();
  // Loading the rest of the program takes this thread longer than PostgreSQL needs to start, so that is started first.
  const underWay = Promise.withResolvers<void>();
  const postgres = startOwnPostgres(config, log, underWay.resolve);
  await Promise.race([underWay.promise, Promise.allSettled([postgres]), signals.asked]);
  const { serve } = await import('./serve.ts');
  await serve({ config, log, signals, postgres, options: start.options });
}

/** The embedded database ends with its process, so multiple processes need an external one. */
function alonePart({ serves, works }: StartOptions, { databaseUrl }: Config): string | null {
  if ((serves && works) || databaseUrl) return null;
  return 'A web or worker process of its own needs a PostgreSQL of its own: set DATABASE_URL.';
}

main().then(
  () => process.exit(process.exitCode ?? 0),
  (error: unknown) => {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  },
);

function startFailure(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The port is taken by another program. Stop that one, or choose another port: PORT=3001 npm start`;
  }
  if (error instanceof AppError) return `The program could not start: ${error.message}`;
  return `The program could not start: ${stackWithCauses(error)}`;
}

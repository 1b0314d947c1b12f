import { createFirstAdmin, type FirstAdmin } from './auth/create-first-admin.ts';
import { readConfig } from './config.ts';
import { holdLock } from './db/hold-lock.ts';
import { loadDemo } from './demo/load-demo.ts';
import { startServer } from './http/start-server.ts';
import { createLog } from './log.ts';
import { startProgram } from './program.ts';
import { readSiteAssets } from './site/site-assets.ts';

/** Five a second: as long as another program may take for its first start. */
const firstStartTries = 300;

/** Starts the program and serves until it is asked to stop. Exits 1 with a sentence when it can't start. */
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
  const log = createLog(config.logLevel);
  const program = await startProgram(config, log);
  try {
    // Programs that start together on an empty database: one makes what it begins with, the others wait.
    await holdLock(
      program.database.pool,
      'first start',
      async () => {
        const admin = await createFirstAdmin(program.database.kysely, program.accounts, config.admin);
        if (admin) announceAdmin(admin);
        if (config.demo) await loadDemo(program);
      },
      firstStartTries,
    );
    const server = await startServer(program, await readSiteAssets());
    process.stdout.write(`ready http://${config.host}:${server.port}\n`);
    await new Promise<void>(resolve => {
      process.once('SIGTERM', () => resolve());
      process.once('SIGINT', () => resolve());
    });
    await server.close();
  } finally {
    await program.stop();
  }
}

function announceAdmin({ email, madeUpPassword }: FirstAdmin): void {
  const password = madeUpPassword ? `, password ${madeUpPassword} (shown only this once)` : '';
  process.stdout.write(`The first admin account is ${email}${password}\n`);
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
  return `The program could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

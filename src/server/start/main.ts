import { createFirstAdmin, type FirstAdmin } from '../identity/auth/create-first-admin.ts';
import { readSiteState } from '../operations/setup/setup-marks.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { holdLock } from '../platform/db/hold-lock.ts';
import { keepSetting } from '../platform/db/settings.ts';
import { stackWithCauses } from '../platform/describe-error.ts';
import { AppError } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { emptySiteMark } from '../platform/settings/empty-site.ts';
import { readSiteAssets } from '../website/serving/site-assets.ts';
import { addPackContents } from './add-pack-contents.ts';
import { loadDemo } from './demo/load-demo.ts';
import { type Program, startProgram } from './program.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';
import { startServer, startWorkerServer } from './start-server.ts';
import { startWorkerProcess } from './start-worker-process.ts';
import { listenForStop } from './stop-signals.ts';

/** Five a second: as long as another program may take for its first start. */
const firstStartTries = 300;

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
  const { serves, works, drain } = start.options;
  const log = createLog(config.logLevel);
  if (config.passwordHashCost === 'test')
    log.warn('PASSWORD_HASH_COST=test: password hashes are cheap and weak. Use this program for tests only.');
  const signals = listenForStop();
  let isStarted = false;
  void signals.urged.then(() => isStarted || process.exit(1));
  // Jobs never take the thread that answers visitors. Where this process does both, a second one runs the jobs.
  const worker = serves && works ? startWorkerProcess(log) : null;
  const program = await startProgram(config, log, { works: works && !worker });
  isStarted = true;
  try {
    // All processes must share DATA_DIR. The key of secrets shows whether they do.
    if (!serves || !works) await program.accountContext.box.check();
    if (worker) {
      worker.run(program.database.url);
      program.metrics.watchWorker(worker);
    }
    if (serves) await makeBeginnings(program);
    const server = serves
      ? await startServer(program, await readSiteAssets(), undefined, () => worker?.forwardAddress() ?? null)
      : await startWorkerServer(program);
    process.stdout.write(`ready http://${config.host}:${server.port}\n`);
    const signal = await signals.asked;
    // Somebody at the keyboard doesn't wait for proxies.
    const closed = server.close(signal === 'SIGTERM' ? drain * 1_000 : 0);
    await Promise.race([Promise.all([closed, worker?.stop()]), signals.urged]);
  } finally {
    worker?.kill();
    await program.stop();
  }
}

/** If several processes start on an empty database, one initializes it and the others wait. */
async function makeBeginnings(program: Program): Promise<void> {
  const { admin, demo } = program.config;
  await holdLock(
    program.database.pool,
    'first start',
    async () => {
      const first = await createFirstAdmin(program.accountContext, admin);
      if (first) announceAdmin(first);
      await addPackContents(program.database.kysely);
      if (demo) await loadDemo(program);
      else await markEmpty(program);
    },
    firstStartTries,
  );
}

/** Without the demo, an empty database has no business to show until somebody sets one up. */
async function markEmpty({ database, settings }: Program): Promise<void> {
  if ((await readSiteState(database.kysely)) !== 'empty') return;
  await keepSetting(database.kysely, emptySiteMark, 'yes');
  await settings.load();
}

/** The embedded database ends with its process, so multiple processes need an external one. */
function alonePart({ serves, works }: StartOptions, { databaseUrl }: Config): string | null {
  if ((serves && works) || databaseUrl) return null;
  return 'A web or worker process of its own needs a PostgreSQL of its own: set DATABASE_URL.';
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
  if (error instanceof AppError) return `The program could not start: ${error.message}`;
  return `The program could not start: ${stackWithCauses(error)}`;
}

import type { Logger } from 'pino';
import { createFirstAdmin, type FirstAdmin } from '../identity/auth/create-first-admin.ts';
import { readSiteState } from '../operations/setup/setup-marks.ts';
import type { Config } from '../platform/config.ts';
import type { EmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { holdLock } from '../platform/db/hold-lock.ts';
import { keepSetting } from '../platform/db/settings.ts';
import { emptySiteMark } from '../platform/settings/empty-site.ts';
import { readSiteAssets } from '../website/context/site-assets.ts';
import { addPackContents } from './add-pack-contents.ts';
import { collectAtRest } from './collect-at-rest.ts';
import { isDemoWanted, loadDemo } from './demo/load-demo.ts';
import { forkedWorker } from './forked-worker.ts';
import { type Program, startProgram } from './program.ts';
import type { StartOptions } from './start-options.ts';
import { startServer, startWorkerServer } from './start-server.ts';
import type { StopSignals } from './stop-signals.ts';
import { WorkerOnDemand } from './worker-on-demand.ts';

/** Five a second: as long as another program may take for its first start. */
const firstStartTries = 300;

export interface Serving {
  readonly config: Config;
  readonly log: Logger;
  readonly signals: StopSignals;
  /** Starting already. */
  readonly postgres: Promise<EmbeddedPostgres | null>;
  readonly options: StartOptions;
}

/** Starts the parts that this process is to do, says that it is ready, and returns once it was stopped. */
export async function serve({ config, log, signals, postgres, options }: Serving): Promise<void> {
  const { serves, works, drain } = options;
  let isStarted = false;
  void signals.urged.then(() => isStarted || process.exit(1));
  // Jobs never take the thread that answers visitors. Where this process does both, a second one runs the jobs.
  const worker = serves && works ? forkedWorker(log, config.memory) : null;
  const onDemand = worker && new WorkerOnDemand(worker);
  // Jobs read what they and others have just written, so from the primary alone.
  const ours = serves ? config : { ...config, databaseReadUrls: [] };
  const elsewhere = works ? null : { wake: () => undefined };
  const program = await startProgram(ours, log, { worker: onDemand ?? elsewhere, postgres });
  isStarted = true;
  try {
    // All processes must share DATA_DIR. The key of secrets shows whether they do.
    if (!serves || !works) await program.accountContext.box.check();
    if (worker) program.metrics.watchWorker(worker);
    const runJobs = () => onDemand?.begin({ databaseUrl: program.database.url, queue: program.queue });
    if (serves) await makeBeginnings(program, runJobs);
    const server = serves
      ? await startServer(program, await readSiteAssets(), undefined, onDemand ?? undefined)
      : await startWorkerServer(program);
    process.stdout.write(`ready http://${config.host}:${server.port}\n`);
    // Visitors first: loading its modules uses a processor for half a second.
    runJobs();
    collectAtRest();
    const signal = await signals.asked;
    // A user at the keyboard doesn't wait for proxies.
    const closed = server.close(signal === 'SIGTERM' ? drain * 1_000 : 0);
    await Promise.race([Promise.all([closed, onDemand?.stop()]), signals.urged]);
  } finally {
    worker?.kill();
    await program.stop();
  }
}

/** If several processes start on an empty database, one initializes it and the others wait. */
async function makeBeginnings(program: Program, runJobs: () => void): Promise<void> {
  const { admin, demo } = program.config;
  await holdLock(
    program.database,
    'first start',
    async () => {
      // The process that runs its jobs loads while this one does the rest.
      if (demo && (await isDemoWanted(program.database.kysely))) runJobs();
      const first = await createFirstAdmin(program.accountContext, admin);
      if (first) announceAdmin(first);
      await addPackContents(program.database.kysely);
      if (demo) await loadDemo(program);
      else await markEmpty(program);
    },
    firstStartTries,
  );
}

/** Without the demo, an empty database has no business to show until setup. */
async function markEmpty({ database, settings }: Program): Promise<void> {
  if ((await readSiteState(database.kysely)) !== 'empty') return;
  await keepSetting(database.kysely, emptySiteMark, 'yes');
  await settings.load();
}

function announceAdmin({ email, madeUpPassword }: FirstAdmin): void {
  const password = madeUpPassword ? `, password ${madeUpPassword} (shown only this once)` : '';
  process.stdout.write(`The first admin account is ${email}${password}\n`);
}

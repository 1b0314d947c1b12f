import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { readConfig } from '../platform/config.ts';
import { stackWithCauses } from '../platform/describe-error.ts';
import { watchDisk } from '../platform/jobs/disk-reserve.ts';
import { createLog } from '../platform/log.ts';
import { readSiteAssets } from '../website/context/site-assets.ts';
import { releaseAtRest } from './collect-at-rest.ts';
import type { WorkerOrder, WorkerReport } from './forked-worker.ts';
import { startProgram } from './program.ts';
import { RecentUse } from './recent-use.ts';
import { startForwardedServer } from './start-server.ts';

// A closed output pipe must not stop the jobs.
process.stderr.on('error', () => undefined);

/** How often it reports, in milliseconds. */
const reportEvery = 5_000;

/*
 * The process that runs background jobs and large requests beside the web process.
 * The web process forks it while there is work, sends it the database, and stops it.
 */
async function main(): Promise<void> {
  // The terminal sends Ctrl-C to both processes; the web process decides.
  process.on('SIGINT', () => undefined);
  // Without the web process nothing can stop this one. Interrupted jobs resume at the next start.
  process.once('disconnect', () => process.exit(1));
  const result = readConfig(process.env);
  if ('problems' in result) throw new Error(result.problems.join(', '));
  const { databaseUrl, secret } = await order('start');
  const { config } = result;
  const log = createLog(config.logLevel);
  // The embedded database, or that of the environment on another disk.
  watchDisk(config.databaseUrl === null ? config.dataDir : null);
  // Jobs read what they and others have just written, so from the primary alone.
  const program = await startProgram({ ...config, databaseUrl, databaseReadUrls: [] }, log);
  const use = new RecentUse();
  const servedUser = (response: ServerResponse) => {
    use.serve(response);
    report();
  };
  const server = await startForwardedServer(program, await readSiteAssets(), secret, servedUser);
  const report = () =>
    tell({
      residentBytes: process.memoryUsage.rss(),
      port: server.port,
      idleFor: Math.min(program.queue.idleFor(), use.idleFor()),
    });
  report();
  setInterval(report, reportEvery).unref();
  releaseAtRest(() => program.queue.idleFor() > 0);
  await Promise.race([order('stop'), once(process, 'SIGTERM')]);
  await server.close();
  await program.stop();
}

async function order<Kind extends WorkerOrder['kind']>(
  kind: Kind,
): Promise<Extract<WorkerOrder, { kind: Kind }>> {
  for (;;) {
    const [message] = (await once(process, 'message')) as [WorkerOrder];
    if (message.kind === kind) return message as Extract<WorkerOrder, { kind: Kind }>;
  }
}

function tell(report: WorkerReport): void {
  // Fails if the web process has died; `disconnect` ends this one.
  process.send?.(report, undefined, undefined, () => undefined);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`The worker process could not run: ${stackWithCauses(error)}\n`);
    process.exit(1);
  },
);

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../src/server/platform/project-root.ts';
import { endWithUs } from '../end-with-us.ts';
import { childrenOf, isWorker, proportionalSize } from '../memory.ts';
import { median } from '../percentiles.ts';
import type { Measurement } from '../report.ts';
import { adminEnvironment, readyLine, startServerProcess } from '../server-process.ts';
import { temporaryFolder } from '../temporary-program.ts';

/**
 * `npm start` to its ready line: in a clone of the last commit, with the packages from npm, and there once more without
 * the first run's build and data; in this checkout with an empty folder, and warm. Then the memory of an idle server.
 */
export async function measureStart(): Promise<Measurement> {
  const folder = temporaryFolder();
  try {
    const clone = join(folder.path, 'clone');
    execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
    const fresh = await startAndStop(join(folder.path, 'fresh'), clone);
    rmSync(join(clone, 'dist'), { recursive: true });
    const ownWork = await startAndStop(join(folder.path, 'again'), clone);
    const data = join(folder.path, 'data');
    const first = await startAndStop(data);
    const warm: number[] = [];
    for (let n = 0; n < 3; n += 1) warm.push(await startAndStop(data));
    return {
      measure: 'start',
      size: null,
      figures: {
        fresh_clone_seconds: fresh,
        own_work_of_it_seconds: ownWork,
        first_start_with_demo_seconds: first,
        warm_seconds: median(warm),
        warm_slowest_seconds: Math.max(...warm),
        at_rest_bytes: await memoryAtRest(data),
      },
    };
  } finally {
    folder.remove();
  }
}

async function startAndStop(data: string, checkout = projectRoot): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: checkout,
    detached: true, // Its own process group, so that the signal reaches npm, the shell and the program.
    env: { ...process.env, ...adminEnvironment, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('exit', endWithUs(-(child.pid ?? 0), 'SIGTERM'));
  try {
    await readyLine(child);
    return (performance.now() - started) / 1000;
  } finally {
    await endGroup(child);
  }
}

/**
 * The memory of all the program's processes, the database's included. At rest the process that runs jobs has ended
 * and garbage was collected.
 */
async function memoryAtRest(folder: string): Promise<number> {
  const server = await startServerProcess(folder);
  try {
    const works = () => childrenOf(server.pid).some(isWorker);
    while (!works()) await pause(100);
    while (works()) await pause(1_000);
    return proportionalSize(server.pid) ?? 0;
  } finally {
    await server.stop();
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

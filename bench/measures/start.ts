import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../../src/server/platform/project-root.ts';
import { endWithUs } from '../end-with-us.ts';
import { median } from '../percentiles.ts';
import type { Measurement } from '../report.ts';
import { readyLine } from '../server-process.ts';
import { temporaryFolder } from '../temporary-program.ts';

/** `npm start` to its ready line: once on an empty folder, then warm. */
export async function measureStart(): Promise<Measurement> {
  const folder = temporaryFolder();
  try {
    const first = await startAndStop(folder.path);
    const warm: number[] = [];
    for (let n = 0; n < 3; n += 1) warm.push(await startAndStop(folder.path));
    return {
      measure: 'start',
      size: null,
      figures: {
        first_start_with_demo_seconds: first,
        warm_seconds: median(warm),
        warm_slowest_seconds: Math.max(...warm),
      },
    };
  } finally {
    folder.remove();
  }
}

async function startAndStop(folder: string): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: projectRoot,
    detached: true, // A group of its own, so that the signal reaches npm, the shell and the program alike.
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', DEMO: '1' },
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

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

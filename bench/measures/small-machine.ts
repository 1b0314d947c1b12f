import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { awaitForecast, backUp, ended, generateBatch, planBatch, type Started } from '../batch-calls.ts';
import { residentPeak } from '../memory.ts';
import { createMemoryGroup, type MemoryGroup } from '../memory-group.ts';
import type { Measurement } from '../report.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { temporaryFolder } from '../temporary-program.ts';
import { workload } from '../workload.ts';
import { pathsOf } from '../wrk.ts';

/** The memory in bytes for the whole program: both its processes and the database. */
const memory = 2 ** 30;
/** The number of connections of a busy crawler. */
const connections = 24;

/**
 * The program on a machine of 1 GiB, as its users have it: a batch is planned, forecast and generated, a crawler reads
 * each page once and then again, and a backup is made and restored. Nothing may be killed, no page may fail.
 */
export async function measureSmallMachine(pages: number): Promise<Measurement> {
  const work = workload(pages);
  const group = createMemoryGroup(memory);
  if (!group)
    return {
      measure: 'small-machine',
      size: work.pages,
      figures: { skipped: 'no control group can be created' },
    };
  const folder = temporaryFolder();
  try {
    const server = await startServerProcess(folder.path, { DEMO: '1' }, [], group);
    try {
      return { measure: 'small-machine', size: work.pages, figures: await useProgram(server, group, pages) };
    } finally {
      await server.stop();
    }
  } finally {
    await group.remove();
    folder.remove();
  }
}

async function useProgram(server: ServerProcess, group: MemoryGroup, pages: number) {
  const figures: Record<string, number | null> = {};
  const timed = async <Result>(name: string, act: () => Promise<Result>) => {
    const started = performance.now();
    const result = await act();
    figures[`${name}, seconds`] = (performance.now() - started) / 1_000;
    return result;
  };
  const batch = await timed('plan', () => planBatch(server, workload(pages)));
  await timed('forecast', () => awaitForecast(server, batch));
  await timed('generate', () => generateBatch(server, batch));
  const paths = await pathsOf(server);
  const failed = await timed('read each page', () => readAll(server.origin, paths));
  const failedAgain = await timed('read each page again', () => readAll(server.origin, paths));
  figures['web process, peak_bytes'] = residentPeak(server.pid);
  await timed('backup', () => backUp(server));
  await timed('restore', () => restoreNewest(server));
  return {
    ...figures,
    'pages that failed': failed + failedAgain,
    killed: group.killed(),
    'all of it with copies of files, peak_bytes': group.peak(),
  };
}

async function restoreNewest(server: ServerProcess): Promise<void> {
  const { items } = await server.call<{ items: { name: string }[] }>('/api/backups');
  const name = items[0]?.name ?? '';
  const { id } = await server.call<Started>(`/api/backups/${name}/restore`, { body: { confirm_name: name } });
  await ended(() => server.call(`/api/backup-runs/${id}`));
}

/** Reads pages over connections that stay open; returns how many failed. */
async function readAll(origin: string, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = paths.values();
  let failed = 0;
  const reading = Array.from({ length: connections }, async () => {
    for (const path of left) if (!(await isWhole(`${origin}${path}`, agent))) failed += 1;
  });
  await Promise.all(reading);
  agent.destroy();
  return failed;
}

function isWhole(address: string, agent: Agent): Promise<boolean> {
  return new Promise(resolve => {
    get(address, { agent }, response => {
      void text(response).then(
        html => resolve(response.statusCode === 200 && html.endsWith('</html>')),
        () => resolve(false),
      );
    }).once('error', () => resolve(false));
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import { awaitForecast, backUp, ended, generateBatch, planBatch, type Started } from '../batch-calls.ts';
import { childrenOf, isWorker, residentSize } from '../memory.ts';
import type { Measurement } from '../report.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { temporaryFolder } from '../temporary-program.ts';
import { startVisitorProbe } from '../visitor-probe.ts';
import { type Workload, workload } from '../workload.ts';

/** A landing page of the demo. No measurement changes it. */
const page = '/junk-removal-boca-raton-fl/';
/** How long the program is watched while nothing runs, and after a start. */
const watched = 10_000;

/**
 * What one visitor waits for a page from memory, 50 times a second, while the program does each kind of its work: the real
 * program, started as by `npm start`, with its own database, and reports the memory of both its processes.
 */
export async function measureVisitors(pages: number): Promise<Measurement> {
  const folder = temporaryFolder();
  const figures: Record<string, number> = {};
  const memory = { web: 0, worker: 0 };
  let size = 0;
  const watch = async (server: ServerProcess, kinds: Record<string, () => Promise<unknown>>) => {
    const probe = await startVisitorProbe(`${server.origin}${page}`);
    const timer = setInterval(() => watchMemory(server, memory), 500);
    try {
      for (const [kind, work] of Object.entries(kinds))
        for (const [name, value] of Object.entries(await probe.during(work)))
          figures[`${kind}, ${name}`] = value;
    } finally {
      clearInterval(timer);
      await probe.stop();
    }
  };
  const first = await startServerProcess(folder.path, { DEMO: '1' });
  try {
    const work = workload(pages);
    size = work.pages;
    await pause(watched);
    await watch(first, { 'nothing runs': () => pause(watched), ...worksOf(first, work) });
  } finally {
    await first.stop();
  }
  const again = await startServerProcess(folder.path, { DEMO: '1' });
  try {
    await watch(again, { 'after a start': () => pause(watched) });
    return {
      measure: 'visitors',
      size,
      figures: { ...figures, 'web process_bytes': memory.web, 'worker process_bytes': memory.worker },
    };
  } finally {
    await again.stop();
    folder.remove();
  }
}

/** All kinds of work, in the order of their dependencies. */
function worksOf(server: ServerProcess, work: Workload) {
  const call: ServerProcess['call'] = (path, options) => server.call(path, options);
  let batch = '';
  let change = '';
  let exported = '';
  let imported = '';
  const bulk = async (action: 'archive' | 'delete') => {
    const filter = { generation_batch_id: batch };
    ({ id: change } = await call<Started>('/api/pages/bulk', { body: { action, filter } }));
    await ended(() => call(`/api/pages/changes/${change}`));
  };
  const undo = async () => {
    const { id } = await call<Started>(`/api/pages/changes/${change}/undo`, { body: {} });
    await ended(() => call(`/api/pages/changes/${id}`));
  };
  return {
    planning: async () => {
      batch = await planBatch(server, work);
    },
    forecast: () => awaitForecast(server, batch),
    generating: () => generateBatch(server, batch),
    'sitemap and search index': () => pause(watched),
    export: async () => {
      ({ id: exported } = await call<Started>('/api/exports', { body: { export_type: 'full_system' } }));
      await ended(() => call(`/api/exports/${exported}`));
    },
    'download and upload of the export': async () => {
      const file = `/api/exports/${exported}/file`;
      ({ id: imported } = await server.reupload<Started>(file, '/api/imports?import_type=full_system'));
    },
    'check of the import': () => ended(() => call(`/api/imports/${imported}`)),
    'archiving pages': () => bulk('archive'),
    'undoing that': undo,
    backup: () => backUp(server),
    'deleting pages': () => bulk('delete'),
  };
}

function watchMemory({ pid }: ServerProcess, max: { web: number; worker: number }): void {
  max.web = Math.max(max.web, residentSize(pid) ?? 0);
  const sizes = childrenOf(pid).map(child => (isWorker(child) ? (residentSize(child) ?? 0) : 0));
  max.worker = Math.max(max.worker, ...sizes);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';
import type { Workload } from './workload.ts';

export interface Started {
  readonly id: string;
}

/** Plans a batch with the newest template over the API, and waits until it is planned; returns its id. */
export async function planBatch(server: ServerProcess, { locations, keywords }: Workload): Promise<string> {
  const { items } = await server.call<{ items: Started[] }>('/api/templates');
  const body = {
    name: 'Bench',
    template_id: items[0]?.id,
    locations,
    keywords,
    url_pattern: 'keyword-in-city-state',
  };
  const { id } = await server.call<Started>('/api/batches', { body });
  await until(async () => (await server.call<{ is_planned: boolean }>(`/api/batches/${id}`)).is_planned);
  return id;
}

/** Waits for the similarity forecast of a planned batch. */
export function awaitForecast(server: ServerProcess, batch: string): Promise<void> {
  return until(async () => {
    const { state } = await server.call<{ state: string }>(`/api/batches/${batch}/likeness`);
    return state !== 'waiting' && state !== 'computing';
  });
}

/** Approves a planned batch, generates its pages, and waits for the last. */
export async function generateBatch(server: ServerProcess, batch: string): Promise<void> {
  const overrule = { reason: 'Only time and memory are measured.' };
  await server.call(`/api/batches/${batch}/approve`, { body: { overrule } });
  await server.call(`/api/batches/${batch}/generate`, { body: {} });
  await ended(() => server.call(`/api/batches/${batch}`));
}

/** Makes a backup. */
export async function backUp(server: ServerProcess): Promise<void> {
  const { id } = await server.call<Started>('/api/backups', { body: {} });
  await ended(() => server.call(`/api/backup-runs/${id}`));
}

/** Polls a job until its status is final. */
export async function ended(read: () => Promise<{ readonly status: string }>): Promise<void> {
  await until(async () => {
    const { status } = await read();
    if (status === 'failed' || status === 'cancelled') throw new Error(`The work stopped: ${status}`);
    return status === 'completed' || status === 'checked';
  });
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await pause(250);
}

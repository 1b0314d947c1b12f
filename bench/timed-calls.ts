import { setTimeout as pause } from 'node:timers/promises';
import { percentiles } from './percentiles.ts';
import { processorMs } from './processor-time.ts';
import type { ServerProcess } from './server-process.ts';
import { postmasterOf } from './temporary-program.ts';

const warming = 3;
/** The processor time, in milliseconds a second, below which a server is idle. */
const minDuration = 60;

export interface TimedServer {
  readonly server: ServerProcess;
  /** The folder of its database. */
  readonly folder: string;
}

/** Waits until the server has finished its work after the start (the sitemap of a large site takes a while). */
export async function waitUntilIdle({ server, folder }: TimedServer): Promise<void> {
  const longest = 180;
  for (let seconds = 0, before = Number.NaN; seconds < longest; seconds += 1) {
    const now = processorMs(server.pid) + processorMs(postmasterOf(folder), true);
    if (now - before < minDuration) return;
    before = now;
    await pause(1_000);
  }
}

/**
 * Makes calls of one kind in sequence and measures how long they take, and the processor time that server and database
 * need for each. The processor time is the same on a busy machine.
 */
export async function timeCalls(
  { server, folder }: TimedServer,
  name: string,
  call: (n: number) => Promise<unknown>,
  calls = 60,
): Promise<Record<string, number>> {
  const postmaster = postmasterOf(folder);
  const processor = () => processorMs(server.pid) + processorMs(postmaster, true);
  for (let n = 0; n < warming; n += 1) await call(n);
  const times: number[] = [];
  const before = processor();
  for (let n = 0; n < calls; n += 1) {
    const started = performance.now();
    await call(n + warming);
    times.push(performance.now() - started);
  }
  const { p50, p95 } = percentiles(times);
  return {
    [`${name}, p50_ms`]: p50,
    [`${name}, p95_ms`]: p95,
    [`${name}, processor_ms`]: (processor() - before) / calls,
  };
}

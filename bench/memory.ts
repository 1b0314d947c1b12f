import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The most memory seen while something ran, in bytes. */
export interface MemoryPeak {
  /** This Node process: everything it holds. */
  readonly node: number;
  /** All processes of the database together; shared memory is counted once. Null without /proc. */
  readonly postgres: number | null;
}

/** Samples memory every 100 ms (the database's every second) until it is stopped. */
export function watchMemory(postmaster: number | null): { stop(): MemoryPeak } {
  let node = 0;
  let postgres: number | null = null;
  const look = () => {
    node = Math.max(node, process.memoryUsage.rss());
  };
  const lookAtPostgres = () => {
    const size = postmaster === null ? null : proportionalSize(postmaster);
    if (size !== null) postgres = Math.max(postgres ?? 0, size);
  };
  const timers = [setInterval(look, 100), setInterval(lookAtPostgres, 1_000)];
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      look();
      lookAtPostgres();
      return { node, postgres };
    },
  };
}

/** True for the process that runs jobs. The other children of a server are PostgreSQL's. */
export function isWorker(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker-process');
  } catch {
    return false; // It has ended.
  }
}

/** Resident memory of one process, in bytes. */
export function residentSize(pid: number): number | null {
  return fieldOf(`/proc/${pid}/status`, 'VmRSS');
}

/** The most resident memory that one process had, in bytes. */
export function residentPeak(pid: number): number | null {
  return fieldOf(`/proc/${pid}/status`, 'VmHWM');
}

/** A process and all it has started, each with its share of what they have in common, in bytes. */
export function proportionalSize(pid: number): number | null {
  const own = fieldOf(`/proc/${pid}/smaps_rollup`, 'Pss');
  if (own === null) return null;
  return childrenOf(pid).reduce((sum, child) => sum + (proportionalSize(child) ?? 0), own);
}

export function childrenOf(pid: number): number[] {
  if (!existsSync(`/proc/${pid}/task`)) return [];
  return readdirSync(`/proc/${pid}/task`).flatMap(task =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function fieldOf(file: string, name: string): number | null {
  try {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'));
    return found?.[1] ? Number(found[1]) * 1024 : null;
  } catch {
    return null; // The process has ended, or this is not Linux.
  }
}

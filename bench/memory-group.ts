import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A control group that bounds the memory of a process and of all that it starts. */
export interface MemoryGroup {
  /** In bytes. */
  readonly limit: number;
  /** The command and arguments that start a program inside the group, so that it finds the limit when it looks. */
  command(program: string, args: readonly string[]): readonly [string, readonly string[]];
  /** Processes that were ended because memory ran out. */
  killed(): number;
  /** The most memory in use at once, in bytes, with the system's copies of files. */
  peak(): number;
  /** Ends what still runs in it: the database of a program that was killed. */
  remove(): Promise<void>;
}

const name = `pagehaul-bench-${process.pid}`;
const root = '/sys/fs/cgroup';

/** A new group; null where the system has none, or lets no one create it. */
export function createMemoryGroup(bytes: number): MemoryGroup | null {
  const isUnified = existsSync(join(root, 'cgroup.controllers'));
  const folder = isUnified ? join(root, name) : join(root, 'memory', name);
  const [limitFile, peakFile, events] = isUnified
    ? (['memory.max', 'memory.peak', 'memory.events'] as const)
    : (['memory.limit_in_bytes', 'memory.max_usage_in_bytes', 'memory.oom_control'] as const);
  const swap = join(folder, 'memory.swap.max');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, limitFile), String(bytes));
    if (existsSync(swap)) writeFileSync(swap, '0');
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return null;
  }
  const pids = () => read('cgroup.procs').split('\n').filter(Boolean).map(Number);
  return {
    limit: bytes,
    command: (program, args) => [
      'sh',
      ['-c', 'echo $$ > "$0" && exec "$@"', join(folder, 'cgroup.procs'), program, ...args],
    ],
    killed: () => Number(/^oom_kill (\d+)$/m.exec(read(events))?.[1] ?? 0),
    peak: () => Number(read(peakFile)),
    remove: async () => {
      for (let left = pids(); left.length > 0; left = pids()) {
        for (const pid of left) kill(pid);
        await pause(100);
      }
      rmdirSync(folder);
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

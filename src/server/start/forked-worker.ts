import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { keepRunning } from '../platform/db/keep-running.ts';
import type { ForwardAddress } from '../platform/http/forward-request.ts';
import { heapLimits } from '../platform/memory/memory-shares.ts';
import { projectRoot } from '../platform/project-root.ts';

/** Messages from the web process to the worker process. */
export type WorkerOrder =
  | { readonly kind: 'start'; readonly databaseUrl: string; readonly secret: string }
  | { readonly kind: 'stop' };

/** Messages from the worker process to the web process, every few seconds. */
export interface WorkerReport {
  readonly residentBytes: number;
  /** Address for forwarded requests. */
  readonly port: number;
  /** For how many milliseconds it has run no job and served no user. */
  readonly idleFor: number;
}

export interface WorkerProcess {
  /** Starts it, unless it runs. It is restarted after a crash. */
  run(databaseUrl: string): void;
  readonly isRunning: boolean;
  /** For how many milliseconds it has run no job and served no user: 0 until it says so. */
  idleFor(): number;
  /** The worker's resident memory, in bytes; null while it does not run. */
  residentBytes(): number | null;
  /** Address for large requests; null while it is not running. */
  forwardAddress(): ForwardAddress | null;
  /** Finishes its chunk and exits. */
  stop(): Promise<void>;
  /** Kills it. An interrupted job resumes at the next start. */
  kill(): void;
}

/** A third of an ordinary share where processes compete. A lower priority would starve jobs on a machine with other work. */
const niceness = 5;

/** Milliseconds. A chunk takes seconds; a process that needs longer is killed. */
const longestStop = 30_000;

/**
 * The process that runs background jobs and answers large requests, so the web thread stays free.
 * It has a lower priority: with one CPU, visitors come first.
 * @param memory of the machine, in bytes
 * @param env its environment, by default this process's
 */
export function forkedWorker(log: Logger, memory: number, env?: NodeJS.ProcessEnv): WorkerProcess {
  let child: ChildProcess | null = null;
  let latest: WorkerReport | null = null;
  const secret = randomBytes(32).toString('base64url');
  let keeping: ReturnType<typeof keepRunning> | null = null;
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;

  const start = (databaseUrl: string) => {
    child = forkWorker(memory, env);
    child.on('message', report => {
      if (keeping) latest = report as WorkerReport;
    });
    child.once('exit', () => {
      latest = null;
    });
    tell(child, { kind: 'start', databaseUrl, secret });
  };
  return {
    run: databaseUrl => {
      if (keeping) return;
      start(databaseUrl);
      keeping = keepRunning({
        name: 'The worker process',
        isRunning,
        start: async () => start(databaseUrl),
        tell: (text, error) => log.error({ err: error }, text),
      });
    },
    get isRunning() {
      return keeping !== null;
    },
    idleFor: () => latest?.idleFor ?? 0,
    residentBytes: () => latest?.residentBytes ?? null,
    forwardAddress: () => latest && { port: latest.port, secret },
    stop: async () => {
      const kept = keeping;
      keeping = null;
      latest = null; // It accepts no more requests.
      await kept?.stop();
      const running = child;
      if (!running || !isRunning()) return;
      const ended = once(running, 'exit');
      tell(running, { kind: 'stop' });
      const timer = setTimeout(() => running.kill('SIGKILL'), longestStop);
      await ended;
      clearTimeout(timer);
    },
    kill: () => {
      void keeping?.stop();
      child?.kill('SIGKILL');
    },
  };
}

function forkWorker(memory: number, env: NodeJS.ProcessEnv | undefined): ChildProcess {
  // Its output is the log: stdout belongs to the ready line.
  const child = fork(join(projectRoot, 'dist/server/worker-process.js'), [], {
    stdio: ['ignore', 2, 2, 'ipc'],
    env,
    execArgv: [`--max-old-space-size=${heapLimits(memory).worker}`],
  });
  // The exit event reports a dead process.
  child.on('error', () => undefined);
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // Some containers forbid it; the process then runs like any other.
  }
  return child;
}

/** A failed message is harmless: the process has ended or is ending. */
function tell(child: ChildProcess, order: WorkerOrder): void {
  if (child.connected) child.send(order, () => undefined);
}

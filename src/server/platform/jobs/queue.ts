import { setTimeout as pause } from 'node:timers/promises';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { connectionTimeout, type Trx } from '../db/database.ts';
import { isTransient } from '../db/is-transient.ts';
import { retryWhenConnectionsFull } from '../db/retry-when-connections-full.ts';
import { logAs } from '../log.ts';
import { findDueQueues } from './queries.ts';

/**
 * A kind of background job. Handlers validate their payload, may run twice for the same payload, and stop
 * soon after `signal` is aborted.
 */
export interface JobKind {
  readonly name: string;
  /** How many run at once in one process. Default: 1. */
  readonly concurrency?: number;
  /** 'short': drops a job while another of its kind waits. Default: keeps every job. */
  readonly policy?: 'short';
  run(payload: unknown, attempt: Attempt): Promise<void>;
  /** Payloads of the work that is not done, for a queue that lost its jobs. */
  unfinished?(): Promise<readonly object[]>;
}

export interface Attempt {
  readonly signal: AbortSignal;
  /** Starts at 1. */
  readonly number: number;
  /** True for the last attempt: record the failure instead of throwing. */
  readonly isLast: boolean;
  /** Queues the same job again, not before `at`, in the caller's transaction. */
  again(trx: Trx, at: Date, payload?: object): Promise<void>;
  /** Queues a follow-up job immediately. */
  send(name: string, payload: object): Promise<void>;
}

export interface JobQueue {
  /** Queues a job in the caller's transaction. It runs if, and only if, that commits. */
  send(trx: Trx, name: string, payload: object): Promise<void>;
  /** Queues a job immediately. */
  sendNow(name: string, payload: object): Promise<void>;
  /** Sends the jobs of all unfinished work again. */
  resume(): Promise<void>;
  /** True if a job could start now, in any process. */
  hasDue(): Promise<boolean>;
  /** For how many milliseconds this process has run no job. */
  idleFor(): number;
  stop(): Promise<void>;
}

const retryLimit = 20;

/** How long running jobs have to stop, in milliseconds. */
const stopTimeout = 20_000;

/** Milliseconds from one message about a database that is away to the next. */
const betweenLosses = 30_000;

/** Starts the queue. This process either runs these kinds of jobs or only sends them. */
export async function startQueue(
  url: string,
  kinds: readonly JobKind[],
  log: Logger,
  works = true,
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'pagehaul-jobs',
    max: 4,
    connectionTimeoutMillis: connectionTimeout,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // Only worker processes maintain the queue; sending doesn't need it.
    supervise: works,
    schedule: false,
  });
  const report = reportTo(log);
  boss.on('error', report);
  await retryWhenConnectionsFull(() => boss.start(), connectionTimeout);
  const stopping = new AbortController();
  await retryWhenConnectionsFull(() => createQueues(boss, kinds), connectionTimeout);
  let waking = Promise.resolve();
  const names = kinds.map(({ name }) => name);
  let running = 0;
  let lastEnd = performance.now();
  const counted = async (job: () => Promise<void>) => {
    running += 1;
    try {
      await job();
    } finally {
      running -= 1;
      lastEnd = performance.now();
    }
  };
  if (works) {
    for (const kind of kinds) await work(boss, kind, { stopping: stopping.signal, log, counted });
    waking = wakeWorkers(boss, names, { signal: stopping.signal, onError: report });
  }
  return {
    send: async (trx, name, payload) => {
      await boss.send(name, payload, { db: fromKysely(trx) });
    },
    sendNow: async (name, payload) => {
      await boss.send(name, payload);
    },
    resume: async () => {
      for (const kind of kinds) {
        for (const payload of (await kind.unfinished?.()) ?? []) await boss.send(kind.name, payload);
      }
    },
    hasDue: async () => (await findDueQueues(boss.getDb(), names)).size > 0,
    idleFor: () => (running > 0 ? 0 : performance.now() - lastEnd),
    stop: async () => {
      stopping.abort(new Error('The program is stopping. The work continues at the next start.'));
      // The queue looks twice a second whether its workers have stopped: after this wait they have.
      const stopped = Promise.all([waking, ...kinds.map(kind => boss.offWork(kind.name))]);
      await Promise.race([stopped, pause(stopTimeout, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      await pause(0);
    },
  };
}

/** Creates the missing queues. All processes use the same settings. */
async function createQueues(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, policy = 'standard' } of kinds) {
    if (known.has(name)) continue;
    await boss.createQueue(name, {
      policy,
      retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      heartbeatSeconds: 10,
      expireInSeconds: 23 * 3600,
      deleteAfterSeconds: 3600,
      notify: true,
    });
  }
}

interface Working {
  readonly stopping: AbortSignal;
  readonly log: Logger;
  /** Runs a job and counts it as running. */
  readonly counted: (job: () => Promise<void>) => Promise<void>;
}

async function work(boss: PgBoss, kind: JobKind, { stopping, log, counted }: Working): Promise<void> {
  await boss.work(
    kind.name,
    {
      includeMetadata: true,
      localConcurrency: kind.concurrency ?? 1,
      // Announcements and `wakeWorkers` wake it.
      pollingIntervalSeconds: 3_600,
      notifyPollingIntervalSeconds: 3_600,
    },
    async ([job]: (Job<unknown> & { retryCount: number })[]) => {
      if (!job) return;
      const attempt: Attempt = {
        signal: AbortSignal.any([stopping, job.signal]),
        number: job.retryCount + 1,
        isLast: job.retryCount >= retryLimit,
        again: async (trx, at, payload = job.data ?? {}) => {
          await boss.send(kind.name, payload, { db: fromKysely(trx), startAfter: at });
        },
        send: async (name, payload) => {
          await boss.send(name, payload);
        },
      };
      try {
        await counted(() => logAs({ job: kind.name, job_id: job.id }, () => kind.run(job.data, attempt)));
      } catch (error) {
        const failed = { err: error, job: kind.name, job_id: job.id };
        if (!stopping.aborted) log.warn(failed, 'job will be tried again');
        throw error;
      }
    },
  );
}

/** Logs the queue's errors. While the database is away each kind of job has one every few seconds: one is enough. */
function reportTo(log: Logger): (error: { readonly message: string }) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return thrown => {
    const err = toError(thrown);
    if (!isTransient(err)) {
      log.error({ err }, 'job queue');
      return;
    }
    if (performance.now() - loggedAt < betweenLosses) return;
    loggedAt = performance.now();
    log.warn({ err }, 'job queue can’t reach the database and keeps trying');
  };
}

/** The queue emits some of its errors as plain copies, which the log would not describe. */
function toError(error: { readonly message: string }): Error {
  return error instanceof Error ? error : Object.assign(new Error(error.message), error);
}

/** How late a delayed job may start, in milliseconds. A job without a delay is announced and starts at once. */
const betweenChecks = 1_000;

/**
 * Wakes the workers of queues with a due job, until `signal` is aborted. One query checks all queues instead of one per
 * worker: a delayed or unannounced job starts sooner, and an idle program runs 1 query a second instead of 20.
 */
async function wakeWorkers(
  boss: PgBoss,
  names: readonly string[],
  {
    signal,
    onError,
  }: { readonly signal: AbortSignal; readonly onError: (error: { readonly message: string }) => void },
): Promise<void> {
  while (!signal.aborted) {
    try {
      const due = await findDueQueues(boss.getDb(), names);
      for (const { id, name } of boss.getWipData()) if (due.has(name)) boss.notifyWorker(id);
    } catch (error) {
      if (!signal.aborted) onError(error instanceof Error ? error : { message: String(error) });
    }
    await pause(betweenChecks, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

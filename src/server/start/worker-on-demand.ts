import type { ServerResponse } from 'node:http';
import { Pacer } from '../platform/db/pacer.ts';
import type { ForwardAddress } from '../platform/http/forward-request.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import type { WorkerProcess } from './forked-worker.ts';
import { RecentUse } from './recent-use.ts';

/** How long there has been nothing to do when the process ends, in milliseconds. Starting it costs as much as keeping it that long. */
const restAfter = 120_000;

/** How late a job may be noticed while the process does not run, in milliseconds. */
const betweenChecks = 1_000;

interface Work {
  readonly databaseUrl: string;
  readonly queue: Pick<JobQueue, 'hasDue'>;
}

/** Runs the worker process while there is work, or a signed-in user who may soon start some. */
export class WorkerOnDemand {
  readonly #worker: WorkerProcess;
  readonly #span: number;
  readonly #pacer = new Pacer();
  #following: Promise<void> | null = null;
  #isStopping = false;
  #isWanted = true;
  readonly #use = new RecentUse();

  constructor(worker: WorkerProcess, span = restAfter) {
    this.#worker = worker;
    this.#span = span;
  }

  /** Begins, and starts the process: an earlier one may have left work. */
  begin(work: Work): void {
    this.#following ??= this.#follow(work);
  }

  /** There is work. */
  wake(): void {
    this.#use.touch();
    if (this.#worker.isRunning) return;
    this.#isWanted = true;
    this.#pacer.wake();
  }

  /** There may be work before this answer has ended, or soon after. */
  wakeFor(response: ServerResponse): void {
    this.wake();
    this.#use.serve(response);
  }

  /** Address for large requests; null while it is not running. */
  forwardAddress(): ForwardAddress | null {
    return this.#worker.forwardAddress();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#pacer.wake();
    await this.#following;
    await this.#worker.stop();
  }

  async #follow({ databaseUrl, queue }: Work): Promise<void> {
    while (!this.#isStopping) {
      if (this.#worker.isRunning) {
        if (this.#isAtRest()) await this.#worker.stop();
      } else if (this.#isWanted || (await queue.hasDue().catch(() => false))) {
        this.#isWanted = false;
        this.#use.touch();
        if (!this.#isStopping) this.#worker.run(databaseUrl);
      }
      await this.#pacer.rest(betweenChecks);
    }
  }

  #isAtRest(): boolean {
    return Math.min(this.#use.idleFor(), this.#worker.idleFor()) > this.#span;
  }
}

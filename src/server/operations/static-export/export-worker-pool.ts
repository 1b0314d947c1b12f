import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../../platform/config.ts';
import { projectRoot } from '../../platform/project-root.ts';
import type { FileSink, WrittenFiles } from './file-sink.ts';
import type { WriterSetting } from './open-writer.ts';
import type { ExportChunk, SitePages } from './site-pages.ts';

/** What a worker thread needs to write pages. */
export interface WorkerSetting {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly writer: WriterSetting;
  readonly formsOrigin: string | null;
}

/** The result of a chunk. */
export interface WrittenChunk {
  /** Written by this worker; a file of this chunk may still be in transit. */
  readonly files: WrittenFiles;
  /** The addresses of the landing pages in it. */
  readonly slugs: readonly string[];
}

/** A writer of chunks: this thread or a worker. */
type WriteChunk = (chunk: ExportChunk) => Promise<WrittenChunk>;

/** A request to a worker, and its promise. */
export interface Asked {
  readonly number: number;
  readonly chunk: ExportChunk;
}
export interface Answered extends WrittenChunk {
  readonly number: number;
}

/** While one is written, the others wait for the database; more would only fill memory. */
const chunksAtOnce = 4;

/** The worker of the build; null where the program runs from its sources, which no thread can read by itself. */
const workerFile = join(projectRoot, 'dist/server/export-worker.js');
const canWork = !import.meta.dirname.endsWith(join('operations', 'static-export')) && existsSync(workerFile);

/** This thread and others that write to one folder. */
export class ExportWorkerPool {
  readonly #workers: Worker[] = [];
  readonly #writers: WriteChunk[];
  readonly #setting: WorkerSetting;

  constructor(pages: SitePages, files: FileSink, setting: WorkerSetting) {
    this.#setting = setting;
    const own: WriteChunk = async chunk => {
      const slugs = await pages.write(chunk);
      return { slugs, files: files.take() };
    };
    this.#writers = Array<WriteChunk>(chunksAtOnce).fill(own);
  }

  /** Starts other threads: they load modules and compile templates while the first pages are written. */
  help(threads: number): void {
    if (!canWork) return;
    while (this.#workers.length < threads) {
      const worker = new Worker(workerFile, { workerData: this.#setting });
      this.#workers.push(worker);
      this.#writers.push(...Array<WriteChunk>(chunksAtOnce).fill(workerWriter(worker)));
    }
  }

  /** Writes all chunks; each goes to the next free worker. */
  async work(
    next: () => Promise<ExportChunk | null>,
    onWritten: (written: WrittenChunk) => Promise<void> | void,
  ): Promise<void> {
    let isStopped = false;
    let turn: Promise<ExportChunk | null> = Promise.resolve(null);
    const nextAfter = async (before: Promise<unknown>): Promise<ExportChunk | null> => {
      await Promise.allSettled([before]);
      return isStopped ? null : next();
    };
    const nextInTurn = () => {
      turn = nextAfter(turn);
      return turn;
    };
    const workOff = async (write: WriteChunk): Promise<void> => {
      try {
        for (let chunk = await nextInTurn(); chunk; chunk = await nextInTurn())
          await onWritten(await write(chunk));
      } catch (error) {
        isStopped = true;
        throw error;
      }
    };
    // Each worker finishes its page, even if another one fails.
    const ends = await Promise.allSettled(this.#writers.map(workOff));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()));
  }
}

function workerWriter(worker: Worker): WriteChunk {
  const waiting = new Map<number, PromiseWithResolvers<WrittenChunk>>();
  let asked = 0;
  let failure: unknown = null;
  const fail = (reason: unknown) => {
    failure ??= reason;
    for (const one of waiting.values()) one.reject(failure);
    waiting.clear();
  };
  worker.on('message', ({ number, ...written }: Answered) => {
    waiting.get(number)?.resolve(written);
    waiting.delete(number);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('A thread of the export ended.')));
  return chunk => {
    const one = Promise.withResolvers<WrittenChunk>();
    if (failure !== null) one.reject(failure);
    else {
      asked += 1;
      waiting.set(asked, one);
      worker.postMessage({ number: asked, chunk } satisfies Asked, []);
    }
    return one.promise;
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import { projectRoot } from '../project-root.ts';
import type { FileWriter, WriterSetting, WrittenFiles } from './file-writer.ts';
import type { SitePages, Stretch } from './site-pages.ts';

/** What another thread needs to write pages beside this one. */
export interface HandSetting {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly writer: WriterSetting;
  readonly formsOrigin: string | null;
}

/** What became of a stretch. */
export interface WrittenStretch {
  readonly files: WrittenFiles;
  /** The addresses of the landing pages in it. */
  readonly slugs: readonly string[];
}

/** Whoever writes stretches, one after the other. */
type Hand = (stretch: Stretch) => Promise<WrittenStretch>;

/** The worker of the build; null where the program runs from its sources, which no thread can read by itself. */
const workerFile = join(projectRoot, 'dist/server/export-worker.js');
const canWork = !import.meta.dirname.endsWith(join('src', 'server', 'site-export')) && existsSync(workerFile);

/** This thread and others that write to one folder. */
export class SiteHands {
  readonly #workers: Worker[] = [];
  readonly #hands: Hand[];
  readonly #setting: HandSetting;

  constructor(pages: SitePages, files: FileWriter, setting: HandSetting) {
    this.#setting = setting;
    this.#hands = [
      async stretch => {
        const slugs = await pages.write(stretch);
        return { slugs, files: files.take() };
      },
    ];
  }

  /** Has other threads help: their modules are read and their templates compiled while the first pages are written. */
  help(threads: number): void {
    if (!canWork) return;
    while (this.#workers.length < threads) {
      const worker = new Worker(workerFile, { workerData: this.#setting });
      this.#workers.push(worker);
      const hand = handOf(worker);
      // Two at a time, so that it has something to do while this thread is busy with its own.
      this.#hands.push(hand, hand);
    }
  }

  /** Writes stretches, whoever is free the next, until there is none. */
  async work(
    next: () => Promise<Stretch | null>,
    onWritten: (written: WrittenStretch) => Promise<void> | void,
  ): Promise<void> {
    let isStopped = false;
    let turn: Promise<Stretch | null> = Promise.resolve(null);
    const nextAfter = async (before: Promise<unknown>): Promise<Stretch | null> => {
      await Promise.allSettled([before]);
      return isStopped ? null : next();
    };
    const nextInTurn = () => {
      turn = nextAfter(turn);
      return turn;
    };
    const workOff = async (hand: Hand): Promise<void> => {
      try {
        for (let stretch = await nextInTurn(); stretch; stretch = await nextInTurn())
          await onWritten(await hand(stretch));
      } catch (error) {
        isStopped = true;
        throw error;
      }
    };
    // Whoever writes a page ends it, whatever became of another.
    const ends = await Promise.allSettled(this.#hands.map(workOff));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()));
  }
}

function handOf(worker: Worker): Hand {
  const waiting: { resolve: (written: WrittenStretch) => void; reject: (reason: unknown) => void }[] = [];
  let failure: unknown = null;
  const fail = (reason: unknown) => {
    failure ??= reason;
    for (const one of waiting.splice(0)) one.reject(failure);
  };
  worker.on('message', (written: WrittenStretch) => waiting.shift()?.resolve(written));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('A thread of the export ended.')));
  return stretch =>
    new Promise((resolve, reject) => {
      if (failure !== null) reject(failure);
      else {
        waiting.push({ resolve, reject });
        worker.postMessage(stretch, []);
      }
    });
}

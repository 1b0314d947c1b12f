import type { Logger } from 'pino';
import type { Db } from '../../platform/db/database.ts';
import type { ViewCounter } from './view-counter.ts';
import { writeViews } from './write-views.ts';

/** How often counts are written down, in milliseconds: what a killed process loses at most. */
const interval = 5_000;

export interface ViewKeeper {
  /** Stores the counts since the last call. */
  write(): Promise<void>;
  /** Writes the last counts and ends. */
  close(): Promise<void>;
}

/** Stores the counts of this process every few seconds; failed writes are retried later. */
export function keepViews(db: Db, counter: ViewCounter, log: Logger): ViewKeeper {
  let writing: Promise<void> = Promise.resolve();
  const writeOnce = async () => {
    const counted = counter.take();
    try {
      await writeViews(db, counted);
    } catch (error) {
      counter.putBack(counted);
      log.warn({ err: error }, 'page views could not be written; they are kept and tried again');
    }
  };
  const write = () => {
    writing = writing.then(writeOnce);
    return writing;
  };
  const timer = setInterval(() => void write(), interval);
  timer.unref();
  return {
    write,
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
}

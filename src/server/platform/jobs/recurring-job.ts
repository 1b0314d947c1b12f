import type { Db } from '../db/database.ts';
import type { Attempt, JobKind } from './queue.ts';

interface Recurring {
  readonly name: string;
  /** In milliseconds, from the end of one run to the start of the next. */
  readonly interval: number;
  readonly work: (attempt: Attempt) => Promise<void>;
}

/** A job that queues itself again after each run. */
export const recurringJob = (db: Db, { name, interval, work }: Recurring): JobKind => ({
  name,
  policy: 'short',
  run: async (_payload, attempt) => {
    await work(attempt);
    await db.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + interval)));
  },
  // Every start sends one. The queue drops it while the next run waits.
  unfinished: async () => [{}],
});

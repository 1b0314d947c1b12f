import type { Logger } from 'pino';
import type { Db } from '../../platform/db/database.ts';
import { listExpiredOn } from './queries.ts';
import { dayAt, type StatementTable } from './statement-row.ts';

/** A page that is shown from memory may hold a sentence this long after its fact has expired. */
const every = 60_000;

interface Watch {
  readonly clock: () => Date;
  readonly log: Logger;
  readonly onExpired: (facts: readonly Pick<StatementTable, 'subject_key' | 'predicate'>[]) => void;
}

/** Checks once a minute whether a day has ended, and announces the expired facts. Returns a function that stops it. */
export function watchExpiry(db: Db, { clock, log, onExpired }: Watch): () => void {
  let day = dayAt(clock());
  const look = async () => {
    const today = dayAt(clock());
    if (today === day) return;
    try {
      const expired = await listExpiredOn(db, day, today);
      day = today;
      if (expired.length > 0) onExpired(expired);
    } catch (error) {
      log.warn({ err: error }, 'expired statements not read; tried again in a minute');
    }
  };
  const timer = setInterval(() => void look(), every).unref();
  return () => clearInterval(timer);
}

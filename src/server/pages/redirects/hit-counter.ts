import type { Logger } from 'pino';
import type { Db } from '../../platform/db/database.ts';
import { addMissingAddresses, dropOldMissingAddresses } from './not-found-queries.ts';
import { addHits } from './queries.ts';

/** Milliseconds between writes; counts in between are lost with the process. */
const interval = 5_000;
/** Different paths counted between two writings. The rest of a flood of made-up addresses is not. */
const maxPaths = 2_000;

interface Hit {
  count: number;
  referrer: string | null;
  suggestion: string | null;
}

/** Counts in memory and adds up in the database now and then, so that answering never waits for counting. */
export class HitCounter {
  readonly #write: (hits: ReadonlyMap<string, Hit>) => Promise<void>;
  readonly #log: Logger;
  #hits = new Map<string, Hit>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(write: (hits: ReadonlyMap<string, Hit>) => Promise<void>, log: Logger) {
    this.#write = write;
    this.#log = log;
  }

  /** One for redirects that were used, one for addresses that nothing answered. */
  static pair(db: Db, log: Logger): { used: HitCounter; missed: HitCounter } {
    return {
      used: new HitCounter(
        hits => addHits(db, new Map([...hits].map(([source, { count }]) => [source, count]))),
        log,
      ),
      missed: new HitCounter(async hits => {
        await addMissingAddresses(
          db,
          [...hits].map(([path, { count, referrer, suggestion }]) => ({ path, count, referrer, suggestion })),
        );
        await dropOldMissingAddresses(db);
      }, log),
    };
  }

  /** `suggestion`: the page that a visitor whom nothing answered was shown instead. */
  count(path: string, referrer: string | null = null, suggestion: string | null = null): void {
    const known = this.#hits.get(path);
    if (known) {
      known.count += 1;
      known.referrer = referrer ?? known.referrer;
      known.suggestion = suggestion ?? known.suggestion;
    } else if (this.#hits.size < maxPaths) this.#hits.set(path, { count: 1, referrer, suggestion });
    this.#timer ??= setTimeout(() => void this.flush(), interval).unref();
  }

  /** Stores the counts since the last call. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const hits = this.#hits;
    this.#hits = new Map();
    if (hits.size > 0) {
      this.#writing = this.#writing
        .then(() => this.#write(hits))
        .catch((error: unknown) => this.#log.warn({ err: error }, 'hits not counted'));
    }
    return this.#writing;
  }

  stop(): Promise<void> {
    return this.flush();
  }
}

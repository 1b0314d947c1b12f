import { setTimeout as pause } from 'node:timers/promises';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Logger } from 'pino';
import type { QueryPool } from './database.ts';
import { isTransient } from './is-transient.ts';
import { Pacer } from './pacer.ts';
import { checkEvery, type PrimaryMark, Standby } from './standby.ts';

/** Milliseconds. A standby may show a state that is at most twice as old, even if no change was announced. */
const maxLag = 5_000;
/** Milliseconds for the primary's position. Without it, the primary counts as away. */
const maxWaiting = 2_000;
/**
 * Milliseconds for a read of the primary. Then its connection is closed, because one to a vanished server never ends.
 */
const maxReading = 15_000;
/** Milliseconds. The maximum age of a standby's state when the primary goes away. */
const maxOutdated = 60_000;
/** Milliseconds until the primary is tried again after a failure. */
const retryAfter = 200;

/**
 * The primary's position. A commit without waiting for the disk (synchronous_commit = off) is announced before its
 * record is written, so then it is the position of the last record in memory.
 */
const markQuery = {
  text: `
    select current_database() as database, pg_postmaster_start_time()::text as started, (select system_identifier::text from pg_control_system()) as cluster,
      pg_wal_lsn_diff(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
        else pg_current_wal_lsn() end, '0/0')::text as position`,
  query_timeout: maxWaiting,
};

interface StandbyParts {
  readonly primary: QueryPool;
  readonly log: Logger;
  readonly onOutdated: () => void;
}

/**
 * Hot standbys that share reads. Only a standby that has replayed every change known to this process is read; without
 * one, and after a failure, the primary answers. While the primary is away, standbys also answer after a change of
 * unknown position. Once it is back, `onOutdated` is called: reads since then may lack that change.
 */
export class Standbys {
  readonly all: readonly Standby[];
  readonly #primary: QueryPool;
  readonly #log: Logger;
  readonly #pacer = new Pacer();
  #isClosed = false;
  #following: Promise<void> | null = null;
  #changes = 0;
  /** What a standby must have replayed. Null: not known yet, so the primary answers. */
  #goal: PrimaryMark | null = null;
  /** The goal before the latest change, in case the primary goes away. */
  #before: PrimaryMark | null = null;
  /** True if standbys are read from that may lack a change. */
  #isOutdated = false;
  readonly #onOutdated: () => void;
  /** The next goal, once it is old enough that every working standby has reached it. */
  #next: { readonly mark: PrimaryMark; readonly at: number } | null = null;
  #latest: PrimaryMark | null = null;
  #turn = 0;
  /** Since when its position is unknown; null: the last check returned it. */
  #awaySince: number | null = null;
  /** Called when it is known again whether the primary is away. */
  readonly #waiting = new Set<() => void>();

  constructor(urls: readonly string[], { primary, log, onOutdated }: StandbyParts) {
    this.#primary = primary;
    this.#log = log;
    this.#onOutdated = onOutdated;
    this.all = urls.map(url => new Standby(url, { goal: () => this.#goal, log }));
  }

  start(): void {
    this.#following = this.#follow();
    for (const standby of this.all) standby.start();
  }

  /** Something has changed: no standby is read from until it has replayed what the primary has written by now. */
  changed(): void {
    this.#changes += 1;
    if (this.#awaySince !== null) this.#isOutdated = true;
    else {
      this.#before ??= this.#goal;
      this.#goal = null;
    }
    this.#pacer.wake();
  }

  /** Records a change after a request that may have written something, unless the primary is away. */
  written(): void {
    if (this.#awaySince === null) this.changed();
  }

  /** Reads from one of the fit standbys in turn, or from the primary. */
  async query<Row extends QueryResultRow>(
    query: QueryConfig | string,
    values?: unknown[],
  ): Promise<QueryResult<Row>> {
    const standby = this.#pick();
    if (standby) {
      try {
        return await standby.query<Row>(query, values);
      } catch {
        // The primary repeats it. Should the statement be wrong, its error says so.
      }
    }
    return this.#askPrimary<Row>(asConfig(query, values));
  }

  /** Reads from the primary; while that is away, from a standby. */
  async queryPrimaryFirst<Row extends QueryResultRow>(
    query: QueryConfig | string,
    values?: unknown[],
  ): Promise<QueryResult<Row>> {
    return this.#awaySince !== null
      ? this.query<Row>(query, values)
      : this.#askPrimary<Row>(asConfig(query, values));
  }

  /** The primary's answer or, as soon as that is known to be away, a standby's. */
  async #askPrimary<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    let isLost = false;
    const { promise: turned, resolve } = Promise.withResolvers<null>();
    const tell = () => {
      if (isLost || this.#awaySince !== null) resolve(null);
    };
    this.#waiting.add(tell);
    const bounded = { ...query, query_timeout: maxReading };
    const asked = this.#primary.query<Row>(bounded);
    const answer = asked.catch((error: unknown) => {
      if (!isTransient(error)) throw error;
      isLost = true;
      this.#pacer.wake();
      return turned;
    });
    try {
      const first = await Promise.race([answer, turned]);
      if (first) return first;
    } finally {
      this.#waiting.delete(tell);
    }
    const standby = this.#awaySince === null ? null : this.#pick();
    const again = () => (isLost ? this.#primary.query<Row>(bounded) : asked);
    return standby ? await standby.query<Row>(query).catch(again) : await again();
  }

  /** Bytes of the log that this standby has to replay; null if that is not known. */
  lag(standby: Standby): number | null {
    return this.#latest && standby.lag(this.#latest.position);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#pacer.wake();
    await this.#following;
    await Promise.all(this.all.map(standby => standby.close()));
  }

  #pick(): Standby | null {
    for (let tried = 0; tried < this.all.length; tried += 1) {
      this.#turn = (this.#turn + 1) % this.all.length;
      const standby = this.all[this.#turn];
      if (standby?.isFit) return standby;
    }
    return this.#awaySince === null ? null : this.#pickOutdated(this.#awaySince - maxOutdated);
  }

  /** While the primary is away, an older state is better than none. */
  #pickOutdated(since: number): Standby | null {
    const standby = this.all.find(one => one.wasFitSince(since)) ?? null;
    if (standby) this.#isOutdated = true;
    return standby;
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      const changes = this.#changes;
      try {
        const mark = await readMark(this.#primary);
        this.#awaySince = null;
        // After another change the position may be too early.
        if (changes === this.#changes) this.#take(mark);
      } catch (err) {
        this.#leavePrimary(err);
      }
      for (const tell of this.#waiting) tell();
      await this.#pacer.rest(this.#awaySince !== null ? retryAfter : checkEvery);
    }
    for (const tell of this.#waiting) tell();
  }

  /** While the primary is away, standbys go on with what they had to reach before. */
  #leavePrimary(err: unknown): void {
    if (this.#goal === null && this.#before !== null) {
      this.#goal = this.#before;
      this.#isOutdated = true;
    }
    if (this.#awaySince !== null) return;
    this.#awaySince = performance.now();
    if (!this.#isClosed) this.#log.warn({ err }, 'position of the primary not read; tried again');
  }

  #take(mark: PrimaryMark): void {
    this.#latest = mark;
    this.#before = null;
    const at = performance.now();
    // Another server may have become the primary.
    const isAskedFor = this.#goal?.started !== mark.started || this.#isOutdated;
    if (!isAskedFor && this.#next && at - this.#next.at < maxLag) return;
    this.#goal = isAskedFor ? mark : (this.#next?.mark ?? mark);
    this.#next = { mark, at };
    for (const standby of this.all) standby.wake();
    if (!this.#isOutdated) return;
    this.#isOutdated = false;
    this.#onOutdated();
  }
}

/** Kysely passes a text and its values. */
function asConfig(query: QueryConfig | string, values?: unknown[]): QueryConfig {
  return typeof query === 'string' ? { text: query, values: values ?? [] } : query;
}

/** A vanished server refuses nothing, so connecting is not waited for either. */
async function readMark(primary: QueryPool): Promise<PrimaryMark> {
  const asked = primary.query<Omit<PrimaryMark, 'position'> & { position: string }>(markQuery);
  const answer = await Promise.race([asked, pause(maxWaiting, null, { ref: false })]);
  const row = answer?.rows[0];
  if (!row) throw new Error('The primary did not tell its position.');
  return { ...row, position: BigInt(row.position) };
}

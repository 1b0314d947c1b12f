import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Logger } from 'pino';
import type { QueryPool } from './database.ts';
import { isTransient } from './is-transient.ts';
import { Pacer } from './pacer.ts';
import { checkEvery, type PrimaryMark, Standby } from './standby.ts';

/** Milliseconds. A standby may show a state that is at most twice as old, even if no change was announced. */
const maxLag = 5_000;
/** Milliseconds for an answer of the primary that a standby can give, too. */
const maxWaiting = 2_000;
/** Milliseconds until the primary is asked again after a failure. */
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
}

/**
 * Hot standbys that share reads. Only a standby that has replayed every change this process has heard of is read
 * from; without one, and after a failure, the primary answers.
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
  /** The goal before a request wrote something, for the case that the primary goes away. */
  #before: PrimaryMark | null = null;
  /** The next goal, once it is old enough that every working standby has reached it. */
  #next: { readonly mark: PrimaryMark; readonly at: number } | null = null;
  #latest: PrimaryMark | null = null;
  #turn = 0;
  #hasFailed = false;

  constructor(urls: readonly string[], { primary, log }: StandbyParts) {
    this.#primary = primary;
    this.#log = log;
    this.all = urls.map(url => new Standby(url, { goal: () => this.#goal, log }));
  }

  start(): void {
    this.#following = this.#follow();
    for (const standby of this.all) standby.start();
  }

  /** Something has changed: no standby is read from until it has replayed what the primary has written by now. */
  changed(): void {
    this.#before = null;
    this.#ask();
  }

  /** The same after a request that may have written something, unless the primary is away. */
  written(): void {
    if (this.#hasFailed) return;
    this.#before ??= this.#goal;
    this.#ask();
  }

  #ask(): void {
    this.#changes += 1;
    this.#goal = null;
    this.#pacer.wake();
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
    return this.#primary.query<Row>(asConfig(query, values));
  }

  /** Reads from the primary; while that is away, from a standby that has every change this process has heard of. */
  async queryPrimaryFirst<Row extends QueryResultRow>(
    query: QueryConfig | string,
    values?: unknown[],
  ): Promise<QueryResult<Row>> {
    const asked = asConfig(query, values);
    if (!this.#pick()) return this.#primary.query<Row>(asked);
    if (this.#hasFailed) return this.query<Row>(query, values);
    const soon = { ...asked, query_timeout: maxWaiting };
    try {
      return await this.#primary.query<Row>(soon);
    } catch (error) {
      const standby = isTransient(error) ? this.#pick() : null;
      if (!standby) throw error;
      return standby.query<Row>(query, values);
    }
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
    return null;
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      const changes = this.#changes;
      let rest = checkEvery;
      try {
        const mark = await readMark(this.#primary);
        // After another change meanwhile, the position may be too early.
        if (changes === this.#changes) this.#take(mark);
        this.#hasFailed = false;
      } catch (err) {
        // While the primary is away, standbys go on with what they had to reach. After a change whose position nobody
        // knows they can't: what they answer would be kept as if it were new.
        this.#goal ??= this.#before;
        if (!this.#hasFailed && !this.#isClosed)
          this.#log.warn({ err }, 'position of the primary not read; tried again');
        this.#hasFailed = true;
        rest = retryAfter;
      }
      await this.#pacer.rest(rest);
    }
  }

  #take(mark: PrimaryMark): void {
    this.#latest = mark;
    this.#before = null;
    const at = performance.now();
    // Another server may have become the primary.
    const isAskedFor = this.#goal?.started !== mark.started;
    if (!isAskedFor && this.#next && at - this.#next.at < maxLag) return;
    this.#goal = isAskedFor ? mark : (this.#next?.mark ?? mark);
    this.#next = { mark, at };
    for (const standby of this.all) standby.wake();
  }
}

/** Kysely asks with a text and its values. */
function asConfig(query: QueryConfig | string, values?: unknown[]): QueryConfig {
  return typeof query === 'string' ? { text: query, values: values ?? [] } : query;
}

async function readMark(primary: QueryPool): Promise<PrimaryMark> {
  const { rows } = await primary.query<Omit<PrimaryMark, 'position'> & { position: string }>(markQuery);
  const [row] = rows;
  if (!row) throw new Error('The primary did not tell its position.');
  return { ...row, position: BigInt(row.position) };
}

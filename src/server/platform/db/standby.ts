import { Pool, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import type { Logger } from 'pino';
import { isTransient } from './is-transient.ts';
import { Pacer } from './pacer.ts';

/** A position in the primary's log, and what identifies the primary's database. */
export interface PrimaryMark {
  readonly position: bigint;
  readonly cluster: string;
  readonly database: string;
  /** When the server started: no two servers of a cluster started in the same microsecond. */
  readonly started: string;
}

/** Why a standby is not read from. It may be the primary for a while: after a failover the roles have changed. */
export type StandbyProblem =
  | 'unreachable'
  | 'behind'
  | 'is-primary'
  | 'not-a-standby'
  | 'other-cluster'
  | 'other-database';

interface StandbyState extends PrimaryMark {
  readonly is_standby: boolean;
}

/** Milliseconds between checks. A standby that is behind is checked sooner, at first after `shortestRest`. */
export const checkEvery = 1_000;
const shortestRest = 5;
/** Milliseconds for a connection, and for an answer. After that the primary answers. */
const maxConnecting = 1_000;
const maxAnswering = 2_000;
/**
 * Milliseconds until a standby is reported that is behind, as after each change, or has left recovery, as just before it
 * is known to be the primary.
 */
const maxTransientMs = 5_000;

const stateQuery = `
  select pg_is_in_recovery() as is_standby, current_database() as database,
    pg_postmaster_start_time()::text as started,
    coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::text as position,
    (select system_identifier::text from pg_control_system()) as cluster`;

/** One hot standby: its connections, and whether it may be read. It checks this by itself. */
export class Standby {
  /** Host and port; never the password. */
  readonly name: string;
  readonly #pool: Pool;
  readonly #log: Logger;
  /** The position it must have replayed; null if unknown. */
  readonly #goal: () => PrimaryMark | null;
  readonly #pacer = new Pacer();
  #rest = shortestRest;
  #isClosed = false;
  #following: Promise<void> | null = null;
  /** The state at the last check; null if it failed, or a read since. */
  #state: StandbyState | null = null;
  #transientSince: number | null = null;
  /** When it was last found fit. */
  #fitAt = Number.NEGATIVE_INFINITY;
  #problem: StandbyProblem | null = null;
  /** Since the start: answered reads, and reads that the primary had to repeat. */
  reads = 0;
  failedReads = 0;

  constructor(url: string, { goal, log }: { readonly goal: () => PrimaryMark | null; readonly log: Logger }) {
    const { host, searchParams } = new URL(url);
    this.name = host || (searchParams.get('host') ?? 'localhost');
    this.#goal = goal;
    this.#log = log;
    this.#pool = new Pool({
      connectionString: url,
      max: 20,
      application_name: 'pagehaul-read',
      connectionTimeoutMillis: maxConnecting,
      query_timeout: maxAnswering,
      keepAlive: true,
    });
    this.#pool.on('error', () => this.#leave());
    // A busy connection's error reaches its query, so a second report is ignored.
    this.#pool.on('connect', client => client.on('error', () => undefined));
  }

  /** The problem that was reported, if any; null while it only catches up with the latest change. */
  get problem(): StandbyProblem | null {
    return this.#problem;
  }

  get isFit(): boolean {
    const goal = this.#goal();
    return goal !== null && problemOf(this.#state, goal) === null;
  }

  /** True if it answers and was fit at this moment or later, although it is behind by now. */
  wasFitSince(moment: number): boolean {
    return this.#fitAt >= moment && problemOf(this.#state, this.#goal()) === 'behind';
  }

  /** How many bytes of the log it has to replay up to this position; null if it doesn't answer. */
  lag(position: bigint): number | null {
    return this.#state && Math.max(0, Number(position - this.#state.position));
  }

  async query<Row extends QueryResultRow>(
    query: QueryConfig | string,
    values?: unknown[],
  ): Promise<QueryResult<Row>> {
    try {
      const result = await this.#pool.query<Row>(query, values);
      this.reads += 1;
      return result;
    } catch (error) {
      this.failedReads += 1;
      if (isTransient(error)) this.#leave();
      throw error;
    }
  }

  start(): void {
    this.#following = this.#follow();
  }

  /** Checks it now: it may have to reach another position. */
  wake(): void {
    this.#rest = shortestRest;
    this.#pacer.wake();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#pacer.wake();
    await this.#following;
    await this.#pool.end();
  }

  /** Not read from until the next check, which is due now: after a restart its position may be an earlier one. */
  #leave(): void {
    this.#state = null;
    this.wake();
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      await this.#check();
      const goal = this.#goal();
      const isCatchingUp = goal !== null && problemOf(this.#state, goal) === 'behind';
      this.#rest = isCatchingUp ? Math.min(this.#rest * 2, checkEvery) : checkEvery;
      await this.#pacer.rest(this.#rest);
    }
  }

  async #check(): Promise<void> {
    try {
      const { rows } = await this.#pool.query<Omit<StandbyState, 'position'> & { position: string }>(
        stateQuery,
      );
      const [row] = rows;
      this.#state = row ? { ...row, position: BigInt(row.position) } : null;
      if (this.isFit) this.#fitAt = performance.now();
      this.#report(null);
    } catch (error) {
      this.#state = null;
      if (!this.#isClosed) this.#report(error);
    }
  }

  /** Logs when it is left out and when it is read from again. */
  #report(err: unknown): void {
    const goal = this.#goal();
    if (this.#state && !goal) return;
    const problem = problemOf(this.#state, goal);
    const now = performance.now();
    const isTransient = problem === 'behind' || problem === 'not-a-standby';
    this.#transientSince = isTransient ? (this.#transientSince ?? now) : null;
    if (this.#transientSince !== null && now - this.#transientSince < maxTransientMs) return;
    if (problem === this.#problem) return;
    this.#problem = problem;
    const facts = { standby: this.name, ...(err === null ? {} : { err }) };
    if (problem) this.#log.warn(facts, `standby left out: ${standbyLabels[problem]}`);
    else this.#log.warn(facts, 'standby is read from again');
  }
}

/** What is wrong with a standby, after "it". */
export const standbyLabels: Readonly<Record<StandbyProblem, string>> = {
  unreachable: 'it can’t be reached',
  behind: 'it is behind the primary',
  'is-primary': 'it is the primary now',
  'not-a-standby': 'it is not a standby',
  'other-cluster': 'it has other data than DATABASE_URL',
  'other-database': 'its address names another database than DATABASE_URL',
};

function problemOf(state: StandbyState | null, goal: PrimaryMark | null): StandbyProblem | null {
  if (!state) return 'unreachable';
  if (!goal) return 'behind';
  if (state.cluster !== goal.cluster) return 'other-cluster';
  if (!state.is_standby) return state.started === goal.started ? 'is-primary' : 'not-a-standby';
  if (state.database !== goal.database) return 'other-database';
  return state.position < goal.position ? 'behind' : null;
}

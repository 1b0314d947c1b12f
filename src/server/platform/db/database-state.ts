import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isUnwritable } from './is-transient.ts';

/** What the database can do now. */
export type DatabaseState = 'ready' | 'read-only' | 'full' | 'away';

/** Milliseconds for which an answer holds, and which the database has to answer. */
const holdsFor = 5_000;
const longest = 2_000;

/** A message to nobody: the smallest write that reaches the disk. */
const writing = `select current_setting('transaction_read_only') as read_only, pg_logical_emit_message(true, 'readyz', '')`;

/** Tells what the database can do, by a small write every few seconds while somebody asks. */
export function watchDatabase(pool: Pick<Pool, 'query'>): () => Promise<DatabaseState> {
  let asked = { at: Number.NEGATIVE_INFINITY, state: Promise.resolve<DatabaseState>('ready') };
  return () => {
    const now = performance.now();
    if (now - asked.at > holdsFor) {
      const late = pause(longest, 'away' as const, { ref: false });
      asked = { at: now, state: Promise.race([readState(pool), late]) };
    }
    return asked.state;
  };
}

async function readState(pool: Pick<Pool, 'query'>): Promise<DatabaseState> {
  try {
    const { rows } = await pool.query<{ read_only: string }>(writing);
    return rows[0]?.read_only === 'on' ? 'read-only' : 'ready';
  } catch (error) {
    if (!isUnwritable(error)) return 'away';
    return error instanceof Error && 'code' in error && error.code === '25006' ? 'read-only' : 'full';
  }
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { wipeExpired } from '../../platform/outbox/queries.ts';

export const pruneAccountsJob = 'prune-accounts';

const anHour = 3_600 * 1_000;
const atOnce = 1_000;

/**
 * Deletes expired codes, attempts and sessions, and the texts of messages with expired links or codes. Runs
 * hourly; duplicates in the queue are dropped.
 */
export function pruneAccounts(db: Db): JobKind {
  return {
    name: pruneAccountsJob,
    policy: 'short',
    run: async (_payload, attempt) => {
      while ((await wipeExpired(db, atOnce)) === atOnce) attempt.signal.throwIfAborted();
      await clear(db);
      await db.transaction().execute(trx => attempt.again(trx, new Date(Date.now() + anHour)));
    },
  };
}

async function clear(db: Db): Promise<void> {
  await db.deleteFrom('auth_codes').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('auth_verifications').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('auth_attempts').where('since', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db
    .deleteFrom('auth_sessions')
    .where(eb => eb.or([eb('expires_at', '<', sql<Date>`now()`), eb('factor_until', '<', sql<Date>`now()`)]))
    .execute();
}

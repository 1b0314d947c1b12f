import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { recurringJob } from '../../platform/jobs/recurring-job.ts';
import { wipeExpired } from '../../platform/outbox/queries.ts';

const anHour = 3_600 * 1_000;
const atOnce = 1_000;

/**
 * Deletes expired codes, attempts and sessions, and the texts of messages with expired links or codes.
 */
export const pruneAccounts = (db: Db) =>
  recurringJob(db, {
    name: 'prune-accounts',
    interval: anHour,
    work: async ({ signal }) => {
      while ((await wipeExpired(db, atOnce)) === atOnce) signal.throwIfAborted();
      await clear(db);
    },
  });

async function clear(db: Db): Promise<void> {
  await db.deleteFrom('auth_codes').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('auth_verifications').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('auth_attempts').where('since', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db
    .deleteFrom('auth_sessions')
    .where(eb => eb.or([eb('expires_at', '<', sql<Date>`now()`), eb('factor_until', '<', sql<Date>`now()`)]))
    .execute();
}

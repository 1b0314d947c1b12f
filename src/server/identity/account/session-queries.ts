import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface SessionRow {
  readonly id: string;
  readonly user_agent: string | null;
  readonly ip_address: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly expires_at: Date;
}

export async function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('factor_until', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export async function deleteSession(trx: Db, userId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the session of a browser's cookie. */
export async function deleteSessionOf(db: Db, token: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('token', '=', token).execute();
}

/** Deletes all sessions of a user except `but`. Returns the count. */
export async function deleteSessions(trx: Db, userId: string, but: string | null): Promise<number> {
  let query = trx.deleteFrom('auth_sessions').where('user_id', '=', userId);
  if (but) query = query.where('id', '!=', but);
  return (await query.returning('id').execute()).length;
}

/**
 * Activates a session after the second factor, with a new token, so that a stolen or planted token is
 * useless. Returns false if the session has expired.
 */
export async function completeSession(trx: Db, id: string, token: string): Promise<boolean> {
  const row = await trx
    .updateTable('auth_sessions')
    .set({ factor_until: null, proven_at: sql`now()`, token })
    .where('id', '=', id)
    .where('factor_until', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markProven(trx: Db, id: string): Promise<void> {
  await trx.updateTable('auth_sessions').set({ proven_at: sql`now()` }).where('id', '=', id).execute();
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Counts an attempt for the key and returns the number within the window, by the database's clock. */
export async function countAttempt(db: Db, key: string, minutes: number): Promise<number> {
  const window = sql`make_interval(mins => ${minutes})`;
  const row = await db
    .insertInto('auth_attempts')
    .values({ key, count: 1, since: sql`now()` })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql`case when auth_attempts.since > now() - ${window} then auth_attempts.count + 1 else 1 end`,
        since: sql`case when auth_attempts.since > now() - ${window} then auth_attempts.since else now() end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('auth_attempts').where('key', '=', key).execute();
}

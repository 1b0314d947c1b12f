import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './database.ts';

/** Returns the stored value; stores `fresh` if there is none. Safe for concurrent processes. */
export async function keepSetting(db: Db, name: string, fresh: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(fresh) })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return z.string().parse(row.value);
}

/** The stored value; null if there is none. */
export async function findSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row ? z.string().parse(row.value) : null;
}

/** The rest of the names that begin with this prefix. */
export async function listSettingNames(db: Db, prefix: string): Promise<string[]> {
  const rows = await db.selectFrom('settings').select('name').where('name', 'like', `${prefix}%`).execute();
  return rows.map(({ name }) => name.slice(prefix.length));
}

export async function deleteSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', name).execute();
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict(conflict =>
      conflict.column('name').doUpdateSet({ value: JSON.stringify(value), updated_at: sql`now()` }),
    )
    .execute();
}

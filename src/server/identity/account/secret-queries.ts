import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/tables.ts';

const prefix = 'account-secret.';

export async function readStored(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', prefix + name)
    .executeTakeFirst();
  return row ? z.string().parse(row.value) : null;
}

export async function listStored(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('settings').select('name').where('name', 'like', `${prefix}%`).execute();
  return rows.map(row => row.name.slice(prefix.length));
}

export async function writeStored(trx: Transaction<DB>, name: string, sealed: string): Promise<void> {
  const value = JSON.stringify(sealed);
  await trx
    .insertInto('settings')
    .values({ name: prefix + name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value, updated_at: sql`now()` }))
    .execute();
}

export async function deleteStored(trx: Transaction<DB>, name: string): Promise<void> {
  await trx
    .deleteFrom('settings')
    .where('name', '=', prefix + name)
    .execute();
}

import { sql } from 'kysely';
import type { Trx } from './database.ts';

/** Limits the duration of the transaction's later statements (ms). A shorter limit of the database stays. */
export async function limitStatements(trx: Trx, ms: number): Promise<void> {
  await sql`
    select set_config('statement_timeout', ${String(ms)}, true) from pg_settings
    where name = 'statement_timeout' and (setting::int8 = 0 or setting::int8 > ${ms})`.execute(trx);
}

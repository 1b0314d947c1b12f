import { sql, type Transaction } from 'kysely';
import type { DB } from './tables.ts';

/** From here on no statement of the transaction takes longer (ms). A limit of the database's own that is shorter stays. */
export async function limitStatements(trx: Transaction<DB>, ms: number): Promise<void> {
  await sql`
    select set_config('statement_timeout', ${String(ms)}, true) from pg_settings
    where name = 'statement_timeout' and (setting::int8 = 0 or setting::int8 > ${ms})`.execute(trx);
}

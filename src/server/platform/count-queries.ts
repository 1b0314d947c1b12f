import type { AliasableExpression } from 'kysely';
import type { Db } from './db/database.ts';

/** How many rows a query finds. With a limit, counting ends there. */
export async function countRows<Row>(db: Db, rows: AliasableExpression<Row>): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('found'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

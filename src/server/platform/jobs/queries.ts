import type { Db } from 'pg-boss';

/** The queues of these names that have a job to start now. */
export async function findDueQueues(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.executeSql(
    `select asked.name from unnest($1::text[]) asked (name)
     where exists (
       select 1 from pgboss.job j
       where j.name = asked.name and j.state < 'active' and not j.blocked and j.start_after <= now()
     )`,
    [names],
  );
  return new Set(rows.map(({ name }: { name: string }) => name));
}

import { Client } from 'pg';
import { expect, onTestFinished } from 'vitest';

/*
 * Work that is to be killed in its middle is held there: its second step writes all it has to, and then waits for the test
 * before it may say so. However busy the machine is, the work is neither done nor not begun when it is killed.
 */
const key = 4_711;

/** The second step, by what a step says of how far the work is. The first of a reversal starts from all there is. */
const secondSteps = {
  generation_batches: `
    new.planned_through > old.planned_through and old.planned_through > 0
    or new.total_completed > old.total_completed and old.total_completed > 0
    or new.total_completed < old.total_completed and old.total_skipped > 0
    or new.total_failed < old.total_failed and old.total_failed < old.total_planned`,
  page_changes: 'new.done_pages > old.done_pages and old.done_pages > 0',
  publishing_schedules: 'new.published_pages > old.published_pages and old.published_pages > 0',
} as const;

/** Prepares a database: from here on second steps wait while the lock is held. */
export async function makeHoldable(url: string): Promise<void> {
  const client = await connect(url);
  await client.query(`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${key}); return new; end $$`);
  for (const [table, isSecondStep] of Object.entries(secondSteps)) {
    await client.query(`create trigger wait_for_test before update on ${table}
      for each row when (${isSecondStep}) execute function wait_for_test()`);
  }
  await client.end();
}

/** Holds second steps until the function given back is called, the server dies, or the test is over. */
export async function holdWork(url: string): Promise<() => Promise<void>> {
  const client = await connect(url);
  await client.query(`select pg_advisory_lock(${key})`);
  const letGo = () => client.end().catch(() => undefined);
  onTestFinished(letGo);
  return letGo;
}

/** Waits until a job holds its second step: everything is written and nothing is announced. */
export async function untilHeld(url: string): Promise<void> {
  const client = await connect(url);
  await expect
    .poll(async () => {
      const { rows } = await client.query<{ held: number }>(
        `select count(*)::int as held from pg_locks l join pg_database d on d.oid = l.database
         where l.locktype = 'advisory' and l.objid = ${key} and not l.granted and d.datname = current_database()`,
      );
      return rows[0]?.held;
    })
    .toBeGreaterThan(0);
  await client.end();
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // It may be the server that is killed.
  await client.connect();
  return client;
}

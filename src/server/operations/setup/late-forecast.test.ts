import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoProgram } from '../../../../test/demo-program.ts';
import { closeLikenessGate } from '../../../../test/factories.ts';
import type { TestProgram } from '../../../../test/test-program.ts';
import type { SetupInput, SetupState } from '../../../contract/operations/setup.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startDemoProgram();
  await closeLikenessGate(program);
});
afterAll(() => program.stop());

const plumber: SetupInput = {
  trade: 'plumbing',
  business: { name: 'Gem State Works', phone: '(512) 555-0134', email: 'hello@gemstate.example' },
  areas: { center: { city: 'Austin', state: 'TX', miles: 30 }, most_towns: 10 },
  landing_pages: 'listed',
};

/** Nothing is done while this lock is held. */
const held = 4711;

test('the pages of a new business wait for their forecast, and the job checks again instead of giving up', async () => {
  const { pool } = program.database;
  await pool.query(`
    create function wait_for_test() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${held}); return new; end $$;
    create trigger wait_for_test before update on batch_likeness for each row when (new.state = 'done')
      execute function wait_for_test()`);
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [held]);
    await program.call('POST', '/api/setup', plumber);
    const looked = async () => {
      const { rows } = await holder.query<{ count: number }>(
        `select count(*) as count from pgboss.job j
         where j.name = 'finish-setup' and j.state = 'completed'
           and j.created_on > (select max(planned_at) from generation_batches)`,
      );
      return rows[0]?.count ?? 0;
    };
    await expect.poll(looked).toBeGreaterThan(1);
    const { rows } = await holder.query<{ status: string }>('select status from generation_batches');
    expect(rows).toEqual([{ status: 'planning' }]);
    await holder.query('select pg_advisory_unlock($1)', [held]);
  } finally {
    holder.release();
  }
  const state = () => program.call<SetupState>('GET', '/api/setup');
  await expect.poll(state).toMatchObject({ state: 'set-up', is_working: false, waits: false });
});

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { footerForm, postForm, quoteForm } from '../../../../test/lead-forms.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { watchDatabase } from '../../platform/db/database-state.ts';

/* A program whose database answers and stores nothing. */
let database: TestDatabase;
let program: TestProgram;

beforeAll(async () => {
  database = await createTestDatabase();
  program = await startTestProgram({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await program.stop();
  await database.drop();
});

const answer = 'Your request could not be stored. Please send it again in a minute, or call us.';

async function expectKindRefusal(): Promise<void> {
  const fields = footerForm({ additional_details: 'A piano on the third floor.' });
  const page = await postForm(program, fields);
  const html = await page.text();
  expect(page.status).toBe(503);
  expect(html).toMention(answer);
  expect(html).toMention('A piano on the third floor.');
  expect(html).toMention('href="tel:');
  const api = await program.request('POST', '/api/leads', { body: quoteForm() });
  expect([api.status, await api.json()]).toMatchObject([
    503,
    { error: { kind: 'unavailable', message: answer } },
  ]);
}

test.each(['53100', '58030', '25006'])(
  'a form that fails with %s comes back filled, with the phone number',
  async code => {
    await program.database.pool.query(`
    create or replace function refuse_lead() returns trigger language plpgsql as
      $$ begin raise exception 'no lead is stored' using errcode = '${code}'; end $$;
    create or replace trigger refuse_lead before insert on leads for each row execute function refuse_lead()`);
    await expectKindRefusal();
    await program.database.pool.query('drop trigger refuse_lead on leads');
    expect((await postForm(program, quoteForm())).status).toBe(303);
  },
);

test('a read-only database is told by /readyz, and refuses forms as kindly', async () => {
  expect(await (await program.request('GET', '/readyz')).json()).toEqual({
    status: 'ready',
    database: 'ready',
  });
  const other = new Client({ connectionString: database.url });
  await other.connect();
  const name = new URL(database.url).pathname.slice(1);
  await other.query(`alter database "${name}" set default_transaction_read_only = on`);
  // Connections from before may still write.
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await other.end();
  await expect.poll(() => watchDatabase(program.database.pool)()).toBe('read-only');
  await expectKindRefusal();
});

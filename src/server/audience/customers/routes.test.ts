import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Customer } from '../../../contract/audience/customers.ts';
import type { Activity } from '../../../contract/platform/activity.ts';
import { listCustomers } from './list-customers.ts';
import { usageMonth } from './usage-month.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

interface List {
  items: Customer[];
  next_cursor: string | null;
  total: number;
}
const list = (query = '') => program.call<List>('GET', `/api/customers${query}`);
const ids = (found: List) => found.items.map(item => item.id);
const refuse = async (id: string, changes: unknown) => {
  const reply = await program.request('PATCH', `/api/customers/${id}`, {
    body: changes,
    cookie: program.cookie,
  });
  return [reply.status, (await reply.json()).error.message];
};

test('customers are found by part of the email or the company in any case, by plan and by being active', async () => {
  const [first, second, third] = [
    await createCustomer(program, { company_name: 'Blue Heron Movers 50%', subscription_plan: 'basic' }),
    await createCustomer(program, { company_name: 'blue water', is_active: false }),
    await createCustomer(program),
  ];
  expect(ids(await list())).toEqual([third, second, first].map(one => one.profile.id));
  expect(ids(await list('?search=BLUE'))).toEqual([second.profile.id, first.profile.id]);
  expect(ids(await list(`?search=${third.email.toUpperCase()}`))).toEqual([third.profile.id]);
  expect(ids(await list('?search=50%25'))).toEqual([first.profile.id]);
  expect(ids(await list('?search=_'))).toEqual([]);
  expect(ids(await list('?plan=basic'))).toEqual([first.profile.id]);
  expect(ids(await list('?is_active=false'))).toEqual([second.profile.id]);
  expect(await list('?search=blue&plan=free&is_active=true')).toMatchObject({ items: [], total: 0 });
});

test('a list continues where it stopped', async () => {
  const all = ids(await list());
  const first = await list('?per_page=1');
  const rest = await list(`?cursor=${first.next_cursor}`);
  expect([...ids(first), ...ids(rest)]).toEqual(all);
  expect([first.total, rest.next_cursor]).toEqual([all.length, null]);
});

test('a change keeps what it leaves out, and is written down with what it was', async () => {
  const { profile, email } = await createCustomer(program, { company_name: ' Pelican\u0007 Hauling ' });
  const changed = await program.call<Customer>('PATCH', `/api/customers/${profile.id}`, {
    subscription_plan: 'premium',
    monthly_page_limit: 250,
    website_url: 'https://pelican.example/about?x=1',
  });
  expect(changed).toMatchObject({
    company_name: 'Pelican  Hauling',
    subscription_plan: 'premium',
    monthly_page_limit: 250,
    website_url: 'https://pelican.example/about?x=1',
    is_active: true,
    email,
  });
  await program.call('PATCH', `/api/customers/${profile.id}`, { is_active: false });
  await program.call('PATCH', `/api/customers/${profile.id}`, { is_active: false, website_url: '' });
  const { items } = await program.call<{ items: Activity[] }>(
    'GET',
    '/api/activity?noun=customers&per_page=3',
  );
  expect(items.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    {
      action: 'saved',
      before: { website_url: 'https://pelican.example/about?x=1' },
      after: { website_url: null },
    },
    { action: 'switched-off', before: { is_active: true }, after: { is_active: false } },
    {
      action: 'saved',
      before: { subscription_plan: 'free', monthly_page_limit: 10, website_url: null },
      after: {
        subscription_plan: 'premium',
        monthly_page_limit: 250,
        website_url: 'https://pelican.example/about?x=1',
      },
    },
  ]);
});

test('what can’t be is refused with the field’s own words', async () => {
  const { profile } = await createCustomer(program);
  const badWebsite = [400, 'Enter a web address that starts with https:// or http://'];
  for (const website_url of [
    'javascript:alert(1)',
    'ftp://example.com',
    'example.com',
    'https://',
    'https://user:secret@example.com',
    'https://example.com/a b',
    'data:text/html,x',
  ]) {
    expect(await refuse(profile.id, { website_url })).toEqual(badWebsite);
  }
  expect(await refuse(profile.id, { monthly_page_limit: -1 })).toEqual([400, 'At least 0']);
  expect(await refuse(profile.id, { monthly_page_limit: 1.5 })).toEqual([400, 'Write a whole number']);
  expect(await refuse(profile.id, { monthly_page_limit: 1e9 })).toEqual([
    400,
    'At most 1,000,000 pages a month',
  ]);
  expect((await refuse(profile.id, { subscription_plan: 'gold' }))[0]).toBe(400);
  expect(await refuse(profile.id, {})).toEqual([400, 'Say what to change']);
  expect((await refuse('00000000-0000-4000-8000-000000000000', { is_active: true }))[0]).toBe(404);
  expect(await program.call('GET', `/api/customers/${profile.id}`)).toEqual(profile);
});

test('where accounts can’t be read, customers are listed without emails and found by company', async () => {
  await createCustomer(program, { company_name: 'Nameless Freight' });
  const db = program.database.kysely;
  const parts = { db, log: pino({ level: 'silent' }), month: usageMonth(new Date(), 'America/New_York') };
  const query = { after: null, limit: 50 };
  const known = await listCustomers(parts, query);
  await sql`alter table auth_users rename column email to hidden`.execute(db);
  try {
    const unknown = await listCustomers(parts, query);
    expect(unknown.rows).toEqual(known.rows.map(item => ({ ...item, email: null })));
    expect(known.rows[0]?.email).toMatch(/@example\.com$/);
    const found = await listCustomers(parts, { ...query, search: 'nameless' });
    expect(found.rows.map(item => [item.company_name, item.email])).toEqual([['Nameless Freight', null]]);
  } finally {
    await sql`alter table auth_users rename column hidden to email`.execute(db);
  }
});

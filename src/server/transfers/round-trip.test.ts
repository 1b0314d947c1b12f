import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTransferProgram, type TransferProgram } from '../../../test/transfer-program.ts';
import type { PageRow } from '../../contract/pages.ts';
import type { SettingsReply } from '../../contract/settings.ts';
import type { ImportJob } from '../../contract/transfers.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { startServer, type WebServer } from '../http/start-server.ts';
import { carriedTables } from './carried-tables.ts';

const env = { PUBLIC_URL: 'https://hauling.example', PORT: '0' };
let from: TransferProgram;
let to: TransferProgram;
let servers: WebServer[] = [];

beforeAll(async () => {
  [from, to] = [await startTransferProgram(env), await startTransferProgram(env)];
  await loadDemo(from);
  await changeThings(from);
}, 300_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  await from.stop();
  await to.stop();
});

/** What staff do to a site after its pages were made. */
async function changeThings(program: TransferProgram): Promise<void> {
  const { items } = await program.call<{ items: PageRow[] }>('GET', '/api/pages?per_page=3');
  const [edited, hidden, archived] = items;
  await program.database.pool.query('update generated_landing_pages set is_noindex = true where id = $1', [
    hidden?.id,
  ]);
  await program.call('PATCH', `/api/pages/${archived?.id}`, { status: 'archived' });
  await program.database.pool.query(
    `update generated_landing_pages set title = 'A title \\ with "marks" & <script>alert(1)</script> 🚚',
       overrides = '[{"section_id":null,"path":["title"],"text":"A title","replaced":"Another"}]' where id = $1`,
    [edited?.id],
  );
  await program.call('POST', '/api/redirects', { source_path: '/old-page', destination_path: '/contact' });
  const { business } = await program.call<SettingsReply>('GET', '/api/settings');
  await program.call('PUT', '/api/settings/business', {
    ...business,
    value: { ...business.value, name: 'Haul & Sons' },
  });
  await program.database.pool.query(
    `insert into leads (id, kind, name, phone, phone_digits, email, junk_types)
     values (gen_random_uuid(), 'quote', E'Ann\\nO''Neil', '555', '555', 'ann@example.com', '{sofa,"a, b"}')`,
  );
  await program.accounts.createUser({
    email: 'customer@example.com',
    password: 'a customer password',
    role: 'customer',
  });
}

async function addressesOf(program: TransferProgram): Promise<string[]> {
  const { rows } = await program.database.pool.query<{ slug: string }>(
    'select slug from generated_landing_pages order by slug',
  );
  const { rows: towns } = await program.database.pool.query<{ path: string }>(
    `select distinct '/locations/' || state_path || '/' || city_path || '/' as path from town_counts`,
  );
  return [
    ...rows.map(row => `/${row.slug}/`),
    ...towns.map(row => row.path),
    '/',
    '/about',
    '/contact',
    '/services',
    '/pricing',
    '/blog',
    '/locations',
    '/old-page',
    '/robots.txt',
    '/junk-removal-boca-raton',
    '/not-there',
    '/terms',
    '/privacy',
  ];
}

/** Forms carry a mark signed with a key that never leaves its installation; all else of a page has to be the same. */
const withoutMark = (html: string) => html.replaceAll(/(name="form_token" value=")[^"]+/g, '$1');

test('a full export imported into an empty database gives byte-equal public pages and equal rows', async () => {
  const { job, response } = await from.export('full_system');
  expect(job).toMatchObject({
    status: 'completed',
    export_data: { generated_landing_pages: 312, settings: 1, leads: 1 },
  });
  expect(job.rows_done).toBe(job.rows_total);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="full_system_export_\d{4}-\d\d-\d\d\.json"$/,
  );
  const file = await response.text();
  expect(Buffer.byteLength(file)).toBe(job.file_size);

  const checked = await to.check('full_system', file);
  expect([checked.status, checked.error_message]).toEqual(['checked', null]);
  expect(checked.import_results?.items.filter(item => item.verdict === 'refused')).toEqual([]);
  expect(checked.import_results?.counts.generated_landing_pages).toMatchObject({
    new: 312,
    refused: 0,
    kept: 0,
  });
  const { rows: nothing } = await to.database.pool.query('select 1 from generated_landing_pages');
  expect(nothing).toEqual([]);
  const done: ImportJob = await to.apply(checked.id);
  expect([done.status, done.error_message]).toEqual(['completed', null]);

  for (const { table, where = 'true' } of carriedTables) {
    const rowsOf = async ({ database }: TransferProgram) => {
      const { rows: found } = await database.pool.query('select to_regclass($1) as found', [table]);
      if (found[0].found === null) return null;
      const { rows } = await database.pool.query(
        `select (to_jsonb(r) - 'created_by' - 'updated_by')::text as row from ${table} r where ${where} order by 1`,
      );
      return rows;
    };
    expect([table, await rowsOf(to)]).toEqual([table, await rowsOf(from)]);
  }
  const counters = 'select template_id, status, count from page_counts where count > 0 order by 1, 2';
  expect((await to.database.pool.query(counters)).rows).toEqual(
    (await from.database.pool.query(counters)).rows,
  );

  const log = pino({ level: 'silent' });
  servers = [await startServer({ ...from, log }, from.assets), await startServer({ ...to, log }, to.assets)];
  const differing: string[] = [];
  const addresses = await addressesOf(from);
  expect(addresses.length).toBeGreaterThan(340);
  for (const address of addresses) {
    const [ours, theirs] = await Promise.all(
      servers.map(async ({ port }) => {
        const reply = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
        return `${reply.status} ${reply.headers.get('location')} ${withoutMark(await reply.text())}`;
      }),
    );
    if (ours !== theirs) differing.push(address);
  }
  expect(differing).toEqual([]);
}, 300_000);

test('nothing of a sign-in is in a full export', async () => {
  const { response } = await from.export('full_system');
  const file = await response.text();
  const { rows } = await from.database.pool.query<{ secret: string }>(
    `select password as secret from auth_accounts where password is not null
     union all select token from auth_sessions
     union all select value #>> '{}' from settings where name not like 'site.%' and jsonb_typeof(value) = 'string' and length(value #>> '{}') > 16`,
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const { secret } of rows) expect(file.includes(secret)).toBe(false);
  const accounts = (JSON.parse(file) as { accounts: { email: string }[] }).accounts;
  expect(accounts.toSorted((a, b) => a.email.localeCompare(b.email))).toEqual([
    { id: expect.any(String), email: 'admin@example.com', role: 'admin' },
    { id: expect.any(String), email: 'customer@example.com', role: 'customer' },
  ]);
});

test('imported a second time, everything that is here stays as it is', async () => {
  const { response } = await from.export('full_system');
  const checked = await from.check('full_system', await response.text());
  const counts = checked.import_results?.counts;
  const items = checked.import_results?.items ?? [];
  expect(counts?.generated_landing_pages).toMatchObject({ new: 0, kept: 312, refused: 0 });
  expect(items.length).toBeGreaterThan(600);
  expect(items.every(item => item.verdict === 'kept' || item.verdict === 'left_out')).toBe(true);
  const done = await from.apply(checked.id);
  expect(done.status).toBe('completed');
  expect(await from.call('GET', '/api/pages/counts')).toMatchObject({ total: 312 });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ended, type Filled, fillProgram } from '../../../../test/filled-program.ts';
import type { Listener } from '../../../../test/test-program.ts';
import { startTransferProgram, type TransferProgram } from '../../../../test/transfer-program.ts';
import type { ImportJob } from '../../../contract/operations/transfers.ts';
import { exportedTables } from '../tables/exported-tables.ts';

/*
 * A program with all kinds of data, exported and imported into an empty one.
 * As the guide says, staff accounts are created there first, with other ids.
 */

const env = { PUBLIC_URL: 'https://hauling.example' };
let from: TransferProgram;
let to: TransferProgram;
let filled: Filled;
let file: string;
let checked: ImportJob;

type Row = Readonly<Record<string, unknown>>;
const ask = async ({ database }: TransferProgram, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query<Row>(text, values)).rows;
const adminOf = async (program: TransferProgram) =>
  String((await ask(program, `select user_id from user_roles where role = 'admin'`))[0]?.user_id);

beforeAll(async () => {
  [from, to] = [await startTransferProgram(env), await startTransferProgram(env)];
  await to.database.pool.query(
    `insert into webhooks (id, url, events, sealed_secret)
     values (gen_random_uuid(), 'https://example.com', '{page.published,batch.completed,lead.received}', 'x')`,
  );
  filled = await fillProgram(from);
  file = await (await from.export('full_system')).response.text();
  checked = await to.check('full_system', file);
});
afterAll(async () => {
  await from.stop();
  await to.stop();
});

test('every exported table holds something here, so that none is compared empty', async () => {
  const empty: string[] = [];
  for (const { table, where = 'true' } of exportedTables) {
    if ((await ask(from, `select 1 from ${table} where ${where} limit 1`)).length === 0) empty.push(table);
  }
  expect(empty).toEqual([]);
});

test('the check changes nothing and refuses nothing', async () => {
  expect([checked.status, checked.error_message]).toEqual(['checked', null]);
  const counts = Object.entries(checked.import_results?.counts ?? {});
  expect(counts.filter(([, one]) => one.refused + one.left_out + one.renamed > 0)).toEqual([]);
  expect(checked.import_results?.counts.accounts).toMatchObject({ new: 1, kept: 1 });
  expect(checked.import_results?.notes).toEqual([expect.stringContaining('switched off')]);
  expect(await ask(to, 'select 1 from generated_landing_pages union all select 1 from leads')).toEqual([]);
});

describe('imported', () => {
  let again: string;
  beforeAll(async () => {
    const done = await to.apply(checked.id);
    if (done.status !== 'completed') throw new Error(`the import ${done.status}: ${done.error_message}`);
    again = await (await to.export('full_system')).response.text();
  });

  test('a second export is the first', async () => {
    expect(await comparable(again, to)).toEqual(await comparable(file, from));
    const { settings } = JSON.parse(again) as Record<string, Row[]>;
    expect(settings?.find(row => row.name === 'site.accounts')?.value).toMatchObject({
      value: { sign_up: false, company_sign_in: { is_on: false, issuer: 'https://login.example.com' } },
    });
  });

  test('a tar brings the same, a photo too', async () => {
    const { job, response } = await from.export('full_system', 'tar');
    expect([job.file_name, response.headers.get('content-type')]).toEqual([
      expect.stringMatching(/^full_system_export_[\d-]+\.tar$/),
      'application/x-tar',
    ]);
    const other = await startTransferProgram(env);
    try {
      const bytes = new Uint8Array(await response.arrayBuffer());
      const { id, import_results } = await other.check('full_system', bytes);
      expect(import_results?.counts).toEqual(checked.import_results?.counts);
      expect(await other.apply(id)).toMatchObject({ status: 'completed', error_message: null });
      const exported = await (await other.export('full_system')).response.text();
      expect(await comparable(exported, other)).toEqual(await comparable(file, from));
      const [photo] = JSON.parse(file).lead_photo_files;
      const kept = join(other.config.dataDir, 'uploads/leads', photo.lead_id, `${photo.number}.webp`);
      expect(readFileSync(kept).toString('base64')).toBe(photo.data);
    } finally {
      await other.stop();
    }
  });

  /** The lists of an export in their order, without what differs after an import: staff and their ids, and ways to sign in. */
  async function comparable(exported: string, program: TransferProgram) {
    const lists = JSON.parse(exported.replaceAll(await adminOf(program), 'admin')) as Record<string, Row[]>;
    return Object.entries(lists).map(([field, list]) => {
      if (!Array.isArray(list)) return field;
      if (field === 'accounts') return [field, list.filter(row => row.role === 'customer')];
      if (field === 'settings') return [field, list.filter(row => row.name !== 'site.accounts')];
      // A running schedule resumes immediately.
      return [field, list.map(row => ('turn' in row ? { ...row, turn: 0, updated_at: '' } : row))];
    });
  }

  test('the database’s own counts are the same', async () => {
    for (const query of [
      'select template_id, status, count from page_counts where count > 0 order by 1, 2',
      'select template_version_id, count from version_page_counts where count > 0 order by 1',
      'select state, city, count from town_counts where count > 0 order by 1, 2',
      'select state, city, uses from place_uses where uses > 0 order by 1, 2',
    ])
      expect(await ask(to, query)).toEqual(await ask(from, query));
  });

  test('every public address answers with the same bytes', async () => {
    for (const program of [from, to]) await program.sitemap.build();
    const [server, imported] = [await from.listen(), await to.listen()];
    const addresses = await addressesOf(from);
    expect(addresses.length).toBeGreaterThan(380);
    // In sequence: two programs in one process would discard each other's prepared pages.
    const ours = await answersOf(server, addresses);
    const theirs = await answersOf(imported, addresses);
    expect(addresses.filter((_, at) => ours[at] !== theirs[at])).toEqual([]);
    expect(ours.filter(answer => answer.startsWith('200 ')).length).toBeGreaterThan(370);
  });

  test('undoing a deletion, a renaming and a batch there has the same result', async () => {
    const slugs = `select slug, status from generated_landing_pages order by slug`;
    const rules = `select source_path, destination_path, is_active from redirects order by source_path`;
    for (const program of [from, to]) {
      const undone = await program.call<{ id: string }>(
        'POST',
        `/api/pages/changes/${filled.deletion.id}/undo`,
      );
      expect(await ended(program, `/api/pages/changes/${undone.id}`)).toMatchObject({
        status: 'completed',
        changed_pages: 4,
      });
      const back = await program.call<{ id: string }>(
        'POST',
        `/api/pages/changes/${filled.renaming.id}/undo`,
      );
      expect(await ended(program, `/api/pages/changes/${back.id}`)).toMatchObject({ status: 'completed' });
      await program.call('POST', `/api/batches/${filled.updating.id}/revert`);
      await expect
        .poll(() => program.call('GET', `/api/batches/${filled.updating.id}`))
        .toMatchObject({ reverted_at: expect.any(String) });
    }
    expect(await ask(to, slugs)).toEqual(await ask(from, slugs));
    expect(await ask(to, rules)).toEqual(await ask(from, rules));
  });

  test('a customer has their account without a password, their plan and their pages; a photo lies with its request', async () => {
    const [account] = await ask(
      to,
      `select r.role, p.subscription_plan, p.monthly_page_limit, p.pages_generated_this_month as made,
         (select count(*)::int from generated_landing_pages g where g.owner_id = u.id) as pages,
         (select count(*)::int from auth_accounts a where a.user_id = u.id) as ways_in
       from auth_users u join user_roles r on r.user_id = u.id join customer_profiles p on p.user_id = u.id
       where u.email = $1`,
      [filled.customer],
    );
    expect(account).toEqual({
      role: 'customer',
      subscription_plan: 'premium',
      monthly_page_limit: 50,
      made: 1,
      pages: 1,
      ways_in: 0,
    });
    const photoOf = ({ config }: TransferProgram) =>
      readFileSync(join(config.dataDir, 'uploads', 'leads', filled.lead, '1.webp'));
    expect(photoOf(to).equals(photoOf(from))).toBe(true);
    expect(
      readdirSync(join(to.config.dataDir, 'transfers')).filter(name => name.startsWith('photos-')),
    ).toEqual([]);
  });

  test('no message is sent about earlier events elsewhere', async () => {
    expect(
      await ask(to, `select event from webhook_deliveries where created_at < $1`, [
        new Date(checked.created_at),
      ]),
    ).toEqual([]);
    expect(await ask(to, `select 1 from outbox`)).toEqual([]);
    const told = await ask(
      to,
      `select event from webhook_deliveries where event in ('lead.received', 'batch.completed')`,
    );
    expect(told).toEqual([]);
  });

  test('a second import leaves existing data as it is', async () => {
    const twice = await to.check('full_system', again);
    const counts = Object.entries(twice.import_results?.counts ?? {});
    expect(counts.filter(([, one]) => one.refused > 0)).toEqual([]);
    expect(twice.import_results?.counts.generated_landing_pages).toMatchObject({ new: 0 });
    const before = await to.call('GET', '/api/pages/counts');
    expect((await to.apply(twice.id)).status).toBe('completed');
    expect(await to.call('GET', '/api/pages/counts')).toEqual(before);
  });
});

test('a full export has nothing of a sign-in', async () => {
  const secrets = await ask(
    from,
    `select password as secret from auth_accounts where password is not null
     union all select token from auth_sessions
     union all select value #>> '{}' from settings
       where name not like 'site.%' and jsonb_typeof(value) = 'string' and length(value #>> '{}') > 16`,
  );
  expect(secrets.length).toBeGreaterThan(3);
  for (const { secret } of secrets) expect(file.includes(String(secret))).toBe(false);
  const { accounts } = JSON.parse(file) as { accounts: Row[] };
  expect(new Set(accounts.flatMap(account => Object.keys(account)))).toEqual(
    new Set(['id', 'email', 'name', 'role', 'email_verified', 'created_at']),
  );
});

/** Everything that answers a visitor, and some things that do not. */
async function addressesOf(program: TransferProgram): Promise<string[]> {
  const listed = await ask(
    program,
    `select '/' || slug || '/' as path from generated_landing_pages
     union select source_path from redirects
     union select distinct '/locations/' || state_path || '/' || city_path from town_counts where count > 0
     union select distinct '/locations/' || state_path from town_counts where count > 0
     union select '/blog/' || slug from posts union select '/blog/' || slug from post_addresses
     union select path from sitemap_files`,
  );
  const [fixed] = await ask(program, `select body from sitemap_files where path = '/sitemap-pages.xml'`);
  const named = gunzipSync(fixed?.body as Buffer)
    .toString()
    .matchAll(/<loc>https:\/\/hauling\.example([^<]*)<\/loc>/g);
  const paths = listed.map(row => encodeURI(String(row.path)));
  return [
    ...new Set([
      ...paths,
      ...[...named].map(([, path = '']) => path || '/'),
      '/',
      '/about',
      '/contact',
      '/services',
      '/pricing',
      '/blog',
      '/locations',
      '/giveaway',
      '/robots.txt',
      '/sitemap.xml',
      '/shop/sofas?a=b',
      '/not-there',
      '/old-page?x=1',
      '/reserve-now',
      '/insurance',
    ]),
  ];
}

/** Form tokens are signed with a key of the installation; the rest of a response must be equal. */
async function answersOf({ origin }: Listener, addresses: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const address of addresses) {
    const reply = await fetch(`${origin}${address}`, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const body = await reply.text();
    const head = ['location', 'content-type', 'cache-control', 'x-robots-tag'].map(name =>
      reply.headers.get(name),
    );
    answers.push(
      `${reply.status} ${head.join(' ')} ${body.replaceAll(/(name="form_token" value=")[^"]+/g, '$1')}`,
    );
  }
  return answers;
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import {
  createCustomer,
  createTemplate,
  generateBatch,
  planBatch,
  towns,
} from '../../../../test/factories.ts';
import { chairRentalPack } from '../../../../test/pack-files.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { readPackZip, writePackZip } from '../../business/packs/pack-zip.ts';

let program: TestProgram;
let home: string;
beforeAll(async () => {
  program = await startTestProgram();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-commands-'));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

/** A command line, split at spaces. Other words follow as they are. */
const run = (line: string, ...more: string[]) => runCommand(program, [...line.split(' '), ...more]);
const json = async (line: string, ...more: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await run(line, ...more, '--json')).stdout) as Record<string, unknown>;

describe('a redirect', () => {
  test('a redirect is created, found by its source as people write it, changed in one field, and deleted', async () => {
    expect(await run('redirects list')).toMatchObject({ code: 0, stdout: 'No redirects found\n' });
    const made = await run(
      'redirects create --source-path /old --destination-path /about --redirect-type 302',
    );
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toMatch(/^Redirect source path +\/old$/m);
    expect(await json('redirects change OLD/ --is-active false')).toMatchObject({
      redirect: { source_path: '/old', destination_path: '/about', redirect_type: 302, is_active: false },
    });
    expect((await run('redirects list --is-active true')).stdout).toBe('No redirects found\n');
    expect(await run('redirects delete /old')).toMatchObject({
      code: 2,
      stderr: 'Not confirmed: nothing was changed. With --yes no question is asked.\n',
    });
    expect(await run('redirects delete /old --yes')).toMatchObject({ code: 0, stdout: 'Done.\n' });
    expect(await run('redirects delete /old --yes')).toMatchObject({
      code: 2,
      stderr: '“/old” not found in redirects.\nSee: redirects list\n',
    });
    expect((await run('activity list --noun redirects')).stdout).toContain(
      'admin@example.com (command line)',
    );
  });

  test('a redirect is refused with the option that is wrong, also as a document', async () => {
    expect(await run('redirects create')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: '--source-path: Enter the old path, like /old-page\n',
    });
    expect(await json('redirects create --source-path /x --destination-path javascript:x')).toMatchObject({
      error: { message: expect.stringContaining('--destination-path: ') },
    });
    expect(await run('redirects create --redirect-type 9')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Allowed choices are 301, 302, 307, 308, 410'),
    });
    expect((await run('redirects show ..%2f..%2fsettings')).code).toBe(2);
    expect((await run('areas delete ../settings --yes')).code).toBe(2);
    expect(await run('areas delete .. --yes')).toMatchObject({
      code: 2,
      stderr: '<id>: “..” is not possible.\n',
    });
  });

  test('a redirect is one of many, which come page by page, as a document or with one heading', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => `/many-${n},/about`);
    const file = join(home, 'many.csv');
    await writeFile(file, `from,to\n${rows.join('\n')}\n`);
    expect((await run('redirects import', file)).code).toBe(0);
    const some = await run('redirects list --limit 2');
    expect(some.stdout.trim().split('\n')).toHaveLength(3);
    expect(some.stderr).toBe('2 of 450.\nAll of them: --limit all\n');
    const first = await json('redirects list --limit 2');
    expect(first).toMatchObject({ items: { length: 2 }, total: 450 });
    const rest = await json('redirects list --limit all --cursor', String(first.next_cursor));
    expect(rest).toMatchObject({ items: { length: 448 }, next_cursor: null });
    const all = await run('redirects list --limit all');
    expect(all.stdout.trim().split('\n')).toHaveLength(451);
    expect(all.stdout.match(/^Id /gm)).toHaveLength(1);
    expect((await run('redirects list --limit 0')).code).toBe(2);
  });
});

test('a customer is changed by email, and an empty change is refused', async () => {
  const { profile, email } = await createCustomer(program);
  const change = ['--subscription-plan', 'basic', '--monthly-page-limit', '40', '--company-name', "Ann's"];
  expect(await json('customers change', email, ...change)).toMatchObject({
    id: profile.id,
    subscription_plan: 'basic',
    monthly_page_limit: 40,
    company_name: "Ann's",
  });
  expect((await run('customers list --search ann')).stdout).toMatch(/Ann's +basic/);
  for (const [args, words] of [
    [
      ['--website-url', 'javascript:x'],
      '--website-url: Enter a web address that starts with https:// or http://',
    ],
    [['--monthly-page-limit', 'many'], 'It has to be a number.'],
    [[], 'Say what to change'],
  ] as const)
    expect(await run('customers change', email, ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(words),
    });
});

test('a page of the site is written to a file, changed there and saved, once', async () => {
  const file = join(home, 'about.json');
  const shown = await json('site-pages show /about');
  const document = { ...(shown.document as object), title: 'Who we are' };
  await writeFile(file, JSON.stringify({ ...shown, document }));
  expect(await json('site-pages change /about --from', file)).toMatchObject({ title: 'Who we are' });
  expect(await run('site-pages change /about --from', file)).toMatchObject({ code: 1 });
  expect(await json('site-pages change /about --is-hidden')).toMatchObject({
    is_hidden: true,
    title: 'Who we are',
  });
  expect(await json('site-pages reset /about')).toMatchObject({ is_edited: false });
});

test('settings are changed at their newest revision', async () => {
  const file = join(home, 'claims.json');
  const { claims } = (await json('settings show')) as { claims: { value: object } };
  await writeFile(file, JSON.stringify({ ...claims.value, is_on: true }));
  expect(await json('settings claims --value', `@${file}`)).toMatchObject({ value: { is_on: true } });
});

test('a template and a page of it are found by their names', async () => {
  await createTemplate(program, { name: 'Docks' });
  const values = ['city=Miami', 'state=FL', 'keyword=dock removal'].flatMap(one => ['--field-values', one]);
  const page = await json('pages create --template-id docks', ...values);
  expect(page).toMatchObject({ slug: 'dock-removal-in-miami-fl' });
  expect((await run('pages list --template-id Docks')).stdout).toContain('dock-removal-in-miami-fl');
  expect(await json('pages change /dock-removal-in-miami-fl/ --slug miami-docks')).toMatchObject({
    id: page.id,
    slug: 'miami-docks',
  });
  expect((await run('pages export -')).stdout).toMatch(/^\uFEFFTitle,Slug,Status,/);
  await createTemplate(program, { name: 'docks' });
  expect(await run('templates show Docks')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('2 are named “Docks”. Give the id of one:'),
  });
});

test('a pace is set, changed from its newest revision, paused and cancelled', async () => {
  const batch = await planBatch(program, { locations: towns(10), keywords: 'paced' });
  const pace = '--pages-per-day 3 --start-on 2035-02-27 --order county --portions daily --hour 9'.split(' ');
  expect(await json(`publishing-schedules start ${batch.id}`, ...pace)).toMatchObject({
    status: 'waiting',
    hour: 9,
  });
  expect(await json(`publishing-schedules change ${batch.id} --pages-per-day 5`)).toMatchObject({
    pages_per_day: 5,
    start_on: '2035-02-27',
  });
  await generateBatch(program, batch.id);
  await expect
    .poll(async () => (await run(`publishing-schedules show ${batch.id}`)).stdout)
    .toContain('running');
  expect((await run(`publishing-schedules pause ${batch.id}`)).stdout).toMatch(/^Status +paused$/m);
  expect(await run(`publishing-schedules pause ${batch.id}`)).toMatchObject({
    code: 1,
    stderr: 'It is paused already.\n',
  });
  expect(await json(`publishing-schedules cancel ${batch.id}`)).toMatchObject({ status: 'cancelled' });
});

test('a pack is sent from a file and comes back as it was', async () => {
  const [zip, copy] = [join(home, 'chairs.zip'), join(home, 'copy.zip')];
  await writeFile(zip, writePackZip(chairRentalPack()));
  expect((await run('packs import', zip)).stdout).toMatch(/^Label +Chair rental$/m);
  expect(await run('packs export chair-rental', copy)).toMatchObject({
    code: 0,
    stdout: `Written: ${copy}\n`,
  });
  expect(readPackZip(await readFile(copy)).files).toEqual(chairRentalPack());
  expect((await run('packs export nothing', copy)).code).toBe(2);
  await writeFile(zip, 'no zip');
  expect(await run('packs import', zip)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('This is not a zip.'),
  });
});

test('a webhook is created, changed and deleted; its address is shown without its query', async () => {
  const url = 'https://hooks.example.com/in?key=1';
  const made = await json(`webhooks create --url ${url} --events lead.received --events page.published`);
  expect(made).toMatchObject({
    url,
    events: ['lead.received', 'page.published'],
    secret: expect.any(String),
  });
  expect((await run('webhooks list')).stdout).not.toContain('key=1');
  const change = `webhooks change ${String(made.id)} --is-active false`;
  expect(await json(change)).toMatchObject({ url, is_active: false });
  expect((await run('webhooks create --url https://169.254.169.254/ --events lead.received')).code).toBe(2);
  expect(await run(`webhooks delete ${String(made.id)} --yes`)).toMatchObject({ code: 0 });
});

test('what a change would lose is asked for', async () => {
  await run('data-sets create --name Kept --locations', 'Miami, FL');
  expect(await run('data-sets change kept --note now')).toMatchObject({
    code: 2,
    stderr:
      '--locations: This is required\n--location-values: This is required\n--keywords: This is required\n',
  });
  expect(await json('data-sets show kept')).toMatchObject({ location_count: 1, version: 1 });
});

describe('the admin who acts', () => {
  const ask = async (key: unknown) =>
    (await program.request('GET', '/api/pages', { headers: { authorization: `Bearer ${String(key)}` } }))
      .status;
  const create = 'api-keys create --name Night --scopes pages:read --expires-in-days null';

  test('the admin who acts is the only one: a key works for them, and is revoked by how it begins', async () => {
    expect((await run('api-keys create --name x --scopes pages:destroy --expires-in-days 1')).code).toBe(2);
    expect(await run('api-keys create --name x --scopes pages:read')).toMatchObject({
      code: 2,
      stderr: '--expires-in-days: This is required\n',
    });
    const { key } = await json(create);
    expect(await ask(key)).toBe(200);
    expect((await run('api-keys list')).stdout).not.toContain(String(key));
    expect((await run(`api-keys revoke ${String(key).slice(0, 11)} --yes`)).code).toBe(0);
    expect(await ask(key)).toBe(401);
  });

  test('the admin who acts is named where there are several, unless something is only read', async () => {
    const [email, password] = ['second@example.com', 'a long password'];
    await program.accounts.createUser({ email, password, role: 'admin' });
    await program.accounts.createUser({ email: 'customer@example.com', password, role: 'customer' });
    expect((await run('api-keys list')).code).toBe(0);
    expect(await run(create)).toMatchObject({ code: 2, stderr: expect.stringContaining('--as <email>') });
    expect(await json(`${create} --as ${email}`)).toMatchObject({ api_key: { owner_email: email } });
    for (const nobody of ['customer@example.com', 'none@example.com'])
      expect(await run(`${create} --as ${nobody}`)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('is no admin'),
      });
  });
});

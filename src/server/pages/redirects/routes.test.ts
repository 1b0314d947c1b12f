import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type {
  ImportReport,
  NotFoundHit,
  Redirect,
  RedirectAnswer,
} from '../../../contract/pages/redirects.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  const batch = await planBatch(program, {
    template_id: (await createTemplate(program)).id,
    locations: 'Miami, FL\nHialeah, FL',
    keywords: 'junk removal',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
const add = (source_path: string, destination_path: string, more: Record<string, unknown> = {}) =>
  program.call<RedirectAnswer>('POST', '/api/redirects', { source_path, destination_path, ...more });
const refusal = async (source_path: string, destination_path: string, more: Record<string, unknown> = {}) => {
  const reply = await program.request('POST', '/api/redirects', {
    body: { source_path, destination_path, ...more },
    cookie: program.cookie,
  });
  const { error } = await reply.json();
  return { status: reply.status, reason: error?.reason, message: error?.message };
};
const importCsv = (csv: string, apply: boolean) =>
  program.call<ImportReport>('POST', '/api/redirects/import', { csv, apply });

describe('a redirect', () => {
  test('a redirect leads on with its type, and keeps the query', async () => {
    await add('/old-page', '/contact');
    await add('/offer', '/pricing?from=offer#truck', { redirect_type: 302 });
    const moved = await get('/old-page/?utm_source=mail');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/contact?utm_source=mail']);
    const offer = await get('/offer?a=1');
    expect([offer.status, offer.headers.get('location')]).toEqual([302, '/pricing?from=offer&a=1#truck']);
  });

  test('a redirect that covers a path keeps what follows it', async () => {
    await add('/blog-old', 'https://blog.example/archive', { is_prefix: true });
    expect((await get('/blog-old/2019/a b?x=1')).headers.get('location')).toBe(
      'https://blog.example/archive/2019/a%20b?x=1',
    );
    expect((await get('/blog-older')).status).toBe(404);
  });

  test('a redirect that is off leads nowhere, until it is switched on', async () => {
    const { redirect } = await add('/sleeping', '/about', { is_active: false });
    expect((await get('/sleeping')).status).toBe(404);
    await program.call('PUT', `/api/redirects/${redirect.id}`, {
      source_path: '/sleeping',
      destination_path: '/about',
      is_active: true,
    });
    expect((await get('/sleeping')).status).toBe(301);
    await program.call('DELETE', `/api/redirects/${redirect.id}`);
    expect((await get('/sleeping')).status).toBe(404);
  });

  test('a redirect is not switched from a state that another user has changed', async () => {
    const { redirect } = await add('/seen', '/about');
    const body = { source_path: '/seen', destination_path: '/contact' };
    const put = (change: object) =>
      program.request('PUT', `/api/redirects/${redirect.id}`, {
        cookie: program.cookie,
        body: { ...body, ...change },
      });
    expect((await put({ updated_at: redirect.updated_at })).status).toBe(200);
    const stale = await put({
      destination_path: '/about',
      is_active: false,
      updated_at: redirect.updated_at,
    });
    const { error } = await stale.json();
    expect([stale.status, error.reason]).toEqual([409, 'changed-meanwhile']);
    expect(error.current).toMatchObject({ destination_path: '/contact' });
    expect((await get('/seen')).headers.get('location')).toContain('/contact');
  });

  test('hides a live page even when that was in memory, and says so', async () => {
    expect((await get('/junk-removal-miami-fl/')).status).toBe(200);
    const answer = await add('/junk-removal-miami-fl', '/junk-removal-hialeah-fl/');
    expect([answer.hides_page, answer.leads_nowhere]).toEqual([true, false]);
    expect((await get('/junk-removal-miami-fl/')).status).toBe(301);
    expect((await get('/about')).status).toBe(200);
    await add('/about', '/contact');
    expect((await get('/about')).status).toBe(301);
    expect((await add('/lost', '/there-is-nothing')).leads_nowhere).toBe(true);
  });

  test('a redirect counts how often it is used', async () => {
    const { redirect } = await add('/counted', '/contact');
    for (let n = 0; n < 3; n += 1) await get('/counted');
    await program.redirects.used.flush();
    const read = await program.call<Redirect>('GET', `/api/redirects/${redirect.id}`);
    expect(read.hits).toBe(3);
    expect(read.last_used_at).not.toBeNull();
  });
});

describe('the graph of redirects', () => {
  test('the graph of redirects has no circle, and shows the one that was tried', async () => {
    await add('/circle-a', '/circle-b');
    expect(await refusal('/circle-b', '/circle-a')).toEqual({
      status: 409,
      reason: 'cycle',
      message: 'This would lead round in a circle: /circle-b → /circle-a → /circle-b',
    });
    expect((await refusal('/self', '/self/')).reason).toBe('cycle');
    expect((await refusal('/off', '/off', { is_active: false })).reason).toBe('cycle');
    expect((await refusal('/deep', '/deep/er', { is_prefix: true })).reason).toBe('cycle');
    await add('/under/x', '/over/x');
    expect((await refusal('/over', '/under', { is_prefix: true })).reason).toBe('cycle');
  });

  test('the graph of redirects is one hop deep, whichever rule comes first', async () => {
    await add('/chain-1', '/chain-2?a=1');
    const { flattened } = await add('/chain-2', '/chain-3');
    expect(flattened).toBe(1);
    await add('/chain-0', '/chain-1');
    for (const path of ['/chain-0', '/chain-1']) {
      expect((await get(path)).headers.get('location')).toBe('/chain-3?a=1');
    }
  });

  test('the graph of redirects follows a rule that is changed, switched off or inserted, and returns', async () => {
    const to = async (path: string) => (await get(path)).headers.get('location');
    await add('/far', '/near');
    const { redirect: near } = await add('/near', '/about-us-1');
    expect(await to('/far')).toBe('/about-us-1');
    const write = (destination_path: string, is_active: boolean) =>
      program.call<RedirectAnswer>('PUT', `/api/redirects/${near.id}`, {
        source_path: '/near',
        destination_path,
        is_active,
      });
    await write('/contact', true);
    expect(await to('/far')).toBe('/contact');
    await write('/contact', false);
    expect(await to('/far')).toBe('/contact');
    await write('/services', true);
    expect(await to('/far')).toBe('/services');
    await importCsv('from,to\n/near,/contact', true);
    expect(await to('/far')).toBe('/contact');
  });

  test('the graph of redirects leads to a page again when the rule that hid it is switched off', async () => {
    const page = '/junk-removal-hialeah-fl';
    await add('/to-hialeah', `${page}/`);
    const { redirect, hides_page } = await add(page, '/contact');
    expect(hides_page).toBe(true);
    expect((await get('/to-hialeah')).headers.get('location')).toBe('/contact');
    await program.call('PUT', `/api/redirects/${redirect.id}`, {
      source_path: page,
      destination_path: '/contact',
      is_active: false,
    });
    expect((await get('/to-hialeah')).headers.get('location')).toBe(`${page}/`);
    expect((await get(`${page}/`)).status).toBe(200);
  });

  test('the graph of redirects leads below a path again when the rule that covered it is off or gone', async () => {
    const to = async () => (await get('/to-miami')).headers.get('location');
    const covering = { is_prefix: true };
    await add('/to-miami', '/locations/fl/miami');
    const first = await add('/locations/fl', 'https://towns.example/florida', covering);
    expect(await to()).toBe('https://towns.example/florida/miami');
    const { id, source_path, destination_path } = first.redirect;
    const off = { source_path, destination_path, ...covering, is_active: false };
    await program.call('PUT', `/api/redirects/${id}`, off);
    expect(await to()).toBe('/locations/fl/miami');
    await program.call('PUT', `/api/redirects/${id}`, { ...off, is_active: true });
    expect(await to()).toBe('https://towns.example/florida/miami');
    await importCsv('from,to,prefix\n/locations/fl,https://towns.example/fl,1', true);
    expect(await to()).toBe('https://towns.example/fl/miami');
    await program.call('DELETE', `/api/redirects/${id}`);
    expect(await to()).toBe('/locations/fl/miami');
  });

  test('the graph of redirects leads on by the rule at a path rather than by the one that covers it', async () => {
    await add('/wide', '/contact', { is_prefix: true });
    await add('/wide/own', '/about-us-2');
    const { redirect } = await add('/to-own', '/wide/own');
    expect(redirect.destination_path).toBe('/about-us-2');
  });

  test('the graph of redirects keeps a percent sign: what is read, exported or listed as missing can be written again', async () => {
    const { redirect } = await add('/50%25off', '/pricing');
    expect(redirect.source_path).toBe('/50%25off');
    const { id, source_path, destination_path } = redirect;
    await program.call('PUT', `/api/redirects/${id}`, { source_path, destination_path, is_active: true });
    expect((await get('/50%25off')).headers.get('location')).toBe('/pricing');
    const file = await program.request('GET', '/api/redirects/export.csv?search=50', {
      cookie: program.cookie,
    });
    expect((await importCsv(await file.text(), false)).counts).toMatchObject({ same: 1, refused: 0 });

    expect((await get('/60%25off')).status).toBe(404);
    const missing = async () =>
      (await program.call<{ items: NotFoundHit[] }>('GET', '/api/not-found-hits?per_page=200')).items.find(
        item => item.path.includes('60'),
      )?.path;
    expect(await missing()).toBe('/60%25off');
    await add('/60%25off', '/pricing');
    await program.call('POST', '/api/not-found-hits/forget', { path: '/60%25off' });
    expect(await missing()).toBeUndefined();
  });

  test('the graph of redirects takes a source once', async () => {
    await add('/once', '/contact');
    expect((await refusal('/once/', '/about')).reason).toBe('source-taken');
  });
});

describe('the list of redirects', () => {
  test('the list of redirects is narrowed to what the program wrote, or to what others did, and kept as a file', async () => {
    const batch = await planBatch(program, {
      template_id: (await createTemplate(program)).id,
      locations: 'Ocala, FL\nReno, NV',
      keywords: 'attic clearing',
    });
    await generateBatch(program, batch.id);
    const { items } = await program.call<{ items: { id: string }[] }>('GET', '/api/pages?search=ocala');
    await program.call('PATCH', `/api/pages/${items[0]?.id}`, { status: 'archived' });
    await add('/by-hand', '/contact', { description: '=1+1' });
    const sources = async (is_automatic: boolean) =>
      (
        await program.call<{ items: Redirect[] }>('GET', `/api/redirects?is_automatic=${is_automatic}`)
      ).items.map(one => one.source_path);
    expect(await sources(true)).toEqual(['/attic-clearing-ocala-fl']);
    expect(await sources(false)).toContain('/by-hand');
    expect(await sources(false)).not.toContain('/attic-clearing-ocala-fl');
    const file = await program.request('GET', '/api/redirects/export.csv?is_automatic=false&search=by-hand', {
      cookie: program.cookie,
    });
    expect(file.headers.get('content-disposition')).toMatch(/filename="redirects-\d{4}-\d\d-\d\d\.csv"/);
    expect(await file.text()).toMention(
      /^source_path,.*\n\/by-hand,\/contact,301,false,true,'=1\+1,false,0,\n$/,
    );
  });
});

describe('what no redirect can be', () => {
  test('an invalid redirect is refused by field', async () => {
    for (const destination of [
      '//evil.example',
      'javascript:alert(1)',
      '/a\r\nX: y',
      'http://plain.example/',
      '/\\evil',
    ]) {
      expect([destination, (await refusal('/bad', destination)).status]).toEqual([destination, 400]);
    }
    for (const source of [
      'https://a.example/x',
      '/a?gclid=b',
      '/%2e%2e/x',
      '/',
      '/admin/pages',
      `/${'x'.repeat(3_000)}`,
    ]) {
      expect([source, (await refusal(source, '/contact')).status]).toEqual([source, 400]);
    }
  });
});

describe('an import', () => {
  test('an import says for every row what would become of it, and changes nothing', async () => {
    await add('/import-same', '/contact');
    const report = await importCsv(
      [
        'Source,Destination,Type,Active',
        '/import-new,/about,301,yes',
        '/import-same,/contact,301,1',
        '/import-round,/import-back,301,1',
        '/import-back,/import-round,301,1',
        '/import-new,/contact,301,1',
        'nowhere,/about,301,1',
        '/import-type,/about,303,1',
      ].join('\r\n'),
      false,
    );
    expect(report.counts).toEqual({
      new: 1,
      changed: 0,
      same: 1,
      refused: 5,
      hides_page: 0,
      leads_nowhere: 0,
    });
    const reasons = new Map(report.rows.map(row => [row.line, row.reason]));
    expect(reasons.get(4)).toContain('/import-round → /import-back → /import-round');
    expect(reasons.get(6)).toContain('Line 2');
    expect(reasons.get(8)).toContain('301, 302, 307, 308, 410');
    expect((await get('/import-new')).status).toBe(404);
  });

  test('an import is applied whole or not at all', async () => {
    const refused = await importCsv('source_path,destination_path\n/whole-a,/about\nbad,/about', true);
    expect(refused.applied).toBe(false);
    expect((await get('/whole-a')).status).toBe(404);
    await add('/whole-before', '/whole-a');
    const done = await importCsv('source_path,destination_path\n/whole-a,/whole-b\n/whole-b,/contact', true);
    expect(done.applied).toBe(true);
    for (const path of ['/whole-a', '/whole-b', '/whole-before']) {
      expect((await get(path)).headers.get('location')).toBe('/contact');
    }
  });

  test('an import tells of rows that hide a live page or lead nowhere, after the refused ones and before the rest', async () => {
    const csv = [
      'from,to,active',
      '/import-fine,/contact,1',
      '/junk-removal-hialeah-fl/,/contact,1',
      '/import-lost,/there-is-nothing,1',
      '/services,/contact,0',
      '/import-self,/import-self,1',
    ].join('\n');
    const { counts, rows } = await importCsv(csv, false);
    expect(counts).toMatchObject({ new: 3, changed: 1, refused: 1, hides_page: 1, leads_nowhere: 1 });
    expect(rows.map(row => [row.line, row.verdict, row.reason.slice(0, 21)])).toEqual([
      [6, 'refused', 'This would lead round'],
      [3, 'changed', 'Hides a live page'],
      [4, 'new', 'Nothing answers there'],
      [2, 'new', ''],
      [5, 'new', ''],
    ]);
  });

  test('an import gives every row its verdict as a file, however many there are', async () => {
    const rows = Array.from({ length: 2_500 }, (_, n) => `/many-${n},/contact`);
    const reply = await program.request('POST', '/api/redirects/import/verdicts.csv', {
      body: { csv: ['from,to', ...rows, '=1+1,/contact'].join('\n') },
      cookie: program.cookie,
    });
    const lines = (await reply.text()).trim().split('\n');
    expect(lines).toHaveLength(2_502);
    expect(lines[0]).toBe('line,source_path,destination_path,verdict,reason');
    expect(lines[2_500]).toBe('2501,/many-2499,/contact,new,');
    expect(lines[2_501]).toMatch(/^2502,'=1\+1,\/contact,refused,"?A source path begins/);
    expect((await get('/many-7')).status).toBe(404);
  });

  test('an import names what is missing of its head, and the place where a file breaks', async () => {
    const refused = async (csv: string) => {
      const reply = await program.request('POST', '/api/redirects/import', {
        body: { csv },
        cookie: program.cookie,
      });
      return (await reply.json()).error?.message;
    };
    expect(await refused('a,b\n1,2')).toContain('source_path and destination_path');
    expect(await refused('source_path,destination_path\n/a,"/b')).toContain('CSV');
    expect(await refused('')).toContain('no rows');
  });
});

describe('addresses that nothing answers', () => {
  test('addresses that nothing answers are counted together, with where they came from and the nearest page', async () => {
    for (let n = 0; n < 4; n += 1) {
      await fetch(`${origin}/junk-removal-hialea-fl/?private=${n}`, {
        headers: { referer: 'https://search.example/find?q=secret' },
      });
    }
    const { items } = await program.call<{ items: NotFoundHit[] }>('GET', '/api/not-found-hits');
    expect(items.find(item => item.path === '/junk-removal-hialea-fl')).toMatchObject({
      hits: 4,
      referrer: 'https://search.example/find',
      suggestion: '/junk-removal-hialeah-fl/',
    });
    await program.call('POST', '/api/not-found-hits/forget', { path: '/junk-removal-hialea-fl' });
    const after = await program.call<{ items: NotFoundHit[] }>('GET', '/api/not-found-hits');
    expect(after.items.some(item => item.path === '/junk-removal-hialea-fl')).toBe(false);
  });

  test('addresses that nothing answers stay bounded under a flood of made-up ones', async () => {
    for (let n = 0; n < 5_000; n += 1) program.redirects.missed.count(`/made-up-${n}`);
    const { items } = await program.call<{ items: NotFoundHit[] }>('GET', '/api/not-found-hits?per_page=200');
    expect(items.length).toBeLessThanOrEqual(200);
    const row = await program.database.kysely
      .selectFrom('not_found_hits')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(row.count).toBeLessThan(2_100);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { ImportReport, Redirect } from '../../../contract/pages/redirects.ts';
import { projectRoot } from '../../platform/project-root.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

const fixture = (name: string) => readFile(join(projectRoot, 'test/redirect-exports', name), 'utf8');
const send = (csv: string, more: Record<string, unknown> = {}) =>
  program.call<ImportReport>('POST', '/api/redirects/import', { csv, ...more });
const answer = async (path: string) => {
  const reply = await fetch(`${origin}${path}`, { redirect: 'manual' });
  return [reply.status, reply.headers.get('location')];
};
const refusals = (report: ImportReport) =>
  report.rows.flatMap(({ line, verdict, reason }) => (verdict === 'refused' ? [[line, reason]] : []));

describe('an export of', () => {
  test('Redirection comes in; patterns and conditions are listed one by one', async () => {
    const csv = await fixture('redirection.csv');
    const checked = await send(csv, { apply: true });
    expect(checked.applied).toBe(false);
    expect(refusals(checked)).toEqual([
      [10, 'A pattern (regex) can’t come in. Write one row for each address'],
      [11, 'The row holds only for some visitors, which can’t come in'],
      [12, 'A missing page answers 404 by itself, not 404'],
    ]);
    const report = await send(csv, { apply: true, skip_refused: true });
    expect([report.applied, report.counts]).toMatchObject([true, { new: 8, refused: 3 }]);
    expect(await answer('/old-about/')).toEqual([301, '/about']);
    expect(await answer('/Summer-Sale')).toEqual([302, '/pricing']);
    expect(await answer('/summer-sale')).toEqual([302, '/pricing']);
    expect(await answer('/SUMMER-sale/?a=1')).toEqual([302, '/pricing?a=1']);
    expect(await answer('/api-form')).toEqual([307, '/contact']);
    expect(await answer('/moved-for-good')).toEqual([308, '/services']);
    expect(await answer('/gone-page')).toEqual([410, null]);
    expect(await answer('/sleeping')).toEqual([404, null]);
    expect(await answer('/caf%C3%A9-men%C3%BC')).toEqual([301, '/about']);
    const { items } = await program.call<{ items: Redirect[] }>('GET', '/api/redirects?search=old-about');
    expect(items[0]?.description).toBe('About, the old one');
  });

  test('Yoast comes in, whose paths have no first slash', async () => {
    const report = await send(await fixture('yoast.csv'), { apply: true, skip_refused: true });
    expect(refusals(report)).toEqual([
      [5, 'A pattern (regex) can’t come in. Write one row for each address'],
    ]);
    expect(await answer('/old-contact')).toEqual([301, '/contact']);
    expect(await answer('/old-price')).toEqual([302, '/pricing']);
    expect(await answer('/old-team')).toEqual([410, null]);
  });

  test('Rank Math comes in', async () => {
    const report = await send(await fixture('rank-math.csv'), { apply: true, skip_refused: true });
    expect(refusals(report).map(([line]) => line)).toEqual([4, 5, 7, 8]);
    expect(await answer('/old-home')).toEqual([301, 'https://www.example.net/home']);
    expect(await answer('/old-faq')).toEqual([404, null]);
    expect(await answer('/dead')).toEqual([410, null]);
  });

  test('Shopify comes in', async () => {
    const report = await send(await fixture('shopify.csv'), { apply: true });
    expect(report.counts).toMatchObject({ new: 3, refused: 0 });
    expect(await answer('/products/sofa-removal')).toEqual([301, '/services']);
    expect(await answer('/collections/all?page=2')).toEqual([301, '/services']);
    expect(await answer('/collections/all')).toEqual([404, null]);
    expect(await answer('/pages/about-us')).toEqual([301, '/about']);
  });

  test('two columns without a head comes in, whatever ends and parts its lines', async () => {
    const report = await send(await fixture('two-columns.csv'), { apply: true });
    expect(report.counts).toMatchObject({ new: 3, refused: 0 });
    expect(report.rows.map(row => row.line)).toEqual([1, 2, 3]);
    expect(await answer('/three')).toEqual([301, 'https://example.net/three']);
    expect((await send('sep=;\r\n/four;/about\r\n', { apply: true })).counts.new).toBe(1);
    expect((await send('source\ttarget\n/five\t/about\n', { apply: true })).counts.new).toBe(1);
  });
});

describe('a source with a query', () => {
  test('a redirect from a source with a query answers this query alone, in any order, also where the page is in memory', async () => {
    expect(await answer('/?p=123')).toEqual([301, '/contact']);
    for (let turn = 0; turn < 3; turn += 1) expect(await answer('/')).toEqual([200, null]);
    expect(await answer('/?p=123&gclid=click&utm_source=ads')).toEqual([
      301,
      '/contact?gclid=click&utm_source=ads',
    ]);
    expect(await answer('/?p=124')).toEqual([200, null]);
    await program.call('POST', '/api/redirects', {
      source_path: '/item?b=2&a=1',
      destination_path: '/services?from=item',
    });
    expect(await answer('/item?a=1&b=2')).toEqual([301, '/services?from=item']);
    const { items } = await program.call<{ items: Redirect[] }>('GET', '/api/redirects?search=/item');
    expect(items[0]?.source_path).toBe('/item?a=1&b=2');
  });

  test.each([
    [{ source_path: '/?utm_source=x', destination_path: '/about' }, 'nothing to compare'],
    [{ source_path: '/loop?x=1', destination_path: '/loop?x=1' }, 'round in a circle'],
    [{ source_path: '/elsewhere', destination_path: '/item?b=2&a=1' }, 'redirects to /services?from=item'],
    [{ source_path: '/sub?x=1', destination_path: '/about', is_prefix: true }, 'has no subpaths'],
  ])('%j is refused', async (body, message) => {
    const reply = await program.request('POST', '/api/redirects', { cookie: program.cookie, body });
    expect([reply.status, (await reply.json()).error.message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });
});

test('a rule that leads to a gone address is gone, until that rule goes', async () => {
  const post = (body: object) => program.call<{ redirect: Redirect }>('POST', '/api/redirects', body);
  const { redirect } = await post({ source_path: '/closed', redirect_type: 410 });
  await post({ source_path: '/to-closed', destination_path: '/closed' });
  expect(await answer('/to-closed')).toEqual([410, null]);
  await program.call('DELETE', `/api/redirects/${redirect.id}`);
  expect(await answer('/to-closed')).toEqual([301, '/closed']);
});

test('an address in other letters does not hide the page it leads to', async () => {
  await program.call('POST', '/api/redirects', { source_path: '/About', destination_path: '/about' });
  expect(await answer('/About')).toEqual([301, '/about']);
  expect(await answer('/about')).toEqual([200, null]);
});

test('an export of ours comes back the same after Excel has saved it', async () => {
  const reply = await program.request('GET', '/api/redirects/export.csv', { cookie: program.cookie });
  const saved = (await reply.text())
    .replace('\uFEFF', '')
    .replaceAll(',', ';')
    .replaceAll('true', 'TRUE')
    .replaceAll('false', 'FALSE')
    .replaceAll('\n', '\r\n');
  const { counts } = await send(saved.replace('About; the old one', 'About, the old one'));
  expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
});

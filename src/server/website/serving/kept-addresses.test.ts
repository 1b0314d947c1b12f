import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SitePage } from '../../../contract/website/site-pages.ts';
import { isSiteRequest } from './answer-site.ts';

/* Pages at addresses that a later version uses for itself. */
let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

test.each(['/consent', '/review'])(
  'a site page of an earlier version stays at %s and can be saved',
  async path => {
    const from = `/old${path.slice(1)}`;
    const { id } = await program.call<SitePage>('POST', '/api/site-pages', { path: from, name: 'Promise' });
    await program.database.pool.query(
      `update site_pages set path = $2, is_hidden = false, document = jsonb_set(document, '{path}', to_jsonb($2::text)) where id = $1`,
      [id, path],
    );
    await program.reloadAll();
    const reply = await fetch(`${origin}${path}`);
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('Promise')]);
    const page = await program.call<SitePage>('GET', `/api/site-pages/${id}`);
    const document = { ...page.document, name: 'Our promise' };
    await program.call('PUT', `/api/site-pages/${id}`, { document, based_on: page.revision });
    const other = await program.request('POST', '/api/site-pages', {
      body: { path: `${path}/more`, name: 'More' },
      cookie: program.cookie,
    });
    expect(other.status).toBe(400);
  },
);

test('only addresses with a token are signed links', () => {
  const paths = [
    '/consent',
    '/consent/',
    '/review',
    '/review/',
    '/consent/token',
    '/review/token',
    '/reviews',
  ];
  expect(paths.map(path => isSiteRequest('GET', path))).toEqual([true, true, true, true, false, false, true]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SitePage, SitePageDocument, SitePageRow } from '../../../contract/website/site-pages.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());
beforeEach(() => program.database.pool.query('delete from site_pages; delete from redirects'));

const read = (id: string) => program.call<SitePage>('GET', `/api/site-pages/${id}`);
const save = (page: SitePage, changes: Partial<SitePageDocument>, is_hidden = false) =>
  program.request('PUT', `/api/site-pages/${page.id}`, {
    cookie: program.cookie,
    body: { document: { ...page.document, ...changes }, is_hidden, based_on: page.revision },
  });
const add = (path: string, name: string, duplicate_of?: string) =>
  program.call<SitePage>('POST', '/api/site-pages', {
    path,
    name,
    ...(duplicate_of ? { duplicate_of } : {}),
  });
const previewOf = async (document: SitePageDocument) =>
  (await program.call<{ html: string }>('POST', '/api/site-pages/preview', document)).html;

/** The front page’s text with another heading. */
function headed(page: SitePage, title: string): Partial<SitePageDocument> {
  const [first, ...others] = page.document.sections;
  if (!first) throw new Error('The page has no section.');
  return { sections: [{ ...first, title }, ...others] };
}

describe('a page of the trade', () => {
  test('is listed before it is changed', async () => {
    const { items } = await program.call<{ items: SitePageRow[] }>('GET', '/api/site-pages');
    expect(items.length).toBeGreaterThan(25);
    expect(items.find(({ path }) => path === '/')).toMatchObject({
      id: 'home',
      origin: 'pack',
      is_edited: false,
      is_shown: true,
      revision: 0,
    });
  });

  test('shows the owner’s words once they are saved, and the trade’s after a reset', async () => {
    const home = await read('home');
    expect((await save(home, headed(home, 'Call us, we are near'))).status).toBe(200);
    const edited = await read('home');
    expect(edited).toMatchObject({ is_edited: true, has_newer_text: false, revision: 1 });
    expect(await previewOf(edited.document)).toMention('Call us, we are near');
    const reset = await program.call<SitePage>('POST', '/api/site-pages/home/reset');
    expect(reset).toMatchObject({ is_edited: false, revision: 2 });
    expect(reset.document).toEqual(home.document);
    const { items } = await program.call<{ items: { number: number }[] }>(
      'GET',
      '/api/site-pages/home/versions',
    );
    expect(items.map(({ number }) => number)).toEqual([2, 1]);
    const restored = await program.call<SitePage>('POST', '/api/site-pages/home/versions/2/restore');
    expect(restored.document.sections[0]?.title).toBe('Call us, we are near');
  });

  test('is refused to editors who read an older one', async () => {
    const home = await read('home');
    await save(home, { name: 'Start' });
    const second = await save(home, { name: 'Begin' });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      error: { reason: 'changed-meanwhile', current: { document: { name: 'Start' } } },
    });
  });

  test('can be hidden and not moved or deleted', async () => {
    const about = await read('about');
    expect((await save(about, { path: '/about-us' })).status).toBe(400);
    const deletion = await program.request('DELETE', '/api/site-pages/about', { cookie: program.cookie });
    expect(deletion.status).toBe(409);
    expect((await save(about, {}, true)).status).toBe(200);
    expect(await read('about')).toMatchObject({ is_hidden: true, is_shown: false });
    const home = await read('home');
    expect(await previewOf(home.document)).not.toMention('href="/about"');
  });

  test('that the trade has changed since says so', async () => {
    const home = await read('home');
    await save(home, { name: 'Start' });
    await program.database.pool.query(
      `update site_pages set based_on = jsonb_set(based_on, '{title}', '"An older title"')`,
    );
    expect(await read('home')).toMatchObject({ has_newer_text: true });
    expect(await program.call('GET', '/api/site-pages/home/pack-text')).toMatchObject({
      now: { name: 'Home' },
      based_on: { title: 'An older title' },
    });
  });
});

describe('a page of the owner’s own', () => {
  test('is blank or a copy, and leaves redirects when it moves or goes', async () => {
    const team = await add('/our-team', 'Our team');
    expect(team).toMatchObject({ origin: 'owner', is_hidden: true, is_shown: false });
    const copy = await add('/second-front', 'Second front', 'home');
    expect(copy.document.sections).toEqual((await read('home')).document.sections);
    expect((await save(team, {})).status).toBe(200);
    const shown = await read(team.id);
    expect(shown).toMatchObject({ is_hidden: false, is_shown: true });
    expect((await save(shown, { path: '/people' })).status).toBe(200);
    await save(copy, {});
    const gone = await program.request('DELETE', `/api/site-pages/${copy.id}?redirect_to=/about`, {
      cookie: program.cookie,
    });
    expect(gone.status).toBeLessThan(300);
    const { items } = await program.call<{ items: { source_path: string; destination_path: string }[] }>(
      'GET',
      '/api/redirects',
    );
    expect(
      items.map(({ source_path, destination_path }) => `${source_path} ${destination_path}`).toSorted(),
    ).toEqual(['/our-team /people', '/second-front /about']);
  });

  test.each([
    ['/admin', 'path'],
    ['/about', 'path'],
    ['/Two Words', 'path'],
    ['/a/b', 'path'],
  ])('can’t be at %s', async (path, field) => {
    const reply = await program.request('POST', '/api/site-pages', {
      cookie: program.cookie,
      body: { path, name: 'Mine' },
    });
    expect(reply.status).toBe(400);
    expect(JSON.stringify(await reply.json())).toContain(field);
  });

  test('holds no section that does not exist, and hostile text as text', async () => {
    const page = await add('/mine', 'Mine');
    const odd = { id: 'odd', type: 'cockpit', title: '', content: {} };
    expect((await save(page, { sections: [odd] })).status).toBe(400);
    const hostile = '<script>alert(1)</script>';
    const text = { id: 'text', type: 'text', title: hostile, content: { content: hostile } };
    expect((await save(page, { name: hostile, sections: [text] })).status).toBe(200);
    const html = await previewOf((await read(page.id)).document);
    expect(html).not.toMention(hostile);
    expect(html).toMention('&lt;script&gt;');
  });
});

test('pages that are composed for services are listed, and pages may be below them', async () => {
  const { id } = await program.call<{ id: string }>('POST', '/api/services', {
    content_pack: 'junk-removal',
    name: 'Chimney Sweeping',
    summary: 'Done well.',
    keywords: ['chimney sweeping'],
  });
  const { items } = await program.call<{ items: SitePageRow[] }>('GET', '/api/site-pages');
  expect(items.filter(({ origin }) => origin === 'service')).toMatchObject([
    { id, path: '/chimney-sweeping', name: 'Chimney Sweeping', service: 'Chimney Sweeping', is_shown: true },
  ]);
  const page = await add('/soot', 'Soot');
  expect((await save(page, { parent: '/chimney-sweeping' })).status).toBe(200);
  await program.call('DELETE', `/api/services/${id}`);
});

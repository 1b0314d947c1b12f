import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { withoutOwnScript } from '../../../../test/own-script.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';

let program: TestProgram;
let origin: string;
let templateId: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  const template = await createTemplate(program, {
    content_sections: [
      {
        id: 'hero',
        type: 'hero',
        title: '{{keyword}} in {{city}}',
        content: { description: 'In {{city}}.' },
        order: 1,
      },
      { id: 'near', type: 'we_also_service', title: 'Nearby', content: {}, order: 2 },
      { id: 'odd', type: 'something_new', title: 'Odd', content: 'First line.\nSecond line.', order: 3 },
    ],
  });
  templateId = template.id;
  const batch = await planBatch(program, {
    template_id: templateId,
    locations: 'Miami, FL\nHialeah, FL\nJupiter, FL\nAtlanta, GA\nBold City, TX',
    keywords: 'junk removal',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
const pageOf = async (slug: string): Promise<PageRow> => {
  const { items } = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${slug}`);
  const [page] = items;
  if (!page) throw new Error(`no page ${slug}`);
  return page;
};
/** A change reaches the cache through the database, with a short delay. */
const statusOf = async (path: string) => (await get(path)).status;

describe('public pages', () => {
  test('a generated page answers with its own town and without a script of anybody else', async () => {
    const reply = await get('/junk-removal-miami-fl/');
    const html = await reply.text();
    expect(reply.status).toBe(200);
    expect(html).toMention('<title>Junk Removal in Miami, FL</title>');
    expect(html).toMention('In Miami.');
    expect(withoutOwnScript(html).replaceAll(/<script type="application\/ld\+json">/g, '')).not.toMention(
      '<script',
    );
  });

  test('the address without its slash is redirected for good, with its query', async () => {
    const reply = await get('/junk-removal-miami-fl?utm=1');
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/junk-removal-miami-fl/?utm=1']);
  });

  test('neighbors are the nearest towns first, then others, never the page itself', async () => {
    const html = await (await get('/junk-removal-miami-fl/')).text();
    const near = html.slice(html.indexOf('<section id="near"'), html.indexOf('<section id="odd"'));
    const linked = [...near.matchAll(/href="(\/[^"]*junk-removal[^"]*)"/g)].map(match => match[1]);
    // Towns with a page of their own are linked by it.
    expect(linked.slice(0, 2)).toEqual(['/hialeah-junk-removal', '/jupiter-junk-removal']);
    expect(linked.slice(2).map(String).toSorted()).toEqual([
      '/junk-removal-atlanta-ga/',
      '/junk-removal-bold-city-tx/',
    ]);
  });

  test('a section of an unknown type is rendered as title and paragraphs', async () => {
    const html = await (await get('/junk-removal-miami-fl/')).text();
    const odd = html.slice(html.indexOf('<section id="odd"'));
    expect(odd).toContain('First line.');
    expect(odd).toContain('Second line.');
  });

  test('markup in a value is rendered as text', async () => {
    const batch = await planBatch(program, {
      template_id: templateId,
      locations: 'Waco, TX',
      keywords: '<b>bold</b> hauling',
    });
    await generateBatch(program, batch.id);
    const reply = await get('/bboldb-hauling-waco-tx/');
    expect(reply.status).toBe(200);
    const html = await reply.text();
    expect(html).not.toMention('<b>bold');
    expect(html).toMention('&lt;b&gt;');
  });

  test('a page that becomes a draft or archived is gone from the site, and back when published', async () => {
    const page = await pageOf('junk-removal-hialeah-fl');
    await expect.poll(() => statusOf('/junk-removal-hialeah-fl/')).toBe(200);
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'draft' });
    await expect.poll(() => statusOf('/junk-removal-hialeah-fl/')).toBe(404);
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'published' });
    await expect.poll(() => statusOf('/junk-removal-hialeah-fl/')).toBe(200);
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'archived', redirect_to: null });
    await expect.poll(() => statusOf('/junk-removal-hialeah-fl/')).toBe(404);
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'published' });
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'archived' });
    await expect.poll(() => statusOf('/junk-removal-hialeah-fl/')).toBe(301);
  });

  test('a neighbor that is archived is no longer linked', async () => {
    const page = await pageOf('junk-removal-jupiter-fl');
    expect(await (await get('/junk-removal-miami-fl/')).text()).toMention('/jupiter-junk-removal"');
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'archived' });
    await expect
      .poll(async () => (await get('/junk-removal-miami-fl/')).text())
      .not.toMention('/jupiter-junk-removal"');
  });

  test('an unknown address gets a 404 page that suggests the nearest pages', async () => {
    const reply = await get('/junk-removal-miami-florida/');
    expect(reply.status).toBe(404);
    const html = await reply.text();
    expect(html).toMention('href="/junk-removal-miami-fl/"');
    expect(html).toMention('noindex');
  });

  test('broken, huge and hostile addresses get a 404 page too', async () => {
    const replies = await Promise.all(
      ['/%', '/%2e%2e/etc', '/a//b', `/${'x'.repeat(8_000)}/`, '/<script>/', '/wp-login.php'].map(get),
    );
    expect(replies.map(reply => reply.status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('the front page, health and the back office answer', async () => {
    expect((await get('/')).status).toBe(200);
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/admin/batches')).status).toBe(200);
    expect((await get('/auth')).status).toBe(200);
    expect((await get('/customer/account')).status).toBe(200);
  });

  test('a form post to a page is refused in a friendly way', async () => {
    expect((await fetch(`${origin}/junk-removal-miami-fl/`, { method: 'POST' })).status).toBe(405);
  });
});

describe('an address that is nearly right', () => {
  test.each([
    ['/Junk-Removal-Miami-FL/?utm=1', '/junk-removal-miami-fl/?utm=1'],
    ['/JUNK-REMOVAL-MIAMI-FL', '/junk-removal-miami-fl/'],
    ['/Contact?utm=1', '/contact?utm=1'],
    ['/Contact/', '/contact'],
    ['/Locations', '/locations'],
    ['/Locations/FL', '/locations/fl'],
    ['/Blog', '/blog'],
    ['/Auth', '/auth'],
    ['/auth/', '/auth'],
    ['/auth/?next=/admin', '/auth?next=/admin'],
  ])('%s leads to %s for good', async (path, to) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.get('location')]).toEqual([301, to]);
  });

  test.each(['/No-Such-Page/', '//Evil.example/Contact', '/%2F%2FEvil.example/', '/Contact/Us'])(
    '%s leads nowhere',
    async path => {
      const reply = await get(path);
      expect([reply.status, reply.headers.get('location')]).toEqual([404, null]);
    },
  );
});

describe('reading the address that forms post to', () => {
  const from = async (referer: string | null) => {
    const reply = await fetch(`${origin}/leads`, {
      redirect: 'manual',
      headers: referer === null ? {} : { referer },
    });
    return [reply.status, reply.headers.get('location')];
  };

  test('leads back to the page of the form', async () => {
    expect(await from(`${origin}/junk-removal-miami-fl/?utm=1`)).toEqual([303, '/junk-removal-miami-fl/']);
  });

  test('leads to the contact form where no page of ours is named', async () => {
    const contact = [303, '/contact#contact'];
    for (const referer of [null, `${origin}/leads`, 'https://evil.example/x', `${origin}//evil.example/`])
      expect([referer, await from(referer)]).toEqual([referer, contact]);
  });

  test('reads a long referrer once', async () => {
    const long = 'a'.repeat(400);
    expect(await from(`${origin}/${long}!`)).toEqual([303, '/contact#contact']);
    expect(await from(`${origin}/${long}/b/`)).toEqual([303, `/${long}/b/`]);
  });
});

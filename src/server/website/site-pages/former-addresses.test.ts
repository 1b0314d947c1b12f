import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Service } from '../../../contract/business/services.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import type { SitePage } from '../../../contract/website/site-pages.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());
beforeEach(async () => {
  await program.database.pool.query(
    'delete from site_pages; delete from redirects; delete from site_addresses; delete from services',
  );
  await program.reloadAll();
});

/** Adds a page, and saves it for visitors. */
async function add(path: string, name = path.slice(1)): Promise<SitePage> {
  const page = await program.call<SitePage>('POST', '/api/site-pages', { path, name });
  await move(page.id, path);
  return page;
}
const save = async (id: string, path: string, is_hidden = false) => {
  const page = await program.call<SitePage>('GET', `/api/site-pages/${id}`);
  return program.request('PUT', `/api/site-pages/${id}`, {
    cookie: program.cookie,
    body: { document: { ...page.document, path }, is_hidden, based_on: page.revision },
  });
};
const move = async (id: string, path: string) => expect((await save(id, path)).status).toBe(200);
const remove = (id: string, to = '/about') =>
  program.call('DELETE', `/api/site-pages/${id}?redirect_to=${to}`);

/** The status of an address, and where it leads. */
async function visit(path: string): Promise<string> {
  const { status, headers } = await fetch(`${origin}${path}`, { redirect: 'manual' });
  const to = headers.get('location');
  return to === null ? String(status) : `${status} ${to}`;
}

describe('a page of the owner’s own', () => {
  test('that moves back is where it was, and its other address leads there', async () => {
    const { id } = await add('/a');
    await move(id, '/b');
    expect([await visit('/a'), await visit('/b')]).toEqual(['301 /b', '200']);
    await move(id, '/a');
    expect([await visit('/a'), await visit('/b')]).toEqual(['200', '301 /a']);
  });

  test('takes the address of one that was deleted', async () => {
    const first = await add('/a');
    await remove(first.id);
    expect(await visit('/a')).toBe('301 /about');
    await add('/a', 'Another');
    expect(await visit('/a')).toBe('200');
  });

  test('swaps its address with another’s', async () => {
    const [one, other] = [await add('/a', 'One'), await add('/b', 'Other')];
    await move(one.id, '/c');
    await move(other.id, '/a');
    await move(one.id, '/b');
    expect([await visit('/a'), await visit('/b'), await visit('/c')]).toEqual(['200', '200', '301 /b']);
  });

  test('keeps its first address when another page takes one between', async () => {
    const { id } = await add('/a');
    await move(id, '/b');
    await move(id, '/c');
    await add('/b', 'Another');
    expect([await visit('/a'), await visit('/b'), await visit('/c')]).toEqual(['301 /c', '200', '200']);
  });

  test('takes its former addresses along while it is hidden, and gets them back', async () => {
    const { id } = await add('/a');
    await move(id, '/b');
    await save(id, '/b', true);
    expect([await visit('/a'), await visit('/b')]).toEqual(['404', '404']);
    await save(id, '/c', true);
    await save(id, '/c');
    expect([await visit('/a'), await visit('/b'), await visit('/c')]).toEqual(['301 /c', '301 /c', '200']);
  });

  test('takes its former addresses along when it is deleted while it is hidden', async () => {
    const { id } = await add('/a');
    await move(id, '/b');
    await save(id, '/b', true);
    await remove(id);
    expect([await visit('/a'), await visit('/b')]).toEqual(['301 /about', '301 /about']);
  });

  test('takes its former addresses along when it is hidden, also where a service’s page answers at its last one', async () => {
    const { id } = await add('/a');
    await move(id, '/chimney-sweeping');
    await program.call('POST', '/api/services', {
      content_pack: 'junk-removal',
      name: 'Chimney Sweeping',
      summary: 'Done well.',
      keywords: ['chimney sweeping'],
    });
    await save(id, '/chimney-sweeping', true);
    expect([await visit('/a'), await visit('/chimney-sweeping')]).toEqual(['404', '200']);
  });

  test('is refused where a redirect made by hand would lead its visitors away', async () => {
    await program.call('POST', '/api/redirects', { source_path: '/a', destination_path: '/about' });
    const reply = await program.request('POST', '/api/site-pages', {
      cookie: program.cookie,
      body: { path: '/a', name: 'Mine' },
    });
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({
      error: {
        reason: 'slug-redirected',
        message: 'A redirect made by hand leads /a on to /about. Change or delete it first.',
        fields: [{ path: 'document.path' }],
      },
    });
    expect(await visit('/a')).toBe('301 /about');
  });

  test('writes redirects of the program’s own, in the transaction that moves it', async () => {
    const { id } = await add('/a');
    await move(id, '/b');
    const { items } = await program.call<{ items: { is_automatic: boolean }[] }>('GET', '/api/redirects');
    expect(items).toMatchObject([{ source_path: '/a', destination_path: '/b', is_automatic: true }]);
  });

  test('can’t be overlaid by a landing page', async () => {
    await add('/plumbing-miami-fl');
    const { id: template_id } = await createTemplate(program);
    const body = {
      template_id,
      field_values: { city: 'Miami', state: 'FL', keyword: 'plumbing' },
      url_pattern: 'keyword-city-state',
    };
    const reply = await program.request('POST', '/api/pages', { cookie: program.cookie, body });
    expect(reply.status).toBe(409);
    const other = await program.call<Page>('POST', '/api/pages', {
      ...body,
      field_values: { ...body.field_values, keyword: 'moving' },
    });
    const renamed = await program.request('PATCH', `/api/pages/${other.id}`, {
      cookie: program.cookie,
      body: { slug: 'plumbing-miami-fl' },
    });
    expect(renamed.status).toBe(409);
  });
});

describe('the page of a service', () => {
  const create = (name: string, keyword: string) =>
    program.call<Service>('POST', '/api/services', {
      content_pack: 'junk-removal',
      name,
      summary: 'Done well.',
      keywords: [keyword],
    });
  const rename = ({ id, summary, keywords, content }: Service, name: string) =>
    program.call<Service>('PUT', `/api/services/${id}`, { name, summary, keywords, content });

  test('is found at its former address when it is renamed, and back', async () => {
    const service = await create('Chimney Sweeping', 'chimney sweeping');
    expect(await visit('/chimney-sweeping')).toBe('200');
    await rename(service, 'Chimney Care');
    expect([await visit('/chimney-sweeping'), await visit('/chimney-care')]).toEqual([
      '301 /chimney-care',
      '200',
    ]);
    await rename(service, 'Chimney Sweeping');
    expect([await visit('/chimney-sweeping'), await visit('/chimney-care')]).toEqual([
      '200',
      '301 /chimney-sweeping',
    ]);
  });

  test('leads to all services when it is deleted, and is there again with a service of that name', async () => {
    const { id } = await create('Chimney Sweeping', 'chimney sweeping');
    await program.call('DELETE', `/api/services/${id}`);
    expect(await visit('/chimney-sweeping')).toBe('301 /services');
    await create('Chimney Sweeping', 'chimney sweeping');
    expect(await visit('/chimney-sweeping')).toBe('200');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, waitForBatch } from '../../../../test/factories.ts';
import { chairRentalPack } from '../../../../test/pack-files.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';
import { writePackZip } from '../../business/packs/pack-zip.ts';
import { findRedirect } from '../redirects/find-redirect.ts';

let program: TestProgram;
let templateId: string;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  await program.database.pool.query('truncate redirects, generated_landing_pages, page_counts, town_counts');
  templateId = (await createTemplate(program)).id;
  await generate();
});

const generate = async () =>
  generateBatch(
    program,
    (
      await planBatch(program, {
        template_id: templateId,
        locations: 'Miami, FL\nTampa, FL',
        keywords: 'hauling',
      })
    ).id,
  );

const miami = 'hauling-miami-fl';

async function find(slug: string): Promise<Page> {
  const { items } = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${slug}`);
  const page = items.find(one => one.slug === slug);
  if (!page) throw new Error(`no page at ${slug}`);
  return program.call('GET', `/api/pages/${page.id}`);
}

const leadsTo = async (path: string) => (await findRedirect(program.redirects, path, ''))?.location ?? null;
const patch = (id: string, body: unknown) => program.call<Page>('PATCH', `/api/pages/${id}`, body);
const refusal = async (id: string, body: unknown) => {
  const reply = await program.request('PATCH', `/api/pages/${id}`, { body, cookie: program.cookie });
  const { error } = await reply.json();
  return {
    status: reply.status,
    reason: error?.reason,
    message: error?.fields?.[0]?.message ?? error?.message,
  };
};

describe('a new address', () => {
  test('a new address is led to from the old one, and the page reads as before', async () => {
    const before = await find(miami);
    const after = await patch(before.id, { slug: 'hauling-in-miami' });
    expect(await leadsTo(`/${miami}/`)).toBe('/hauling-in-miami/');
    expect({ ...after, slug: '', updated_at: '' }).toEqual({ ...before, slug: '', updated_at: '' });
  });

  test('an address that is left and taken again leaves one rule, in one hop', async () => {
    const { id } = await find(miami);
    await patch(id, { slug: 'second' });
    await patch(id, { slug: 'third' });
    expect([await leadsTo(`/${miami}`), await leadsTo('/second')]).toEqual(['/third/', '/third/']);
    await patch(id, { slug: miami });
    expect([await leadsTo(`/${miami}`), await leadsTo('/second'), await leadsTo('/third')]).toEqual([
      null,
      `/${miami}/`,
      `/${miami}/`,
    ]);
  });

  test('a new address that is taken, the site’s own or no address is refused', async () => {
    const { id } = await find(miami);
    expect(await refusal(id, { slug: 'hauling-tampa-fl' })).toEqual({
      status: 409,
      reason: 'slug-taken',
      message: 'Another page has the address /hauling-tampa-fl/ already.',
    });
    expect(await refusal(id, { slug: 'pricing' })).toMatchObject({ status: 409, reason: 'slug-reserved' });
    await program.send(
      new Request('http://localhost/api/packs', {
        method: 'POST',
        headers: { cookie: program.cookie, 'content-type': 'application/zip' },
        body: Uint8Array.from(writePackZip(chairRentalPack())),
      }),
    );
    expect(await refusal(id, { slug: 'chairs' })).toMatchObject({ status: 409, reason: 'slug-reserved' });
    for (const slug of ['', 'Two Words', 'a--b', '-a', 'a/b', '%2e%2e', 'a\r\nb', 'miаmi', 'x'.repeat(201)]) {
      expect(await refusal(id, { slug })).toMatchObject({ status: 400 });
    }
    expect((await find(miami)).redirects_to).toBeNull();
  });

  test('a new address from which staff redirect back to the old one is refused with the circle', async () => {
    const { id } = await find(miami);
    await program.call('POST', '/api/redirects', { source_path: '/wanted', destination_path: `/${miami}/` });
    expect(await refusal(id, { slug: 'wanted' })).toEqual({
      status: 409,
      reason: 'cycle',
      message: `This would lead round in a circle: /${miami} → /wanted → /${miami}`,
    });
    await program.call('POST', '/api/redirects', { source_path: '/elsewhere', destination_path: '/about' });
    expect(await refusal(id, { slug: 'elsewhere' })).toEqual({
      status: 409,
      reason: 'slug-redirected',
      message: 'A redirect made by hand leads /elsewhere on to /about. Change or delete it first.',
    });
    expect(await leadsTo(`/${miami}`)).toBeNull();
  });

  test('a new address of one page, asked for twice at once, is given once', async () => {
    const [first, second] = [await find(miami), await find('hauling-tampa-fl')];
    const replies = await Promise.all(
      [first.id, second.id].map(id =>
        program.request('PATCH', `/api/pages/${id}`, { body: { slug: 'only-one' }, cookie: program.cookie }),
      ),
    );
    expect(replies.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a new address of a draft leads nowhere: the old one was never public', async () => {
    const { id } = await find(miami);
    await patch(id, { status: 'draft' });
    await patch(id, { slug: 'never-seen' });
    expect(await leadsTo(`/${miami}`)).toBeNull();
  });
});

describe('a page taken offline', () => {
  test('a page taken offline leads to its town’s list, or where it is told, or nowhere', async () => {
    await program.call('POST', '/api/pages', {
      template_id: templateId,
      field_values: { city: 'Miami', state: 'FL', keyword: 'piano tuning' },
    });
    const { id } = await find(miami);
    const archived = await patch(id, { status: 'archived' });
    expect(archived.redirects_to).toBe('/locations/fl/miami');
    expect((await patch(id, { status: 'archived', redirect_to: '/pricing' })).redirects_to).toBe('/pricing');
    expect((await patch(id, { status: 'archived', redirect_to: null })).redirects_to).toBeNull();
    expect((await patch(id, { status: 'published' })).redirects_to).toBeNull();
    expect((await patch(id, { status: 'draft' })).redirects_to).toBeNull();
    expect(await refusal(id, { status: 'archived', redirect_to: '//evil.example' })).toMatchObject({
      status: 400,
    });
    expect((await find(miami)).status).toBe('draft');
  });

  test('by deleting leads on in the same way', async () => {
    const tampa = await find('hauling-tampa-fl');
    await program.call('DELETE', `/api/pages/${tampa.id}?redirect_to=none`);
    expect(await leadsTo('/hauling-tampa-fl')).toBeNull();
    await program.call('DELETE', `/api/pages/${(await find(miami)).id}`);
    expect(await leadsTo(`/${miami}`)).toBe('/locations');
  });
});

test('a batch takes over the addresses its pages stand on, and gives them back exactly when it is reverted', async () => {
  const { id } = await find(miami);
  await patch(id, { slug: 'moved-away' });
  await program.call('POST', '/api/redirects', { source_path: '/old', destination_path: `/${miami}/` });
  // Without what counts visitors: it is written some time after a visit.
  const rules = async () =>
    (
      await program.database.pool.query(
        `select to_jsonb(r) - '{updated_at,hits,last_used_at}'::text[] as rule
         from redirects r order by source_path`,
      )
    ).rows;
  const before = await rules();
  expect(await leadsTo('/old')).toBe('/moved-away/');

  const batch = await planBatch(program, {
    template_id: templateId,
    locations: 'Miami, FL',
    keywords: 'hauling',
  });
  await generateBatch(program, batch.id);
  expect([await leadsTo(`/${miami}`), await leadsTo('/old')]).toEqual([null, `/${miami}/`]);
  await patch((await find(miami)).id, { slug: 'renamed-since' });
  expect(await program.call('GET', `/api/batches/${batch.id}/revert-preview`)).toMatchObject({
    redirects: 1,
  });
  await program.call('POST', `/api/batches/${batch.id}/revert`);
  await waitForBatch(program, batch.id, one => one.reverted_at !== null);
  expect(await rules()).toEqual(before);
});

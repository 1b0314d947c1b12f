import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import { findRedirect } from './find-redirect.ts';

/* A page that changed its address and then leaves without a redirect or returns: what happens to its former address. */

let program: TestProgram;
let templateId: string;
let made = 0;
let page: Page;
let old: string;
/** Like no other page's. */
let keyword: string;

beforeAll(async () => {
  program = await startTestProgram();
  templateId = (await createTemplate(program)).id;
  const batch = await planBatch(program, {
    template_id: templateId,
    locations: 'Miami, FL',
    keywords: 'stays',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

beforeEach(async () => {
  made += 1;
  keyword = String.fromCodePoint(96 + made).repeat(9);
  page = await program.call<Page>('POST', '/api/pages', {
    template_id: templateId,
    field_values: { city: 'Miami', state: 'FL', keyword },
    url_pattern: 'keyword-city',
  });
  old = page.slug;
  await change({ slug: `former-${made}` });
});

const change = (body: Record<string, unknown>) => program.call<Page>('PATCH', `/api/pages/${page.id}`, body);
const bulk = (action: string, redirect_to?: string) =>
  program.call<PageChange>('POST', '/api/pages/bulk', { action, ids: [page.id], redirect_to });
const undo = (id: string) => program.call('POST', `/api/pages/changes/${id}/undo`);
const leadsTo = async (slug: string) =>
  (await findRedirect(program.redirects, `/${slug}`, ''))?.location ?? null;
const both = async () => ({ old: await leadsTo(old), current: await leadsTo(`former-${made}`) });
const nowhere = { old: null, current: null };
const asBefore = () => ({ old: `/former-${made}/`, current: null });

async function lastChange(): Promise<string> {
  const { items } = await program.call<{ items: PageChange[] }>('GET', '/api/pages/changes?per_page=1');
  return items[0]?.id ?? '';
}

describe('a page that leaves for nowhere takes its former address along', () => {
  test('deleted alone, until that is undone', async () => {
    await program.call('DELETE', `/api/pages/${page.id}?redirect_to=none`);
    expect(await both()).toEqual(nowhere);
    await undo(await lastChange());
    expect(await both()).toEqual(asBefore());
  });

  test('deleted with others, until that is undone', async () => {
    const { id } = await bulk('delete', 'none');
    expect(await both()).toEqual(nowhere);
    await undo(id);
    expect(await both()).toEqual(asBefore());
  });

  test('archived alone, until it is published', async () => {
    await change({ status: 'archived', redirect_to: null });
    expect(await both()).toEqual(nowhere);
    await change({ slug: `former-${made}-moved` });
    await change({ status: 'published' });
    expect(await leadsTo(old)).toBe(`/former-${made}-moved/`);
  });

  test('archived with others, until it is published or that is undone', async () => {
    const archived = await bulk('archive', 'none');
    expect(await both()).toEqual(nowhere);
    const published = await bulk('publish');
    expect(await both()).toEqual(asBefore());
    await undo(published.id);
    expect(await both()).toEqual(nowhere);
    await undo(archived.id);
    expect(await both()).toEqual(asBefore());
  });

  test('as a draft, which is expected back', async () => {
    await change({ status: 'draft' });
    expect(await both()).toEqual(nowhere);
    await change({ status: 'published' });
    expect(await both()).toEqual(asBefore());
  });

  test('archived and led on, then deleted for nowhere, until that is undone', async () => {
    await change({ status: 'archived' });
    const ledOn = { old: '/locations/fl/miami', current: '/locations/fl/miami' };
    expect(await both()).toEqual(ledOn);
    await program.call('DELETE', `/api/pages/${page.id}?redirect_to=none`);
    expect(await both()).toEqual(nowhere);
    await undo(await lastChange());
    expect(await both()).toEqual(ledOn);
  });
});

test('a redirect made by hand to the former address stays as it was written', async () => {
  await program.call('POST', '/api/redirects', {
    source_path: `/by-hand-${made}`,
    destination_path: `/${old}/`,
  });
  expect(await leadsTo(`by-hand-${made}`)).toBe(`/former-${made}/`);
  const { id } = await bulk('delete', 'none');
  expect(await leadsTo(`by-hand-${made}`)).toBe(`/${old}/`);
  await undo(id);
  expect(await leadsTo(`by-hand-${made}`)).toBe(`/former-${made}/`);
});

test('a page created at a former address since then keeps it', async () => {
  const { id } = await bulk('delete', 'none');
  const other = await program.call<Page>('POST', '/api/pages', {
    template_id: templateId,
    field_values: { city: 'Miami', state: 'FL', keyword },
    url_pattern: 'keyword-city',
  });
  expect(other.slug).toBe(old);
  await undo(id);
  expect(await both()).toEqual(nowhere);
});

test('led to another address, both its addresses lead there', async () => {
  const { id } = await bulk('delete', '/about');
  expect(await both()).toEqual({ old: '/about', current: '/about' });
  await undo(id);
  expect(await both()).toEqual(asBefore());
});

import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { Statement } from '../../../contract/business/statements.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import type { Sitemap } from '../../../contract/search/sitemap.ts';
import { holdLock } from '../../platform/db/hold-lock.ts';
import { buildSitemap, sitemapLock } from './build-sitemap.ts';

let program: TestProgram;
let origin: string;
let atOnce: Response;

beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  atOnce = await fetch(`${origin}/sitemap.xml`);
  const batch = await planBatch(program, {
    locations: 'Miami, FL\nTampa, FL\nReno, NV',
    keywords: 'hauling\njunk removal\nbarn clearing',
  });
  await generateBatch(program, batch.id);
  // The program's own build may have started before the pages existed.
  await until(() => program.sitemap.build(), Boolean);
});
afterAll(() => program.stop());

const textOf = async (path: string) => (await fetch(`${origin}${path}`)).text();
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
const filesNow = async () => pathsIn(await textOf('/sitemap.xml'));
const everything = async () => (await Promise.all((await filesNow()).map(textOf))).flatMap(pathsIn);

async function pageOf(slug: string): Promise<PageRow> {
  const { items } = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${slug}`);
  const [page] = items;
  if (!page) throw new Error(`no page ${slug}`);
  return page;
}

describe('the sitemap', () => {
  test('the sitemap is there when the first visitor could ask for it', async () => {
    expect(atOnce.status).toBe(200);
    expect(await atOnce.text()).toMention('/sitemap-pages.xml');
  });

  test('the sitemap says of each generated page when it last changed, and of a file when any of it did', async () => {
    const page = await pageOf('hauling-miami-fl');
    const xml = await textOf('/sitemap-areas-1.xml');
    expect(xml).toMention(`<loc>${origin}/${page.slug}/</loc><lastmod>${page.updated_at}</lastmod>`);
    const latest = [...xml.matchAll(/<lastmod>([^<]*)/g)].map(([, at]) => at ?? '').toSorted();
    expect(await textOf('/sitemap.xml')).toMention(
      `/sitemap-areas-1.xml</loc><lastmod>${latest.at(-1)}</lastmod>`,
    );
  });

  test('the sitemap says of a page that it changed when what it tells of its town became another, and of no other page', async () => {
    const { id } = await createTemplate(program, {
      content_sections: [
        {
          id: 'told',
          type: 'text',
          title: 'Told',
          content: 'We haul. One pickup takes {{fact:place.bulk_limit}}.',
          order: 1,
        },
      ],
    });
    const batch = await planBatch(program, {
      template_id: id,
      locations: 'Miami, FL\nTampa, FL',
      keywords: 'telling',
    });
    await generateBatch(program, batch.id);
    const statement = { subject_kind: 'place', subject: 'Miami, FL', source: 'owner' };
    const told = await program.call<Statement>('POST', '/api/statements', {
      ...statement,
      predicate: 'bulk_limit',
      value: 'two carts',
    });
    // No text names it.
    await program.call('POST', '/api/statements', { ...statement, predicate: 'housing', value: 'old' });
    const [miami, tampa] = await Promise.all(['telling-miami-fl', 'telling-tampa-fl'].map(pageOf));
    expect(Date.parse(told.updated_at)).toBeGreaterThan(Date.parse(miami?.updated_at ?? ''));
    const lines = [
      `/telling-miami-fl/</loc><lastmod>${told.updated_at}</lastmod>`,
      `/telling-tampa-fl/</loc><lastmod>${tampa?.updated_at}</lastmod>`,
    ];
    await expect
      .poll(async () => {
        const xml = await textOf('/sitemap-areas-1.xml');
        return lines.filter(line => !xml.includes(line));
      })
      .toEqual([]);
  });

  test('the sitemap is sent packed to who takes it so, plain to who does not, and not again to who has it', async () => {
    const asked = async (headers: Record<string, string>) => {
      const [reply] = (await once(httpGet(`${origin}/sitemap-areas-1.xml`, { headers }), 'response')) as [
        IncomingMessage,
      ];
      const { etag = '', 'content-encoding': encoding } = reply.headers;
      return { status: reply.statusCode, encoding, etag, body: await buffer(reply) };
    };
    const packed = await asked({ 'accept-encoding': 'gzip, br' });
    const plain = await asked({});
    expect([packed.encoding, plain.encoding]).toEqual(['gzip', undefined]);
    expect(gunzipSync(packed.body)).toEqual(plain.body);
    const again = await asked({ 'if-none-match': packed.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('the sitemap takes up a change by itself, soon', async () => {
    const page = await pageOf('hauling-tampa-fl');
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'draft' });
    await expect.poll(everything).not.toContain(`/${page.slug}/`);
    const before = await program.call<Sitemap>('GET', '/api/sitemap');
    expect(before.left_out).toContainEqual({ what: 'draft-pages', count: 1, is_exact: true });
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'published' });
    await expect.poll(everything).toContain(`/${page.slug}/`);
  });

  test('the sitemap takes up a change after the clock was set back by ten years', async () => {
    const page = await pageOf('hauling-tampa-fl');
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'draft' });
    await expect.poll(everything).not.toContain(`/${page.slug}/`);
    // The last build is one of the future then.
    await program.database.pool.query(`update sitemap_builds set built_at = now() + interval '10 years'`);
    await program.call('PATCH', `/api/pages/${page.id}`, { status: 'published' });
    await expect.poll(everything).toContain(`/${page.slug}/`);
    const { built_at } = await program.call<Sitemap>('GET', '/api/sitemap');
    expect(Date.parse(built_at ?? '')).toBeLessThan(Date.now() + 60_000);
  });

  test('the sitemap leaves out what a redirect leads away from, and says so', async () => {
    const path = '/hauling-reno-nv/';
    expect(await everything()).toContain(path);
    const { redirect } = await program.call<{ redirect: { id: string } }>('POST', '/api/redirects', {
      source_path: path,
      destination_path: '/about',
      redirect_type: 301,
      is_active: true,
    });
    await expect.poll(everything).not.toContain(path);
    const { left_out } = await program.call<Sitemap>('GET', '/api/sitemap');
    expect(left_out).toContainEqual({ what: 'redirected', count: 1, is_exact: true });
    await program.call('DELETE', `/api/redirects/${redirect.id}`);
    await expect.poll(everything).toContain(path);
  });

  test('the sitemap is built when staff say so, and says when it was', async () => {
    const before = await program.call<Sitemap>('GET', '/api/sitemap');
    await program.call('POST', '/api/sitemap/build');
    await expect
      .poll(async () => (await program.call<Sitemap>('GET', '/api/sitemap')).built_at)
      .not.toBe(before.built_at);
    expect(before.addresses).toBe((await everything()).length);
    expect(before.files.map(file => file.path)).toEqual(await filesNow());
  });

  test('the sitemap is never built by two at once', async () => {
    const built = await Promise.all([program.sitemap.build(), program.sitemap.build()]);
    expect(built).toEqual([true, true]);
    expect(new Set(await everything()).size).toBe((await everything()).length);
  });

  test('the sitemap has no file beyond its last', async () => {
    const reply = await fetch(`${origin}/sitemap-areas-9.xml`);
    expect(reply.status).toBe(404);
  });
});

test('a long list is split into files that follow on without gap or repetition', async () => {
  const whole = (await everything()).toSorted();
  const { kysely } = program.database;
  const inFours = () =>
    buildSitemap(kysely, {
      origin,
      fixedPaths: ['/', '/about'],
      cityPages: [],
      towns: [],
      perFile: 4,
    });
  expect(await holdLock(program.database, sitemapLock, inFours)).toBe(true);
  const files = await filesNow();
  expect(files).toContain('/sitemap-areas-3.xml');
  const sizes = await Promise.all(files.map(async file => pathsIn(await textOf(file)).length));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
  const split = await everything();
  expect(new Set(split).size).toBe(split.length);
  expect(whole.filter(path => path.endsWith('/') && path !== '/')).toEqual(
    split.filter(path => path.endsWith('/') && path !== '/').toSorted(),
  );
});

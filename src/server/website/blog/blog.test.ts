import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutOwnScript } from '../../../../test/own-script.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Post } from '../../../contract/website/posts.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
});
afterAll(() => program.stop());

/** A change reaches the cache through the database, with a short delay. */
const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const statusOf = async (path: string) => (await get(path)).status;
const movedTo = async (path: string) => {
  const reply = await get(path);
  return [reply.status, reply.headers.get('location')];
};

function post(slug: string, changes: Record<string, unknown> = {}): Promise<Post> {
  return program.call('POST', '/api/posts', {
    title: `About ${slug}`,
    slug,
    description: `What ${slug} is about.`,
    body: `## Part\n\nGarage cleanouts, told in **words**.`,
    status: 'published',
    ...changes,
  });
}
const save = (stored: Post, changes: Record<string, unknown>): Promise<Post> =>
  program.call('PUT', `/api/posts/${stored.id}`, { ...stored, ...changes });

test('an empty blog says so and links to the services, and a post appears without a restart', async () => {
  const html = await textOf('/blog');
  expect(html).toMention('No posts yet');
  expect(html).toMention('href="/services"');
  expect(html).toMention('<meta name="robots" content="noindex, follow"/>');
  expect(await textOf('/sitemap-pages.xml')).not.toMention('/blog<');
  expect(await textOf('/sitemap.xml')).not.toMention('sitemap-posts');
  await post('first');
  await expect.poll(() => textOf('/sitemap.xml')).toMention('sitemap-posts');
  await expect.poll(() => textOf('/blog')).toMention('href="/blog/first"');
  expect(await textOf('/blog')).not.toMention('No posts yet');
  expect(await textOf('/blog')).not.toMention('noindex');
  expect(await textOf('/sitemap-pages.xml')).toMention('/blog<');
});

describe('a post', () => {
  test('is a page with its own head, its text and a way to call', async () => {
    await post('whole', { author: 'Maria & Co', published_at: '2026-03-01T12:00:00Z' });
    const html = await textOf('/blog/whole');
    expect(html).toMention('<title>About whole</title>');
    expect(html).toMention('<meta name="description" content="What whole is about."/>');
    expect(html).toMention(/rel="canonical" href="http:[^"]*\/blog\/whole"/);
    expect(html).toMention('rel="alternate" href="/blog/feed.xml" type="application/rss+xml"');
    expect(html).toMention('<strong>words</strong>');
    expect(html).toMention('<time dateTime="2026-03-01T12:00:00.000Z">March 1, 2026</time>');
    expect(html).toMention('By Maria &amp; Co');
    expect(html).toMention('href="/garage-cleanouts"');
    expect(html).toMention('tel:');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const described = [...html.matchAll(/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    );
    expect(described).toMatchObject([
      { '@type': 'HomeAndConstructionBusiness' },
      { '@type': 'BlogPosting', headline: 'About whole', datePublished: '2026-03-01T12:00:00.000Z' },
      { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
    ]);
  });

  test('renders markup in every field as text', async () => {
    const evil = ']]></title><script>alert(1)</script>';
    await post('evil', {
      title: evil,
      description: evil,
      author: evil,
      publish_anyway: true,
      body: `${evil}\n\n[x](javascript:1)`,
    });
    for (const path of ['/blog/evil', '/blog']) {
      const html = await textOf(path);
      expect(withoutOwnScript(html).replaceAll(/<script type="application\/ld\+json">/g, '')).not.toMention(
        '<script',
      );
      expect(html).not.toMention('href="javascript');
    }
    const feed = await textOf('/blog/feed.xml');
    expect(feed).toContain('<![CDATA[]]]]><![CDATA[></title><script>alert(1)</script>]]>');
  });

  test('has one address: an ending slash leads to it, with its query', async () => {
    await post('single');
    expect(await movedTo('/blog/single/?utm=1')).toEqual([301, '/blog/single?utm=1']);
    expect(await movedTo('/blog/')).toEqual([301, '/blog']);
  });

  test('that moves leaves a way behind it, in one step, until it is taken off the site', async () => {
    const one = await post('address-a');
    expect(await statusOf('/blog/address-a')).toBe(200);
    const two = await save(one, { slug: 'address-b' });
    const three = await save(two, { slug: 'address-c' });
    await expect.poll(() => movedTo('/blog/address-a?x=1')).toEqual([301, '/blog/address-c?x=1']);
    expect(await movedTo('/blog/address-b')).toEqual([301, '/blog/address-c']);
    expect(await textOf('/blog/feed.xml')).toMention('/blog/address-c</link>');
    await save(three, { status: 'draft' });
    await expect.poll(() => statusOf('/blog/address-c')).toBe(404);
    expect(await statusOf('/blog/address-a')).toBe(404);
    expect(await textOf('/blog/feed.xml')).not.toMention('address-c');
  });

  test('shows a change at once, and is gone when it is deleted', async () => {
    const stored = await post('changing');
    expect(await textOf('/blog/changing')).toMention('words');
    await save(stored, { body: 'Altogether new.' });
    await expect.poll(() => textOf('/blog/changing')).toMention('Altogether new.');
    await program.call('DELETE', `/api/posts/${stored.id}`);
    await expect.poll(() => statusOf('/blog/changing')).toBe(404);
  });

  test('that is a draft, unknown or mangled is not there, and the blog is offered instead', async () => {
    await post('hidden', { status: 'draft' });
    for (const path of [
      '/blog/hidden',
      '/blog/nothing',
      '/blog/UPPER',
      '/blog/a/b',
      '/blog/%00',
      '/blog/x//',
    ]) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
    expect(await textOf('/blog/hidden')).toMention('href="/blog">Blog</a>');
  });
});

describe('ten thousand posts', () => {
  beforeAll(async () => {
    await program.database.pool.query(`
      insert into posts (id, slug, title, description, body, status, published_at)
      select gen_random_uuid(), 'many-' || n, 'Many ' || n, 'About ' || n, 'Text', 'published',
             timestamptz '2020-01-01' + n * interval '1 minute'
      from generate_series(1, 10000) n`);
    await post('newest');
  });

  test('are ten to a page, each page with the one before and after it', async () => {
    await expect.poll(() => textOf('/blog')).toMention('/blog/newest');
    const first = await textOf('/blog');
    expect(first.match(/<article/g)).toHaveLength(10);
    expect(first).toMatch(/<link rel="next" href="http:[^"]*\/blog\/page\/2"/);
    expect(first).not.toContain('<link rel="prev"');
    const second = await textOf('/blog/page/2');
    expect(second).toMatch(/<link rel="prev" href="http:[^"]*\/blog"/);
    expect(second).toMatch(/rel="canonical" href="http:[^"]*\/blog\/page\/2"/);
    expect(second).toContain('<title>The Haul Journal: page 2</title>');
    expect(second).not.toContain('/blog/newest"');
    expect(await movedTo('/blog/page/1')).toEqual([301, '/blog']);
  });

  test('end where they end, and a page far beyond is not there', async () => {
    expect(await textOf('/blog/page/1000')).toMention('/blog/many-');
    const beyond = ['1002', '99999', '10000000', '0', '-1', '1e3', '2/', '٢'].map(n => `/blog/page/${n}`);
    const wanted = beyond.map(path => (path.endsWith('/2/') ? 301 : 404));
    expect(await Promise.all(beyond.map(statusOf))).toEqual(wanted);
  });

  test('give a feed of the latest twenty and a sitemap of all', async () => {
    const feed = await get('/blog/feed.xml');
    expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect((await feed.text()).match(/<item>/g)).toHaveLength(20);
    await program.sitemap.build();
    const listed = (await textOf('/sitemap-posts.xml')).match(/<loc>[^<]*\/blog\/[a-z0-9-]+<\/loc>/g);
    expect(listed?.length).toBeGreaterThan(10_000);
  });
});

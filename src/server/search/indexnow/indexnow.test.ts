import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { loopbackOutgoing } from '../../../../test/loopback-outgoing.ts';
import { type Listener, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import type { IndexNow } from '../../../contract/search/indexnow.ts';
import type { Post } from '../../../contract/website/posts.ts';
import { retryAfter } from '../../platform/http/outgoing/retry-after.ts';
import { maxInOnePost } from './post-addresses.ts';
import { submitChanges } from './submit-changes.job.ts';

const origin = 'https://haul.example';
let program: TestProgram;
let site: Listener;
beforeAll(async () => {
  program = await startTestProgram({ PUBLIC_URL: origin });
  site = await program.listen();
  // Seconds after a change the program would build its sitemap and submit the same addresses to the real endpoint.
  program.sitemap.close();
  const template_id = (await createTemplate(program)).id;
  const { id } = await planBatch(program, {
    template_id,
    locations: 'Miami, FL\nTampa, FL',
    keywords: 'hauling',
  });
  await generateBatch(program, id);
});
afterAll(() => program.stop());

let engine: Server;
let answer: RequestListener;
let heard: { host: string; key: string; keyLocation: string; urlList: string[] }[];
beforeEach(async () => {
  heard = [];
  answer = (_, response) => response.writeHead(200).end();
  engine = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => {
      body += chunk;
    });
    request.on('end', () => {
      heard.push(JSON.parse(body));
      answer(request, response);
    });
  });
  await new Promise<void>(resolve => {
    engine.listen(0, '127.0.0.1', resolve);
  });
  await program.database.pool.query('truncate indexnow, indexnow_addresses, indexnow_departures');
});
afterEach(() => {
  engine.closeAllConnections();
  engine.close();
});

const read = () => program.call<IndexNow>('GET', '/api/indexnow');
const turn = (is_on: boolean) => program.call<IndexNow>('PUT', '/api/indexnow', { is_on });
const submit = (at = origin) =>
  submitChanges(program.database, {
    origin: at,
    outgoing: loopbackOutgoing(),
    endpoint: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`,
    signal: new AbortController().signal,
  });

async function touch(slug: string, body: unknown): Promise<void> {
  const { items } = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${slug}`);
  await program.call('PATCH', `/api/pages/${items[0]?.id}`, body);
}

describe('telling search engines', () => {
  test('telling search engines is off until it is switched on', async () => {
    await touch('hauling-miami-fl', { status: 'published' });
    expect(await submit()).toBeNull();
    expect(heard).toEqual([]);
    expect(await read()).toMatchObject({ is_on: false, state: 'off', key_address: null, waiting: 0 });
  });

  test('telling search engines tells of what changed since then, once, with a key the site proves', async () => {
    const { key_address } = await turn(true);
    await touch('hauling-miami-fl', { status: 'published' });
    expect(await submit()).toBeNull();
    expect(heard.map(post => post.urlList)).toEqual([[`${origin}/hauling-miami-fl/`]]);
    expect(heard[0]).toMatchObject({ host: 'haul.example', keyLocation: key_address });
    const path = new URL(key_address ?? '').pathname;
    const file = await fetch(`${site.origin}${path}`);
    expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      heard[0]?.key,
    ]);
    expect((await fetch(`${site.origin}/${'0'.repeat(32)}.txt`)).status).toBe(404);
    await submit();
    expect(heard).toHaveLength(1);
    expect(await read()).toMatchObject({
      state: 'idle',
      sent_total: 1,
      last_sent: 1,
      last_answer: 'Taken (200)',
    });
  });

  test('telling search engines tells of a change that was begun before a collection and committed after it', async () => {
    await turn(true);
    const client = await program.database.pool.connect();
    await client.query('begin');
    await client.query('select now()');
    await submit();
    await client.query(
      `update generated_landing_pages set status = 'published', updated_at = now() where slug = 'hauling-tampa-fl'`,
    );
    await client.query('commit');
    client.release();
    await submit();
    expect(heard.flatMap(post => post.urlList)).toEqual([`${origin}/hauling-tampa-fl/`]);
  });

  test('telling search engines tells of both addresses of a page that moved', async () => {
    await turn(true);
    await touch('hauling-tampa-fl', { slug: 'tampa-hauling' });
    await submit();
    expect(heard[0]?.urlList).toEqual([`${origin}/hauling-tampa-fl/`, `${origin}/tampa-hauling/`]);
    await touch('tampa-hauling', { slug: 'hauling-tampa-fl' });
  });

  test('telling search engines tells of addresses that pages left, with a redirect and without, and of pages that are back', async () => {
    await turn(true);
    const { items } = await program.call<{ items: PageRow[] }>('GET', '/api/pages?search=hauling');
    // A few pages are usually done when the call returns, unless their job started earlier.
    const ended = async (asked: PageChange): Promise<PageChange> => {
      for (let now = asked; ; now = await program.call('GET', `/api/pages/changes/${asked.id}`)) {
        if (now.status !== 'running') return now;
      }
    };
    const change = async (body: Record<string, unknown>) =>
      ended(await program.call('POST', '/api/pages/bulk', { ids: items.map(page => page.id), ...body }));
    const undo = async (id: string) => ended(await program.call('POST', `/api/pages/changes/${id}/undo`));
    const tell = async () => {
      heard = [];
      await submit();
      return heard.flatMap(post => post.urlList);
    };
    // While another transaction is open, a change since its start is told again.
    const told = async () => {
      const urls = await tell();
      for (let again = urls; again.length > 0; ) again = await tell();
      return urls;
    };
    const both = [`${origin}/hauling-miami-fl/`, `${origin}/hauling-tampa-fl/`];
    await touch('hauling-miami-fl', { status: 'archived', redirect_to: null });
    expect(await told()).toEqual([`${origin}/hauling-miami-fl/`]);
    await touch('hauling-miami-fl', { status: 'published' });
    await told();
    for (const action of ['archive', 'delete', 'noindex']) {
      const { id } = await change({ action });
      expect({ action, told: await told() }).toEqual({ action, told: both });
      await undo(id);
      expect({ undone: action, told: await told() }).toEqual({ undone: action, told: both });
    }
    const { id } = await change({ action: 'delete' });
    await undo(id);
    await touch('hauling-miami-fl', { status: 'draft' });
    expect(await told()).toEqual(both);
    await touch('hauling-miami-fl', { status: 'archived' });
    expect(await told()).toEqual([]);
    await touch('hauling-miami-fl', { status: 'published' });
    await told();
    await program.database.pool.query(
      `update generated_landing_pages set updated_at = updated_at - interval '1 day' where slug = 'hauling-tampa-fl'`,
    );
    expect(await told()).toEqual([`${origin}/hauling-tampa-fl/`]);
  });

  test('reports the pages of a deleted template, except those that were never public', async () => {
    const template = await createTemplate(program);
    const batch = await planBatch(program, {
      template_id: template.id,
      locations: 'Ocala, FL\nStuart, FL',
      keywords: 'short lived',
    });
    await generateBatch(program, batch.id);
    await touch('short-lived-stuart-fl', { status: 'draft' });
    await turn(true);
    await program.call('DELETE', `/api/templates/${template.id}?redirect_to=none`);
    await submit();
    expect(heard.map(post => post.urlList)).toEqual([[`${origin}/short-lived-ocala-fl/`]]);
  });

  test('telling search engines tells of posts that left their address: deleted, a draft again, or moved', async () => {
    const create = (slug: string, status: string) =>
      program.call<Post>('POST', '/api/posts', {
        title: slug,
        slug,
        description: 'Why.',
        body: 'Text.',
        status,
      });
    const [gone, withdrawn, moved, unseen] = [
      await create('post-gone', 'published'),
      await create('post-withdrawn', 'published'),
      await create('post-moved', 'published'),
      await create('post-unseen', 'draft'),
    ];
    await turn(true);
    const told = async () => {
      heard = [];
      await submit();
      return heard.flatMap(post => post.urlList);
    };
    await program.call('DELETE', `/api/posts/${gone.id}`);
    await program.call('DELETE', `/api/posts/${unseen.id}`);
    expect(await told()).toEqual([`${origin}/blog/post-gone`]);
    const draft = await program.call<Post>('PUT', `/api/posts/${withdrawn.id}`, {
      ...withdrawn,
      status: 'draft',
    });
    expect(await told()).toEqual([`${origin}/blog/post-withdrawn`]);
    await program.call('PUT', `/api/posts/${draft.id}`, { ...draft, title: 'Nobody sees it' });
    expect(await told()).toEqual([]);
    await program.call('PUT', `/api/posts/${moved.id}`, { ...moved, slug: 'post-there' });
    expect(await told()).toEqual([`${origin}/blog/post-moved`, `${origin}/blog/post-there`]);
  });

  test('notes nothing while it is off', async () => {
    const post = { title: 'Off', slug: 'post-off', description: 'Why.', body: 'Text.', status: 'published' };
    const { id } = await program.call<Post>('POST', '/api/posts', post);
    await turn(true);
    await turn(false);
    await program.call('DELETE', `/api/posts/${id}`);
    await touch('hauling-miami-fl', { status: 'archived' });
    await touch('hauling-miami-fl', { status: 'published' });
    const { rows } = await program.database.pool.query('select * from indexnow_departures');
    expect(rows).toEqual([]);
  });

  test('telling search engines never sends more than ten thousand at once', async () => {
    await turn(true);
    await program.database.pool.query(
      `insert into indexnow_addresses (path) select '/p-' || n || '/' from generate_series(1, $1::int) n`,
      [maxInOnePost + 1],
    );
    await submit();
    expect(heard.map(post => post.urlList.length)).toEqual([maxInOnePost, 1]);
  });

  test('telling search engines leaves them alone as long as they ask, and forgets nothing', async () => {
    await turn(true);
    await touch('hauling-miami-fl', { status: 'published' });
    answer = (_, response) => response.writeHead(429, { 'Retry-After': '600' }).end();
    const next = await submit();
    expect((next?.getTime() ?? 0) - Date.now()).toBeGreaterThan(590_000);
    expect(await submit()).toEqual(next);
    expect(heard).toHaveLength(1);
    expect(await read()).toMatchObject({
      state: 'held-up',
      waiting: 1,
      last_answer: 'Too many at once; they want a pause (429)',
      next_at: next?.toISOString(),
    });
    // The clock was set back since: no pause is that long.
    await program.database.pool.query(`update indexnow set wait_until = now() + interval '10 years'`);
    expect(await read()).toMatchObject({ next_at: null });
    expect((await submit())?.getTime()).toBeLessThan(Date.now() + 601_000);
    expect(heard).toHaveLength(2);
  });

  test('outlives answers that redirect, break off or never end', async () => {
    const hostile: [RequestListener, string][] = [
      [
        (_, response) => response.writeHead(307, { Location: 'http://127.0.0.1:1/steal' }).end(),
        'Answered with 307',
      ],
      [request => request.socket.destroy(), 'Could not be reached, or answered with nonsense'],
      [
        (_, response) => {
          response.writeHead(500);
          const flood = setInterval(() => response.write('x'.repeat(65_536)), 1);
          response.on('close', () => clearInterval(flood));
        },
        'Answered with 500',
      ],
    ];
    for (const [listener, words] of hostile) {
      await turn(false);
      await turn(true);
      await touch('hauling-miami-fl', { status: 'published' });
      answer = listener;
      expect(await submit()).toBeInstanceOf(Date);
      expect(await read()).toMatchObject({ state: 'held-up', waiting: 1, last_answer: words });
    }
  });

  test('telling search engines has nothing to tell from a site without a public https address', async () => {
    await turn(true);
    await touch('hauling-miami-fl', { status: 'published' });
    expect(await submit('http://127.0.0.1:3000')).toBeNull();
    expect(heard).toEqual([]);
  });

  test('misses no page of a long transaction that began before the last look', async () => {
    await turn(true);
    const client = await program.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `update generated_landing_pages set updated_at = now() where slug = 'hauling-miami-fl'`,
      );
      await submit();
      expect(heard).toEqual([]);
      await client.query('commit');
    } finally {
      client.release();
    }
    await submit();
    expect(heard[0]?.urlList).toContain(`${origin}/hauling-miami-fl/`);
  });
});

test('Retry-After is read as seconds or a date, and believed between a minute and a day', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(retryAfter(null, now)).toBeNull();
  expect(retryAfter('soon', now)).toBeNull();
  expect(retryAfter('0', now)).toBe(60_000);
  expect(retryAfter('120', now)).toBe(120_000);
  expect(retryAfter('999999999', now)).toBe(86_400_000);
  expect(retryAfter('Thu, 01 Jan 2026 01:00:00 GMT', now)).toBe(3_600_000);
});

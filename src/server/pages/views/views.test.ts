import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateBatch, planBatch } from '../../../../test/factories.ts';
import { type Listener, startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { ViewCounter } from './view-counter.ts';
import { writeViews } from './write-views.ts';

let program: TestProgram;
let server: Listener;
const page = '/junk-removal-miami-fl/';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  program = await startTestProgram();
  server = await program.listen();
  const batch = await planBatch(program, { locations: 'Miami, FL', keywords: 'junk removal' });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());
beforeEach(async () => {
  await program.views.write();
  await program.database.kysely.deleteFrom('page_views').execute();
  await program.database.kysely.deleteFrom('day_views').execute();
});

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** A request with exactly these headers: fetch would add some. Answers with the status. */
function send(path: string, { method = 'GET', headers = {} }: Sent = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port: server.port, host: '127.0.0.1', path, method, headers: { 'user-agent': phone, ...headers } },
      reply => reply.resume().on('end', () => resolve(reply.statusCode ?? 0)),
    );
    sent.on('error', reject).end();
  });
}

async function counts(): Promise<[path: string, views: number, calls: number][]> {
  await program.views.write();
  const rows = await program.database.kysely.selectFrom('page_views').selectAll().orderBy('path').execute();
  return rows.map(row => [row.path, row.views, row.calls]);
}

describe('a view', () => {
  test('a view is counted when a page is drawn and when it comes from memory', async () => {
    expect([await send(page), await send(page), await send(`${page}?utm_source=x`)]).toEqual([200, 200, 200]);
    expect(await counts()).toEqual([[page, 3, 0]]);
    await send(page);
    expect(await counts()).toEqual([[page, 4, 0]]);
  });

  test('a view is counted when the visitor has the page already', async () => {
    const reply = await fetch(`${server.origin}${page}`);
    const etag = reply.headers.get('etag') ?? '';
    expect(await send(page, { headers: { 'if-none-match': etag } })).toBe(304);
    expect(await counts()).toEqual([[page, 1, 0]]);
  });

  test('a view is counted on a page that is drawn for one visitor', async () => {
    await send('/reserve-now');
    expect(await counts()).toEqual([['/reserve-now', 1, 0]]);
  });

  test('a view is not a program, a page fetched ahead, a look at the head, or an address where nothing is', async () => {
    await send(page, { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
    await send(page, { headers: { 'user-agent': 'curl/8.5.0' } });
    await send(page, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    await send(page, { method: 'HEAD' });
    await send('/nothing-is-here/');
    await send('/robots.txt');
    expect(await counts()).toEqual([]);
  });

  test('a view leaves nothing about the visitor', async () => {
    const reply = await fetch(`${server.origin}${page}`, { headers: { 'user-agent': phone } });
    expect(reply.headers.getSetCookie()).toEqual([]);
    await program.views.write();
    const [row] = await program.database.kysely.selectFrom('page_views').selectAll().execute();
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['calls', 'day', 'path', 'views']);
  });

  test('adds up over processes and days of the site', async () => {
    const other = new ViewCounter();
    other.view({ path: page, views: 0, calls: 0 });
    await writeViews(program.database.kysely, other.take());
    await send(page);
    expect(await counts()).toEqual([[page, 2, 0]]);
    const days = await program.database.kysely.selectFrom('day_views').select(['views', 'calls']).execute();
    expect(days).toEqual([{ views: 2, calls: 0 }]);
  });
});

describe('a press of a call button', () => {
  const from = (path: string) => ({
    method: 'POST',
    headers: {
      'ping-from': `${server.origin}${path}`,
      'ping-to': 'tel:+13055550142',
      'content-type': 'text/ping',
    },
  });

  test('a press of a call button is reported by every phone link of a page, without a script', async () => {
    const html = await (await fetch(`${server.origin}${page}`)).text();
    const links = html.match(/href="tel:/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    expect(html.match(/ping="\/calls" href="tel:/g)).toHaveLength(links.length);
  });

  test('a press of a call button is counted for the page it was on', async () => {
    await send(page);
    expect(await send('/calls', from(page))).toBe(204);
    expect(await counts()).toEqual([[page, 1, 1]]);
  });

  test('a press of a call button is counted for a page that was fetched ahead and so has no view', async () => {
    await send('/calls', from(page));
    expect(await counts()).toEqual([[page, 0, 1]]);
  });

  test('a press of a call button is not counted for a page that does not exist, or of another site', async () => {
    await send('/calls', from('/made-up/'));
    await send('/calls', { method: 'POST', headers: { 'ping-from': `https://evil.example${page}` } });
    await send('/calls', { method: 'POST' });
    expect(await counts()).toEqual([]);
  });

  test('a press of a call button is not counted without end from one address', async () => {
    await send(page);
    const headers = { ...from(page).headers, 'x-forwarded-for': '203.0.113.9' };
    for (let press = 0; press < 30; press += 1) await send('/calls', { method: 'POST', headers });
    expect(await counts()).toEqual([[page, 1, 20]]);
  });
});

describe('counts that wait', () => {
  test('survive a database that is away', async () => {
    const counter = new ViewCounter();
    const seen = { path: page, views: 0, calls: 0 };
    counter.view(seen);
    counter.putBack(counter.take());
    counter.view(seen);
    expect(counter.take()).toEqual([{ path: page, views: 2, calls: 0 }]);
    expect(counter.take()).toEqual([]);
  });

  test('never fill the memory', () => {
    const counter = new ViewCounter();
    for (let number = 0; number < 150_000; number += 1)
      counter.view({ path: `/p-${number}/`, views: 0, calls: 0 });
    expect(counter.take()).toHaveLength(100_000);
  });
});

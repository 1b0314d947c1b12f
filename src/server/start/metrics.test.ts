import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateBatch, planBatch } from '../../../test/factories.ts';
import { quoteForm } from '../../../test/lead-forms.ts';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import { createKey } from '../identity/api-keys/create-key.ts';
import { openDatabase } from '../platform/db/database.ts';
import { openMetrics } from '../platform/metrics/metrics.ts';
import { PageCache } from '../website/context/page-cache.ts';
import { startWorkerServer, type WebServer } from './start-server.ts';

let program: TestProgram;
let web: WebServer;
let worker: WebServer;
let key: string;

beforeAll(async () => {
  program = await startTestProgram();
  web = await program.listen();
  worker = await startWorkerServer(program);
  key = await keyWith('metrics:read');
  const { id } = await planBatch(program, { locations: 'Miami, FL', keywords: 'hauling' });
  await generateBatch(program, id);
});
afterAll(async () => {
  await worker.close();
  await program.stop();
});

async function keyWith(scope: 'metrics:read' | 'pages:read'): Promise<string> {
  const { user } = await program.call<{ user: { id: string } }>('GET', '/api/session');
  const request = { name: 'Prometheus', scopes: [scope], expires_in_days: 1 };
  return (await createKey(program.database.kysely, user.id, request)).key;
}

const at = (server: WebServer, path: string) => `http://127.0.0.1:${server.port}${path}`;
const ask = (server: WebServer, bearer?: string) =>
  fetch(at(server, '/metrics'), { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} });
const read = async (server: WebServer) => (await ask(server, key)).text();
const get = async (path: string) => (await fetch(at(web, path))).text();
/** The values of a series by label text. */
const seriesOf = (text: string, name: string) =>
  new Map(
    [...text.matchAll(new RegExp(`^${name}(?:\\{([^}]*)\\})? (\\S+)$`, 'gm'))].map(
      ([, labels = '', value]) => [labels, Number(value)] as const,
    ),
  );

describe('who watches', () => {
  test('a monitoring service needs a key with the scope, or to be an admin, at web and worker processes', async () => {
    const other = await keyWith('pages:read');
    for (const server of [web, worker]) {
      expect((await ask(server)).status).toBe(401);
      expect((await ask(server, 'ph_wrong_key')).status).toBe(401);
      expect((await ask(server, other)).status).toBe(403);
      expect((await ask(server, key)).status).toBe(200);
    }
    expect((await program.request('GET', '/metrics', { cookie: program.cookie })).status).toBe(200);
  });

  test('a monitoring service reads lines of Prometheus’s format and nothing else', async () => {
    const reply = await ask(worker, key);
    expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const line =
      /^(?:#.*|[a-z_][a-z0-9_]*(?:\{[a-z_]+="[^"]*"(?:,[a-z_]+="[^"]*")*\})? (?:Nan|[-+]?[\d.]+(?:e[-+]?\d+)?))?$/;
    expect((await reply.text()).split('\n').filter(one => !line.test(one))).toEqual([]);
  });

  test('learns how process, database and work are doing', async () => {
    const text = await read(web);
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'pagehaul_cache_bytes',
      'pagehaul_outbox_waiting',
      'pagehaul_webhooks_waiting',
    ]) {
      expect([name, seriesOf(text, name).size]).toEqual([name, 1]);
    }
    expect(seriesOf(text, 'pagehaul_database_up').get('')).toBe(1);
    expect(seriesOf(text, 'pagehaul_database_connections').size).toBe(3);
    expect(seriesOf(text, 'pagehaul_pages').get('status="published"')).toBe(1);
    expect(seriesOf(text, 'pagehaul_batches').get('status="completed"')).toBe(1);
  });

  test('a monitoring service sees a page rendered once and answered from memory afterwards', async () => {
    const count = async () => {
      const text = await read(web);
      return ['pagehaul_pages_drawn_total', 'pagehaul_cached_pages_total'].map(
        name => seriesOf(text, name).get('') ?? 0,
      );
    };
    const [rendered = 0, cached = 0] = await count();
    for (let i = 0; i < 3; i += 1) await get('/hauling-miami-fl/');
    expect(await count()).toEqual([rendered + 1, cached + 2]);
  });

  test('a monitoring service sees requests by the pattern of their route, however many addresses are made up', async () => {
    for (let i = 0; i < 20; i += 1) {
      await get(`/api/pages/00000000-0000-4000-8000-0000000000${10 + i}`);
      await get(`/made-up-${i}/`);
      await get(`/api/made-up-${i}`);
    }
    const text = await read(web);
    const answered = seriesOf(text, 'pagehaul_http_requests_total');
    expect(answered.get('route="/api/pages/:id",method="GET",status="401"')).toBe(20);
    expect(answered.get('route="site",method="GET",status="404"')).toBe(20);
    expect(answered.size).toBeLessThan(20);
    expect(
      seriesOf(text, 'pagehaul_http_request_duration_seconds_count').get('route="site"'),
    ).toBeGreaterThan(19);
  });

  test('learns nothing of visitors', async () => {
    await program.call('POST', '/api/leads', quoteForm({ name: 'Rosalind Quimby' }));
    const text = await read(web);
    expect(text).toContain('pagehaul_leads');
    expect(text).not.toMatch(/rosalind|quimby|@/i);
  });
});

test('without a database what it counts is left out, and the rest is told', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none', () => undefined);
  const metrics = openMetrics({
    database,
    reads: { standbys: null },
    cache: new PageCache(1_000),
    log: pino({ level: 'silent' }),
  });
  const text = await metrics.text();
  expect(seriesOf(text, 'pagehaul_database_up').get('')).toBe(0);
  expect(seriesOf(text, 'pagehaul_outbox_waiting').size).toBe(0);
  expect(seriesOf(text, 'process_resident_memory_bytes').size).toBe(1);
  await database.close();
});

test('the memory of the worker process is told while it runs', async () => {
  const name = 'pagehaul_worker_resident_memory_bytes';
  let residentBytes: number | null = 5_000_000;
  program.metrics.watchWorker({ residentBytes: () => residentBytes });
  expect(seriesOf(await read(web), name)).toEqual(new Map([['', 5_000_000]]));
  residentBytes = null;
  expect(seriesOf(await read(web), name)).toEqual(new Map());
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { freePort } from '../free-port.ts';
import { type LoopbackProxy, startLoopbackProxy } from '../loopback-proxy.ts';
import { type RunningProgram, setUpBusiness, startProgram } from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/* Two web processes behind a proxy are restarted one after the other under load, and nobody notices. */
let database: TestDatabase;
let proxy: LoopbackProxy;
let ports: number[];
const programs = new Map<number, RunningProgram>();
const folder = mkdtempSync(join(tmpdir(), 'pagehaul-restart-'));

/** A stopping process answers “not ready” for these seconds, so that a slow poll sees it on a busy machine. */
const drain = '5';

/** Of one visitor, in milliseconds: seventy-five requests a second in all, and time for what restarts. */
const betweenRequests = 120;

const start = async (port: number) => {
  const where = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: String(port) };
  programs.set(port, await startProgram(where, ['--only', 'web', '--drain', drain]));
};
const at = (port: number | undefined): RunningProgram => {
  const program = programs.get(port ?? 0);
  if (!program) throw new Error(`nothing runs on ${port}`);
  return program;
};

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  ports = [await freePort(), await freePort()];
  for (const port of ports) await start(port);
  await setUpBusiness(at(ports[0]));
  proxy = await startLoopbackProxy(ports);
});
afterAll(async () => {
  await proxy.close();
  for (const program of programs.values()) await program.kill();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('under constant load not one request fails, whether it reads or writes', async () => {
  const { cookie } = at(ports[0]);
  const served = { read: 0, written: 0 };
  const wrong: string[] = [];
  const over = new AbortController();
  const send = async (path: string, init: RequestInit, kind: keyof typeof served) => {
    try {
      const reply = await fetch(`${proxy.origin}${path}`, init);
      await reply.arrayBuffer();
      if (reply.status === 200) served[kind] += 1;
      else wrong.push(`${path} ${reply.status}`);
    } catch (error) {
      wrong.push(`${path} ${String(error)}`);
    }
  };
  const write = {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Jupiter, FL\nTampa, FL' }),
  };
  const readers = Array.from({ length: 6 }, async (_, n) => {
    for (let round = n; !over.signal.aborted; round += 1) {
      // What is made for one visitor alone takes as much work as dozens of kept pages.
      const pages = ['/', '/about', '/', `/contact?visit=${round}`, '/', '/about', '/', '/api/openapi.json'];
      await send(pages[round % pages.length] ?? '/', {}, 'read');
      await pause(betweenRequests);
    }
  });
  const writers = Array.from({ length: 3 }, async () => {
    while (!over.signal.aborted) {
      await send('/api/locations/parse', write, 'written');
      await pause(betweenRequests);
    }
  });
  const moreIsServed = async () => {
    const before = { ...served };
    await expect
      .poll(() => served.read > before.read + 100 && served.written > before.written + 10)
      .toBe(true);
  };
  for (const port of ports) {
    await moreIsServed();
    expect(await at(port).stop()).toBe(0);
    await moreIsServed();
    await start(port);
  }
  await moreIsServed();
  over.abort();
  await Promise.all([...readers, ...writers]);
  expect(wrong).toEqual([]);
  expect(served.read).toBeGreaterThan(500);
});

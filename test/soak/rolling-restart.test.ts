import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { type LoopbackProxy, startLoopbackProxy } from '../loopback-proxy.ts';
import { setUpBusiness } from '../running-program.ts';
import { startTwoWebs } from '../several-programs.ts';

/* Two web processes behind a proxy are restarted one after the other under load, without a failed request. */
/** The pause of one visitor, in milliseconds: seventy-five requests a second in all, and time for what restarts. */
const betweenRequests = 120;

let webs: Awaited<ReturnType<typeof startTwoWebs>>;
let proxy: LoopbackProxy;

beforeAll(async () => {
  await ensureBuilt();
  webs = await startTwoWebs();
  await setUpBusiness(webs.at(webs.ports[0] ?? 0));
  proxy = await startLoopbackProxy(webs.ports);
});
afterAll(async () => {
  await proxy.close();
  await webs.stop();
});

test('under constant load not one request fails, whether it reads or writes', async () => {
  const { cookie } = webs.at(webs.ports[0] ?? 0);
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
      // A page for one visitor takes as much work as dozens of cached pages.
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
  for (const port of webs.ports) {
    await moreIsServed();
    expect(await webs.at(port).stop()).toBe(0);
    await moreIsServed();
    await webs.start(port);
  }
  await moreIsServed();
  over.abort();
  await Promise.all([...readers, ...writers]);
  expect(wrong).toEqual([]);
  expect(served.read).toBeGreaterThan(500);
});

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type FreezingProxy, startFreezingProxy } from '../../../../test/freezing-proxy.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { type Announcement, announceOn } from './announce.ts';
import { openDatabase } from './database.ts';
import { listen } from './listen.ts';

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let way: FreezingProxy;
beforeAll(async () => {
  created = await createTestDatabase();
});
beforeEach(async () => {
  way = await startFreezingProxy(created.url);
  onTestFinished(() => way.close());
});
afterAll(() => created.drop());

/** Listens through the proxy. */
async function listenThere(heartbeat?: number) {
  const heard: Announcement[] = [];
  const said = { gaps: 0, heard };
  const count = () => {
    said.gaps += 1;
  };
  const listener = await listen(way.url, announcement => heard.push(announcement), count, heartbeat);
  onTestFinished(() => listener.close());
  return said;
}

test('while the database is away one attempt follows the other, and it listens again when it is back', async () => {
  const said = await listenThere();
  const before = way.connections();
  const since = performance.now();
  way.cut();
  await expect.poll(() => way.connections() - before).toBeGreaterThan(3);
  const attempts = way.connections() - before;
  const halfSeconds = (performance.now() - since) / 500;
  way.thaw();
  await expect.poll(() => said.gaps).toBe(1);
  // The first attempt is immediate, each later one after half a second.
  expect(attempts).toBeLessThan(halfSeconds + 2);
});

test('a database that says nothing any more is given up, and heard again once it answers', async () => {
  const said = await listenThere(500);
  const database = openDatabase(created.url, () => undefined);
  onTestFinished(() => database.close());
  const before = way.connections();
  way.freeze();
  await expect.poll(way.connections).toBeGreaterThan(before);
  way.thaw();
  await expect.poll(() => said.gaps).toBeGreaterThan(0);
  // On a busy machine an answer may be late, and the connection changed once more.
  const announced = async () => {
    await announceOn(database.pool, { kind: 'settings' });
    return said.heard.length;
  };
  await expect.poll(announced).toBeGreaterThan(0);
});

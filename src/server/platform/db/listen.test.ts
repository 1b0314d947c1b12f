import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { listen } from './listen.ts';

let created: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  created = await createTestDatabase();
});
afterAll(() => created.drop());

/** A proxy for the database that can refuse connections and counts attempts. */
async function proxyTo(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const door = { isOpen: true, knocks: 0 };
  const server = createServer(socket => {
    door.knocks += 1;
    socket.on('error', () => undefined);
    if (!door.isOpen) {
      socket.destroy();
      return;
    }
    const behind = dial(Number(port), hostname);
    behind.on('error', () => socket.destroy());
    socket.pipe(behind).pipe(socket);
    sockets.add(socket);
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.search = '';
  through.port = String((server.address() as AddressInfo).port);
  return {
    door,
    url: through.href,
    shut() {
      door.isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}

test('while the database is away one attempt follows the other, and it listens again when it is back', async () => {
  const way = await proxyTo(created.url);
  let gaps = 0;
  const listener = await listen(
    way.url,
    () => undefined,
    () => {
      gaps += 1;
    },
  );
  way.shut();
  const before = way.door.knocks;
  const since = performance.now();
  await expect.poll(() => way.door.knocks - before).toBeGreaterThan(3);
  const knocks = way.door.knocks - before;
  const halfSeconds = (performance.now() - since) / 500;
  way.door.isOpen = true;
  await expect.poll(() => gaps).toBe(1);
  await listener.close();
  way.close();
  // The first attempt is immediate, each later one after half a second.
  expect(knocks).toBeLessThan(halfSeconds + 2);
});

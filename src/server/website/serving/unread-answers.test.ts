import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { UnreadAnswers } from './unread-answers.ts';

test('when unread answers exceed their bytes, the clients that waited longest are disconnected', async () => {
  const unread = new UnreadAnswers(() => 12_000_000);
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const clients: Socket[] = [];
  const ours: Socket[] = [];
  for (let n = 0; n < 4; n += 1) {
    const accepted = once(server, 'connection');
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    client.pause();
    clients.push(client);
    const [socket] = (await accepted) as [Socket];
    ours.push(socket.on('error', () => undefined));
    // More than the system takes for a client that does not read.
    socket.write(Buffer.alloc(10_000_000));
    unread.add(socket);
    expect(unread.bytes).toBeLessThanOrEqual(12_000_000);
  }
  expect(ours.map(socket => socket.destroyed)).toEqual([true, true, true, false]);
  for (const socket of [...clients, ...ours]) socket.destroy();
  server.close();
});

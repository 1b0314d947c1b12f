import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FreezingProxy {
  /** The address of the server through this proxy. */
  readonly url: string;
  /** Connections, refused ones too. */
  readonly connections: () => number;
  /** From now on connections are accepted and nothing is answered, as by a computer that hangs. */
  freeze(): void;
  /** Breaks off all connections, and each new one, as a server that is away. */
  cut(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** A proxy in front of a server, which can hang. */
export async function startFreezingProxy(to: string): Promise<FreezingProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  let connections = 0;
  const server = createServer(near => {
    connections += 1;
    near.on('error', () => undefined);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(to).port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isFrozen) one.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  url.search = ''; // Not by its socket.
  return {
    url: url.href,
    connections: () => connections,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    thaw: () => {
      isFrozen = false;
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

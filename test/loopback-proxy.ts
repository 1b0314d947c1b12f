import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { onLoopback } from './on-loopback.ts';

export interface LoopbackProxy {
  readonly origin: string;
  close(): Promise<void>;
}

/** Milliseconds between a proxy's readiness checks. */
const askEvery = 100;

/**
 * A proxy before several web processes: keeps connections open, sends requests in turn to the processes that report ready,
 * and tries the next one only if a connection is refused. A response that a process breaks off reaches the visitor as 502.
 */
export async function startLoopbackProxy(ports: readonly number[]): Promise<LoopbackProxy> {
  const ready = new Set<number>();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ask = async () => {
    for (const port of ports) {
      const reply = await fetch(`http://127.0.0.1:${port}/readyz`, {
        headers: { connection: 'close' },
      }).catch(() => null);
      if (reply?.status === 200) ready.add(port);
      else ready.delete(port);
    }
  };
  await ask();
  const closing = new AbortController();
  const asking = (async () => {
    // In sequence: an old answer must not undo a newer one.
    while (!closing.signal.aborted) {
      await pause(askEvery);
      await ask();
    }
  })();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      const body = await buffer(incoming);
      turn += 1;
      const all = [...ready];
      const inTurn = all.map((_, n) => all[(turn + n) % all.length] ?? 0);
      forward({ incoming, outgoing, body, agent }, inTurn);
    };
    pass().catch(() => outgoing.destroy());
  });
  const listening = await onLoopback(server);
  return {
    origin: listening.origin,
    close: async () => {
      closing.abort();
      await asking;
      agent.destroy();
      await listening.close();
    },
  };
}

interface Passing {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: Buffer;
  readonly agent: Agent;
}

function forward({ incoming, outgoing, body, agent }: Passing, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    outgoing.writeHead(503).end('nobody is ready');
    return;
  }
  const { connection: _, ...headers } = incoming.headers;
  const asked = request({
    agent,
    port,
    host: '127.0.0.1',
    method: incoming.method,
    path: incoming.url,
    headers,
  });
  asked.on('response', reply => {
    const { connection: __, 'keep-alive': ___, ...replyHeaders } = reply.headers;
    outgoing.writeHead(reply.statusCode ?? 502, replyHeaders);
    reply.on('error', () => outgoing.destroy());
    reply.pipe(outgoing);
    outgoing.on('close', () => reply.destroy());
  });
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (error.code === 'ECONNREFUSED') forward({ incoming, outgoing, body, agent }, others);
    else outgoing.writeHead(502).end(String(error));
  });
  asked.end(body);
}

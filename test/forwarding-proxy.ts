import { createServer, request } from 'node:http';
import { onLoopback } from './on-loopback.ts';

/** A proxy that sends everything on to a port, and appends to X-Forwarded-For the address it was called from. */
export async function startForwardingProxy(
  to: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const { headers, method, url, socket } = incoming;
    const seen = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const asked = request(
      {
        host: '127.0.0.1',
        port: to,
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-for': seen },
        agent: false,
      },
      reply => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      },
    );
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  return onLoopback(server);
}

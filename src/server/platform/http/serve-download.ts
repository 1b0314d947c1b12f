import { setImmediate } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Route } from '../../../contract/platform/route.ts';
import { actAs } from '../activity/acting.ts';
import type { AppEnv } from './app-env.ts';
import { type Call, honoPath, readCall } from './read-call.ts';
import { actorOf } from './require-access.ts';

/** A file for people to keep, written while it is sent. */
export interface Download {
  readonly name: string;
  /** Where it is known before. */
  readonly bytes?: number;
  /**
   * Asked for the next part only when the caller has taken the one before, whose memory may then be used again; ended when the
   * caller goes away, or reads nothing for so long that the server hangs up.
   */
  readonly chunks: AsyncIterator<Uint8Array>;
}

/** Answers a route whose reply is a file of any length, never held in memory as a whole. */
export function serveDownload<R extends Route>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>) => Promise<Download>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const { name, bytes, chunks } = await actAs(actorOf(c), () => handler(call));
    const media = route.media ?? 'application/octet-stream';
    c.header('Content-Type', media.startsWith('text/') ? `${media}; charset=utf-8` : media);
    if (bytes !== undefined) c.header('Content-Length', String(bytes));
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cache-Control', 'private, no-store');
    if (c.req.method === 'HEAD') {
      // Nobody is going to read, so nobody would ever close what was opened. What has not begun can't be ended.
      await chunks.next();
      await chunks.return?.();
      return c.body(null, 200);
    }
    const { log, patience } = c.var;
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    const fail = (error: unknown) => log.error({ err: error, route: route.path }, 'download broken off');
    const { silence } = patience;
    return c.body(outgoing ? writeParts(chunks, { outgoing, silence, fail }) : copyParts(chunks), 200);
  });
}

/** Small enough for a poor connection to take one before it would seem to take nothing. */
const pieceBytes = 64 * 1024;

interface Connection {
  readonly outgoing: HttpBindings['outgoing'];
  /** Who takes nothing for so long is given up. */
  readonly silence: number;
  readonly fail: (error: unknown) => void;
}

/**
 * Writes each part to the connection when the part before has left this process, so that all parts can share one buffer: a new
 * buffer for each part would have the whole memory collected many times a second. The stream carries nothing. It only ends when
 * all is written, and the server sends the head as soon as the stream has no part for it.
 */
function writeParts(
  chunks: AsyncIterator<Uint8Array>,
  { outgoing, silence, fail }: Connection,
): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: async controller => {
        try {
          while (!outgoing.headersSent && !outgoing.destroyed) await setImmediate();
          for (;;) {
            const { value, done } = await chunks.next();
            if (done) return controller.close();
            for (let at = 0; at < value.length; at += pieceBytes)
              await write(outgoing, value.subarray(at, at + pieceBytes), silence);
          }
        } catch (error) {
          if (outgoing.destroyed) return; // The caller has gone, or read nothing for too long.
          fail(error);
          // The connection is cut, so that half a file doesn't look whole.
          outgoing.destroy();
        }
      },
      cancel: async () => {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function write(outgoing: HttpBindings['outgoing'], piece: Uint8Array, silence: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => outgoing.destroy(), silence).unref();
    outgoing.write(piece, error => {
      clearTimeout(giveUp);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** For a caller in this process, without a connection. */
function copyParts(chunks: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async controller => {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: async () => {
      await chunks.return?.();
    },
  });
}

import { setImmediate } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Route } from '../../../contract/platform/route.ts';
import { actAs } from '../activity/acting.ts';
import type { AppEnv } from './app-env.ts';
import { type Call, honoPath, readCall } from './read-call.ts';
import { actorOf } from './require-access.ts';

/** A file that is created while it is sent. */
export interface Download {
  readonly name: string;
  /** If it is not the route's. */
  readonly media?: string;
  /** The size, if known in advance. */
  readonly bytes?: number;
  /**
   * The next part is requested only after the caller has received the previous one, so its memory can be
   * reused. Ended when the caller disconnects or reads nothing for too long.
   */
  readonly chunks: AsyncIterator<Uint8Array>;
}

/** Sends a file of any length without holding it in memory. */
export function serveDownload<R extends Route>(
  app: Hono<AppEnv>,
  route: R,
  handler: (call: Call<R>) => Promise<Download>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const call = await readCall(c, route);
    const {
      name,
      bytes,
      chunks,
      media = route.media ?? 'application/octet-stream',
    } = await actAs(actorOf(c), () => handler(call));
    c.header('Content-Type', media.startsWith('text/') ? `${media}; charset=utf-8` : media);
    if (bytes !== undefined) c.header('Content-Length', String(bytes));
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cache-Control', 'private, no-store');
    if (c.req.method === 'HEAD') {
      // A HEAD request has no reader who would close the file.
      await chunks.return?.();
      return c.body(null, 200);
    }
    const { log, timeouts } = c.var;
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    const fail = (error: unknown) => log.error({ err: error, route: route.path }, 'download broken off');
    const { silence } = timeouts;
    return c.body(outgoing ? writeParts(chunks, { outgoing, silence, fail }) : copyParts(chunks), 200);
  });
}

/** Small enough that a slow connection receives one piece before the time limit. */
const pieceBytes = 64 * 1024;

interface Connection {
  readonly outgoing: HttpBindings['outgoing'];
  /** A reader who receives nothing for this long is disconnected. */
  readonly silence: number;
  readonly fail: (error: unknown) => void;
}

/**
 * Writes each part after the previous one has been sent, so that all parts share one buffer; new buffers
 * would cause constant garbage collection. The returned stream is empty: it only ends after all writes, and
 * makes the server send the headers.
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
          if (outgoing.destroyed) return; // The caller disconnected or was too slow.
          fail(error);
          // Cuts the connection, so that the client doesn't mistake half a file for a whole one.
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

/** For a caller within this process, without a connection. */
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

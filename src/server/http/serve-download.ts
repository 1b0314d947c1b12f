import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Route } from '../../contract/route.ts';
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
   * Asked for the next part only when the caller has taken the one before; ended when the caller goes away, or reads nothing for
   * so long that the server hangs up.
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
    return c.body(
      readOnDemand(chunks, {
        silence: patience.silence,
        fail: error => log.error({ err: error, route: route.path }, 'download broken off'),
        hangUp: controller =>
          outgoing ? outgoing.destroy() : controller.error(new Error('The download was broken off.')),
      }),
      200,
    );
  });
}

/** Small enough for a poor connection to take one before it would seem to take nothing. */
const pieceBytes = 64 * 1024;

interface Ending {
  readonly silence: number;
  readonly fail: (error: unknown) => void;
  /** The connection is cut, so that half a file doesn't look whole. */
  readonly hangUp: (controller: ReadableStreamDefaultController<Uint8Array>) => void;
}

/** Hands out a piece when it is asked for one; who asks for none for so long is given up. */
function readOnDemand(
  chunks: AsyncIterator<Uint8Array>,
  { silence, fail, hangUp }: Ending,
): ReadableStream<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  let waiting: NodeJS.Timeout | undefined;
  const end = async () => {
    clearTimeout(waiting);
    rest = new Uint8Array();
    await chunks.return?.();
  };
  return new ReadableStream(
    {
      pull: async controller => {
        clearTimeout(waiting);
        try {
          while (rest.length === 0) {
            const { value, done } = await chunks.next();
            if (done) return controller.close();
            rest = value;
          }
        } catch (error) {
          fail(error);
          return hangUp(controller);
        }
        controller.enqueue(rest.subarray(0, pieceBytes));
        rest = rest.subarray(pieceBytes);
        waiting = setTimeout(() => {
          hangUp(controller);
          void end().catch(fail);
        }, silence).unref();
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
}

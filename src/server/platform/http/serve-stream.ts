import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { AppError } from '../errors.ts';
import type { AppEnv, ReadingPatience } from './app-env.ts';
import { type Call, honoPath, readCall } from './read-call.ts';
import { refuseWhoMayNot } from './require-access.ts';

/**
 * Checks a call while it can still be refused, and gives what sends replies one by one until `signal` says the caller
 * has gone.
 */
export type StreamHandler<R extends Route> = (
  call: Call<R>,
) => Promise<(send: (reply: z.input<R['reply']>) => Promise<void>, signal: AbortSignal) => Promise<void>>;

export const readingPatience: ReadingPatience = { beat: 15_000, silence: 120_000 };

/**
 * Answers a streaming route with server-sent events. The next one is asked for only when the reader has taken the one before; a
 * stream ends when its reader goes away, takes nothing for long, or may not call the route any more: signed out, or without the role.
 */
export function serveStream<R extends Route>(
  app: Hono<AppEnv>,
  route: R,
  event: string,
  handler: StreamHandler<R>,
): void {
  app.on(route.method, honoPath(route.path), async c => {
    const stream = await handler(await readCall(c, route));
    c.header('Cache-Control', 'no-store');
    c.header('X-Accel-Buffering', 'no');
    // Nobody reads what follows the head, and nobody would ever say that they have gone.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    return streamSSE(c, async line => {
      const gone = new AbortController();
      const leave = () => {
        gone.abort();
        line.abort(); // what was not taken is dropped, and nobody waits for it any more
      };
      line.onAbort(leave);
      // The browser comes back by itself, and finds a process that stays.
      const leaving = c.get('leaving');
      leaving?.addEventListener('abort', leave);
      if (leaving?.aborted) leave();
      const { beat: every, silence } = c.get('patience');
      let waiting = 0;
      const beat = setInterval(() => {
        void mayGoOn(c, route).then(may => may || leave());
        // One at a time: they would pile up before a reader who takes none.
        waiting += every;
        if (waiting > silence) leave();
        if (waiting > every) return;
        void line.write(': still here\n\n').finally(() => {
          waiting = 0;
        });
      }, every);
      let id = 0;
      try {
        await stream(async reply => {
          id += 1;
          await line.writeSSE({ event, id: String(id), data: JSON.stringify(reply) });
        }, gone.signal);
      } catch (error) {
        if (!gone.signal.aborted) c.get('log').error({ err: error, route: route.path }, 'event stream ended');
      } finally {
        clearInterval(beat);
        leaving?.removeEventListener('abort', leave);
      }
    });
  });
}

/** Who opened the stream is looked up once more. A database that can't be asked just now ends nothing. */
async function mayGoOn(c: Context<AppEnv>, route: Route): Promise<boolean> {
  try {
    refuseWhoMayNot(await c.get('callerNow')(), route);
    return true;
  } catch (error) {
    return !(error instanceof AppError);
  }
}

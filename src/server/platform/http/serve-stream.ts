import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { z } from 'zod';
import type { Route } from '../../../contract/platform/route.ts';
import { AppError } from '../errors.ts';
import type { AppEnv, StreamTimeouts } from './app-env.ts';
import { type Call, honoPath, readCall } from './read-call.ts';
import { requireCallerAccess } from './require-access.ts';

/**
 * Validates a call while it can still be refused. Returns a function that sends replies until `signal` is
 * aborted.
 */
export type StreamHandler<R extends Route> = (
  call: Call<R>,
) => Promise<(send: (reply: z.input<R['reply']>) => Promise<void>, signal: AbortSignal) => Promise<void>>;

export const defaultStreamTimeouts: StreamTimeouts = { beat: 15_000, silence: 120_000 };

/**
 * Serves a route with server-sent events. An event is sent only after the previous one was received. The
 * stream ends if its reader disconnects, receives nothing for long, or loses access (signed out, or without
 * the role).
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
    // A HEAD request has no reader, and its end would never be noticed.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
    return streamSSE(c, async line => {
      const gone = new AbortController();
      const leave = () => {
        gone.abort();
        line.abort(); // Drops unsent events and releases their waiters.
      };
      line.onAbort(leave);
      // The browser reconnects by itself, to a process that keeps running.
      const leaving = c.get('leaving');
      leaving?.addEventListener('abort', leave);
      if (leaving?.aborted) leave();
      const { beat: every, silence } = c.get('timeouts');
      let waiting = 0;
      const beat = setInterval(() => {
        void isStillAllowed(c, route).then(isAllowed => isAllowed || leave());
        // One at a time; otherwise they would pile up for a slow reader.
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

/** Authenticates the reader again. A temporary database error doesn't end the stream. */
async function isStillAllowed(c: Context<AppEnv>, route: Route): Promise<boolean> {
  try {
    requireCallerAccess(await c.get('callerNow')(), route);
    return true;
  } catch (error) {
    return !(error instanceof AppError);
  }
}

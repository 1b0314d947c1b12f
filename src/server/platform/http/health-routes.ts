import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Health checks for monitoring: is the process alive, and is it ready for requests? */
export function healthRoutes(app: Hono<AppEnv>, leaving: AbortSignal | undefined): void {
  app.get('/healthz', c => c.json({ status: 'ok' }));
  app.get('/readyz', c => {
    c.header('Cache-Control', 'no-store');
    return leaving?.aborted ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ready' }, 200);
  });
}

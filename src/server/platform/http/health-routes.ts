import type { Hono } from 'hono';
import type { DatabaseState } from '../db/database-state.ts';
import type { AppEnv } from './app-env.ts';

/** Health checks for monitoring: is the process alive, and is it ready for requests? */
export function serveHealthRoutes(
  app: Hono<AppEnv>,
  leaving: AbortSignal | undefined,
  databaseState: () => Promise<DatabaseState>,
): void {
  app.get('/healthz', c => c.json({ status: 'ok' }));
  app.get('/readyz', async c => {
    c.header('Cache-Control', 'no-store');
    if (leaving?.aborted) return c.json({ status: 'stopping' }, 503);
    // Whatever the database does, pages from memory and the phone number are better than a proxy's error.
    return c.json({ status: 'ready', database: await databaseState() });
  });
}

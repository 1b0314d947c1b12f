import type { Hono } from 'hono';
import type { Standbys } from '../db/standbys.ts';
import type { AppEnv } from './app-env.ts';

/** After a request that may have written, standbys are read from once they have it too, even if nothing is announced. */
export function followWrites(app: Hono<AppEnv>, standbys: Pick<Standbys, 'written'> | null): void {
  if (!standbys) return;
  app.use(async (c, next) => {
    await next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && c.res.status < 400) standbys.written();
  });
}

import type { Hono } from 'hono';
import { routes } from '../../contract/routes.ts';
import type { AppEnv } from '../http/app-env.ts';
import { clientAddress } from '../http/client-address.ts';
import { serveRoute } from '../http/serve-route.ts';
import type { Accounts } from './auth.ts';
import { addressHeader } from './auth-options.ts';

export function authRoutes(app: Hono<AppEnv>, accounts: Accounts): void {
  app.use('/api/*', async (c, next) => {
    if (!c.req.path.startsWith('/api/auth/')) c.set('user', await accounts.whoIs(c.req.raw.headers));
    return next();
  });
  app.on(['GET', 'POST'], '/api/auth/*', async c => {
    const headers = new Headers(c.req.raw.headers);
    headers.set(addressHeader, clientAddress(c));
    const body = c.req.method === 'POST' ? { body: await c.req.arrayBuffer() } : {};
    return accounts.handle(new Request(c.req.url, { method: c.req.method, headers, ...body }));
  });
  serveRoute(app, routes.session.read, async ({ user }) => ({
    user: user ? { id: user.id, email: user.email } : null,
    role: user?.role ?? null,
  }));
}

import type { Hono } from 'hono';
import { routes } from '../../contract/routes.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveRoute } from '../http/serve-route.ts';
import type { Accounts } from './auth.ts';

export function authRoutes(app: Hono<AppEnv>, accounts: Accounts): void {
  app.use('/api/*', async (c, next) => {
    if (!c.req.path.startsWith('/api/auth/')) c.set('user', await accounts.whoIs(c.req.raw.headers));
    return next();
  });
  app.on(['GET', 'POST'], '/api/auth/*', c => accounts.handle(c.req.raw));
  serveRoute(app, routes.session.read, async ({ user }) => ({
    user: user ? { id: user.id, email: user.email } : null,
    role: user?.role ?? null,
  }));
}

import type { Hono, MiddlewareHandler } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { AccountContext } from '../account/account-context.ts';
import { pendingMethods } from '../account/challenge.ts';
import type { Accounts } from './auth.ts';
import { addressHeader } from './auth-options.ts';
import { callLibrary } from './library-calls.ts';

const base = '/api/auth/';

export function serveAuthRoutes(
  app: Hono<AppEnv>,
  { accounts, accountContext: context }: { accounts: Accounts; accountContext: AccountContext },
): void {
  const whoCalls: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (c.req.path.startsWith(base) || c.get('user')) return next();
    const { user, session, cookies } = await accounts.identifyCaller(c.req.raw.headers);
    c.set('user', user);
    c.set('session', session);
    const { headers } = c.req.raw;
    c.set('callerNow', async () => ({ ...(await accounts.identifyCaller(headers, 'look')), key: null }));
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
    return next();
  };
  app.use('/api/*', whoCalls);
  app.use('/metrics', whoCalls);
  app.on(['GET', 'POST'], `${base}*`, async c => {
    const headers = new Headers(c.req.raw.headers);
    headers.set(addressHeader, c.get('address'));
    const { url, method } = c.req;
    const request = {
      path: c.req.path.slice(base.length),
      method,
      contentType: c.req.header('content-type') ?? '',
      body: method === 'POST' ? await c.req.text() : '',
      address: c.get('address'),
    };
    return callLibrary(context, request, {
      caller: () => accounts.identifyCaller(headers),
      emailOfLink: token => accounts.emailOfLink(token),
      handle: body => {
        if (body === null) return accounts.handle(new Request(url, { method, headers }));
        headers.set('content-type', 'application/json');
        headers.delete('content-length');
        return accounts.handle(new Request(url, { method, headers, body }));
      },
    });
  });
  serveRoute(app, routes.session.read, async ({ user, session }) => ({
    user: user ? { id: user.id, email: user.email } : null,
    role: user?.role ?? null,
    ...(user?.lacksFactor ? { needs_factor: true } : {}),
    ...(!user && session?.factorUntil ? { awaits: await pendingMethods(context, session.userId) } : {}),
  }));
}

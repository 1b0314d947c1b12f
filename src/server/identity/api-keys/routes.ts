import type { Hono, MiddlewareHandler } from 'hono';
import { apiKeyRoutes as contract } from '../../../contract/identity/api-keys.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { AccountContext } from '../account/account-context.ts';
import { requireProof } from '../account/open-session.ts';
import { createKey } from './create-key.ts';
import { bearerOf, identifyKey, type KeyContext } from './identify-key.ts';
import { presentKey } from './present-key.ts';
import { countKeys, listKeys } from './queries.ts';
import { revokeKey } from './revoke-key.ts';
import { nounScopes } from './scopes.ts';

/** Authenticates keys before any code reads cookies. Sign-in routes accept no keys. */
export function takeKeys(app: Hono<AppEnv>, context: KeyContext): void {
  const takeKey: MiddlewareHandler<AppEnv> = async (c, next) => {
    const text = c.req.path.startsWith('/api/auth/') ? null : bearerOf(c.req.header('authorization'));
    if (text !== null) {
      c.header('WWW-Authenticate', 'Bearer');
      const { user, key } = await identifyKey(context, text, c.get('address'));
      c.header('WWW-Authenticate', undefined);
      c.set('user', user);
      c.set('key', key);
      const address = c.get('address');
      c.set('callerNow', async () => ({ session: null, ...(await identifyKey(context, text, address)) }));
    }
    return next();
  };
  app.use('/api/*', takeKey);
  app.use('/metrics', takeKey);
}

export function serveApiKeyRoutes(app: Hono<AppEnv>, { database }: Pick<AccountContext, 'database'>): void {
  const db = database.kysely;
  serveRoute(app, contract.list, async ({ query }) => {
    const rules = await currentGroup(db, 'accounts');
    return cursorPage(query, {
      list: place => listKeys(db, place),
      count: () => countKeys(db),
      present: row => presentKey(row, rules),
    });
  });
  serveRoute(app, contract.scopes, async () => ({ items: nounScopes() }));
  serveRoute(app, contract.create, async ({ body, user, session }) => {
    requireProof(session);
    return createKey(db, user.id, body);
  });
  serveRoute(app, contract.revoke, async ({ params }) => {
    await revokeKey(db, params.id);
  });
}

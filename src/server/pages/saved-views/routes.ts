import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { changeView, createView, deleteView, readSavedViews } from './save-view.ts';

export function serveSavedViewRoutes(app: Hono<AppEnv>, db: Db): void {
  const contract = routes['saved-views'];
  serveRoute(app, contract.list, async ({ user }) => ({ items: await readSavedViews(db, user.id) }));
  serveRoute(app, contract.create, ({ body, user }) => createView(db, user.id, body));
  serveRoute(app, contract.update, ({ params, body, user }) =>
    changeView(db, { id: params.id, userId: user.id, input: body }),
  );
  serveRoute(app, contract.remove, ({ params, user }) => deleteView(db, params.id, user.id));
}

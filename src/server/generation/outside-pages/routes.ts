import type { Hono } from 'hono';
import { outsidePageRoutes as routes } from '../../../contract/generation/outside-pages.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { readOutsidePages } from './read-outside-pages.ts';
import { readPlaceNames } from './read-place-names.ts';

export function serveOutsidePageRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }): void {
  serveRoute(app, routes.read, ({ params }) => readOutsidePages(db, params.id));
  serveRoute(app, routes.names, ({ params }) => readPlaceNames(db, params.id));
}

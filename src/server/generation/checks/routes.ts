import type { Hono } from 'hono';
import { checkRoutes as routes } from '../../../contract/generation/checks.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { readChecks } from './read-checks.ts';
import { readPlaceNames } from './read-place-names.ts';

export function serveCheckRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }): void {
  serveRoute(app, routes.read, ({ params }) => readChecks(db, params.id));
  serveRoute(app, routes.names, ({ params }) => readPlaceNames(db, params.id));
}

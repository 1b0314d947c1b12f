import type { Hono } from 'hono';
import { routes } from '../../contract/routes.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveRoute } from '../http/serve-route.ts';
import { readDatabase } from './read-database.ts';

export function databaseRoutes(
  app: Hono<AppEnv>,
  { database, config }: { database: Database; config: Config },
): void {
  serveRoute(app, routes.database.read, () => readDatabase(database.kysely, config));
}

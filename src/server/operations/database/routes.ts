import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Reads } from '../../platform/db/reads.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { readDatabase } from './read-database.ts';

export function serveDatabaseRoutes(
  app: Hono<AppEnv>,
  { database, reads, config }: { database: Database; reads: Reads; config: Config },
): void {
  serveRoute(app, routes.database.read, () => readDatabase(database.kysely, config, reads.standbys?.all));
}

import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { cleanOldBatches, emergencyCleanup } from './clean-up.ts';
import { readSystem } from './read-system.ts';

export function serveSystemRoutes(
  app: Hono<AppEnv>,
  { database, queue }: { database: Database; queue: JobQueue },
): void {
  const db = database.kysely;
  serveRoute(app, routes.system.read, () => readSystem(db));
  serveRoute(app, routes.system.emergencyCleanup, async () => ({
    cancelled: await emergencyCleanup(db, queue),
  }));
  serveRoute(app, routes.system.cleanOldBatches, ({ body }) => cleanOldBatches(db, queue, body.days));
}

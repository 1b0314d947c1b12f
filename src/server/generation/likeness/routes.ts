import type { Hono } from 'hono';
import { likenessRoutes as routes } from '../../../contract/generation/likeness.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { comparePair } from './compare-pair.ts';
import { readLikeness } from './present-likeness.ts';
import { stopLikeness } from './queries.ts';
import { requestForecast } from './request-forecast.ts';

export interface LikenessParts {
  readonly database: Database;
  readonly queue: JobQueue;
}

export function serveLikenessRoutes(app: Hono<AppEnv>, { database, queue }: LikenessParts): void {
  const db = database.kysely;
  serveRoute(app, routes.read, ({ params }) => readLikeness(db, params.id));
  serveRoute(app, routes.compute, async ({ params }) => {
    await requestForecast({ db, queue }, params.id);
    return readLikeness(db, params.id);
  });
  serveRoute(app, routes.stop, async ({ params }) => {
    await stopLikeness(db, params.id);
    return readLikeness(db, params.id);
  });
  serveRoute(app, routes.pair, ({ params }) => comparePair(database, params.id, params.number));
}

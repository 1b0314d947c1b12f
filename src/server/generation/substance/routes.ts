import type { Hono } from 'hono';
import { substanceRoutes as routes } from '../../../contract/generation/substance.ts';
import { FactStore } from '../../business/statements/fact-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { readSubstance } from './read-substance.ts';

export function serveSubstanceRoutes(app: Hono<AppEnv>, db: Db): void {
  // A store of its own: calls with other areas would clear each other's facts, again and again.
  serveRoute(app, routes.read, ({ params }) => readSubstance(db, new FactStore(db), params.id));
}

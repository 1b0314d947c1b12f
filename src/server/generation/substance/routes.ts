import type { Hono } from 'hono';
import { substanceRoutes as routes } from '../../../contract/generation/substance.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { readSubstance } from './read-substance.ts';

export function serveSubstanceRoutes(
  app: Hono<AppEnv>,
  { db, facts }: { readonly db: Db; readonly facts: FactStore },
): void {
  serveRoute(app, routes.read, ({ params }) => readSubstance(db, facts, params.id));
}

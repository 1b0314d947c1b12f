import type { Hono } from 'hono';
import { substanceRoutes as routes } from '../../../contract/generation/substance.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { readSubstance } from './read-substance.ts';

export function serveSubstanceRoutes(
  app: Hono<AppEnv>,
  parts: { readonly db: Db; readonly settings: SiteSettings; readonly facts: FactStore },
): void {
  const { db, facts, settings } = parts;
  serveRoute(app, routes.read, ({ params }) =>
    readSubstance({ db, facts, areas: settings.current().areas }, params.id),
  );
}

import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { FactStore } from '../../business/statements/fact-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { readReport } from './read-report.ts';

export function servePageReportRoutes(
  app: Hono<AppEnv>,
  { db, facts, settings }: { readonly db: Db; readonly facts: FactStore; readonly settings: SiteSettings },
): void {
  serveRoute(app, routes['page-reports'].read, ({ params }) =>
    readReport({ db, facts, areas: settings.current().areas }, params.id),
  );
}

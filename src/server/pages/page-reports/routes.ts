import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { readReport } from './read-report.ts';

export function pageReportRoutesOf(app: Hono<AppEnv>, db: Db): void {
  serveRoute(app, routes['page-reports'].read, ({ params }) => readReport(db, params.id));
}

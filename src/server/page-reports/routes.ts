import type { Hono } from 'hono';
import { routes } from '../../contract/routes.ts';
import type { Db } from '../db/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveRoute } from '../http/serve-route.ts';
import { readReport } from './read-report.ts';

export function pageReportRoutesOf(app: Hono<AppEnv>, db: Db): void {
  serveRoute(app, routes['page-reports'].read, ({ params }) => readReport(db, params.id));
}

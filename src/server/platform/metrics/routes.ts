import type { Hono } from 'hono';
import { metricRoutes } from '../../../contract/platform/metrics.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveText } from '../http/serve-route.ts';
import type { Metrics } from './metrics.ts';

export function metricsRoute(app: Hono<AppEnv>, metrics: Metrics): void {
  serveText(app, metricRoutes.read, 'text/plain; version=0.0.4; charset=utf-8', () => metrics.text());
}

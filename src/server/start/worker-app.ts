import { Hono } from 'hono';
import type { KeyContext } from '../identity/api-keys/identify-key.ts';
import { takeKeys } from '../identity/api-keys/routes.ts';
import { watchDatabase } from '../platform/db/database-state.ts';
import { answerError } from '../platform/http/answer-error.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { guardRequests } from '../platform/http/guard-requests.ts';
import { serveHealthRoutes } from '../platform/http/health-routes.ts';
import { meterApp } from '../platform/http/meter-app.ts';
import { metricsRoute } from '../platform/metrics/routes.ts';
import type { Program } from './program.ts';

interface WorkerParts extends Pick<Program, 'metrics' | 'log' | 'config' | 'database'> {
  readonly accountContext: KeyContext;
}

/** The endpoints of a worker process: public health checks, and metrics with a key. */
export function createWorkerApp(parts: WorkerParts, leaving: AbortSignal): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(error, c, parts.log));
  meterApp(app, parts.metrics.requests, parts.log);
  guardRequests(app, parts.config.publicUrl, parts.config.trustedProxies);
  serveHealthRoutes(app, leaving, watchDatabase(parts.database.pool));
  takeKeys(app, parts.accountContext);
  metricsRoute(app, parts.metrics);
  app.notFound(c => c.text('This process works off jobs; pages are served by another one.\n', 404));
  return app;
}

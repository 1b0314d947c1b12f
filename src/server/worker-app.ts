import { Hono } from 'hono';
import type { KeyDesk } from './api-keys/identify-key.ts';
import { takeKeys } from './api-keys/routes.ts';
import { answerError } from './http/answer-error.ts';
import type { AppEnv } from './http/app-env.ts';
import { guardRequests } from './http/guard-requests.ts';
import { healthRoutes } from './http/health-routes.ts';
import { meterApp } from './http/meter-app.ts';
import { metricsRoute } from './metrics/routes.ts';
import type { Program } from './program.ts';

interface WorkerParts extends Pick<Program, 'metrics' | 'log' | 'config'> {
  readonly accountDesk: KeyDesk;
}

/** All that a process that only works off jobs answers: how it is, in a word for anyone and in numbers for who has a key. */
export function createWorkerApp(parts: WorkerParts, leaving: AbortSignal): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(error, c, parts.log));
  meterApp(app, parts.metrics.requests, parts.log);
  guardRequests(app, parts.config.publicUrl, parts.config.trustedProxies);
  healthRoutes(app, leaving);
  takeKeys(app, parts.accountDesk);
  metricsRoute(app, parts.metrics);
  app.notFound(c => c.text('This process works off jobs; pages are served by another one.\n', 404));
  return app;
}

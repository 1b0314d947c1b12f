import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { healthRoutes } from './health-routes.ts';

/** All that a process that only works off jobs answers: how it is. */
export function createWorkerApp(leaving: AbortSignal): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  healthRoutes(app, leaving);
  app.notFound(c => c.text('This process works off jobs; pages are served by another one.\n', 404));
  return app;
}

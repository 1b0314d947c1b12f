import type { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../http/app-env.ts';
import type { RequestMeter } from './request-meter.ts';

/** Has every request of an app counted, under the pattern of the last part of the app that saw it. */
export function meterApp(app: Hono<AppEnv>, requests: RequestMeter): void {
  app.use(async (c, next) => {
    const since = performance.now();
    await next();
    requests.add({ route: routePath(c), method: c.req.method, status: c.res.status, since });
  });
}

import type { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { RequestMeter } from '../metrics/request-meter.ts';
import type { AppEnv } from './app-env.ts';

/** Counts and logs every request of an app under its route pattern. */
export function meterApp(app: Hono<AppEnv>, requests: RequestMeter, log: Logger): void {
  app.use(async (c, next) => {
    const since = performance.now();
    await next();
    const [route, method, status] = [routePath(c), c.req.method, c.res.status];
    requests.add({ route, method, status, since });
    if (!log.isLevelEnabled('info')) return;
    const ms = Math.round(performance.now() - since);
    log.info({ request_id: c.get('requestId'), route, method, status, ms }, 'answered');
  });
}

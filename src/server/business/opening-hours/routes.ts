import type { Hono } from 'hono';
import { openingHoursRoutes as routes } from '../../../contract/business/opening-hours.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { ShownSettings } from '../../platform/settings/site-settings.ts';
import { openDays } from './open-days.ts';

interface HoursParts {
  readonly settings: ShownSettings;
  readonly clock: () => Date;
}

export function serveOpeningHoursRoutes(app: Hono<AppEnv>, { settings, clock }: HoursParts): void {
  // Every page asks if it is open now: a browser's answer may be a minute old.
  app.use(routes.read.path, async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=60');
  });
  serveRoute(app, routes.read, async ({ query }) =>
    openDays(settings.current().business, { now: clock(), ...query }),
  );
}

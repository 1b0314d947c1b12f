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
  serveRoute(app, routes.read, async ({ query }) =>
    openDays(settings.current().business, { now: clock(), ...query }),
  );
}

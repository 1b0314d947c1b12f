import type { Hono } from 'hono';
import { type OpenDays, openingHoursRoutes as routes } from '../../../contract/business/opening-hours.ts';
import type { BusinessProfile } from '../../../contract/platform/settings.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { ShownSettings } from '../../platform/settings/site-settings.ts';
import { openDays } from './open-days.ts';

interface HoursParts {
  readonly settings: ShownSettings;
  readonly clock: () => Date;
}

/** The last answer to pages, which all ask the same. */
interface Answered {
  readonly business: BusinessProfile;
  readonly minute: number;
  readonly days: number;
  readonly answer: OpenDays;
}

export function serveOpeningHoursRoutes(app: Hono<AppEnv>, { settings, clock }: HoursParts): void {
  // Every page asks if it is open now: a browser's answer may be a minute old.
  app.use(routes.read.path, async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=60');
  });
  let last: Answered | null = null;
  serveRoute(app, routes.read, async ({ query }) => {
    const now = clock();
    const { business } = settings.current();
    if (query.from !== undefined) return openDays(business, { now, ...query });
    // It opens and closes on whole minutes. Looking for the next change can take a year of days.
    const asked = { business, minute: Math.floor(now.getTime() / 60_000), days: query.days };
    if (last?.business !== business || last.minute !== asked.minute || last.days !== asked.days)
      last = { ...asked, answer: openDays(business, { now, ...query }) };
    return last.answer;
  });
}

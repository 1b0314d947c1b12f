import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';

interface MapParts {
  readonly settings: SiteSettings;
  readonly config: Config;
}

/** The key in the settings overrides the one in the environment, as on the pages. */
export function mapRoutes(app: Hono<AppEnv>, { settings, config }: MapParts): void {
  serveRoute(app, routes.maps.key, async () => {
    const apiKey = settings.current().outside.google_maps_api_key || config.googleMapsApiKey;
    if (!apiKey) throw new AppError('not-found', 'No API key returned', { reason: 'no-api-key' });
    return { apiKey };
  });
}

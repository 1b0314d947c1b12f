import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import { parseLocationsInSteps } from '../../../engine/index.ts';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { runYielding } from '../../platform/yielding.ts';
import { chartPlaces } from './chart-places.ts';
import { findPlaces, listCounties } from './find-places.ts';
import { readCounties, readTowns } from './gazetteer.ts';

/** The GeoNames license requires this attribution. */
const attribution =
  'Places: GeoNames (geonames.org) and SimpleMaps (simplemaps.com), CC BY 4.0; boundaries: U.S. Census Bureau';

interface PlaceParts {
  readonly settings: SiteSettings;
  readonly config: Config;
}

export function placeRoutes(app: Hono<AppEnv>, { settings, config }: PlaceParts): void {
  serveRoute(app, routes.places.list, async ({ query }) => {
    const found = findPlaces(readTowns(), query);
    return { ...found, attribution, chart: chartPlaces(found.items) };
  });
  serveRoute(app, routes.places.counties, async ({ query }) => ({
    items: listCounties(readTowns(), readCounties(), query.state),
  }));
  serveRoute(app, routes.locations.parse, async ({ body }) => {
    const report = await runYielding(parseLocationsInSteps(body.text));
    return { ...report, locations: [...report.locations], rejected: [...report.rejected] };
  });
  serveRoute(app, routes.places.mapKey, async () => {
    // The key in the settings overrides the one in the environment, as on the pages.
    const apiKey = settings.current().outside.google_maps_api_key || config.googleMapsApiKey;
    if (!apiKey) throw new AppError('not-found', 'No API key returned', { reason: 'no-api-key' });
    return { apiKey };
  });
}

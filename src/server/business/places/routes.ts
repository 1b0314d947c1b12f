import type { Hono } from 'hono';
import { routes } from '../../../contract/routes.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { chartPlaces } from './chart-places.ts';
import { countCounties, findPlaces } from './find-places.ts';
import { readTowns } from './gazetteer.ts';

/** The GeoNames license requires this attribution. */
const attribution = 'Places: GeoNames (geonames.org), CC BY 4.0';

export function placeRoutes(app: Hono<AppEnv>): void {
  serveRoute(app, routes.places.list, async ({ query }) => {
    const found = findPlaces(readTowns(), query);
    return { ...found, attribution, chart: chartPlaces(found.items) };
  });
  serveRoute(app, routes.places.counties, async ({ query }) => ({
    items: countCounties(readTowns(), query.state),
  }));
}

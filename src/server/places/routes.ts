import type { Hono } from 'hono';
import { routes } from '../../contract/routes.ts';
import type { AppEnv } from '../http/app-env.ts';
import { serveRoute } from '../http/serve-route.ts';
import { countCounties, findPlaces } from './find-places.ts';
import { readTowns } from './gazetteer.ts';

/** GeoNames' licence asks for being named where its data is shown. */
const attribution = 'Places: GeoNames (geonames.org), CC BY 4.0';

export function placeRoutes(app: Hono<AppEnv>): void {
  serveRoute(app, routes.places.list, async ({ query }) => ({
    ...findPlaces(await readTowns(), query),
    attribution,
  }));
  serveRoute(app, routes.places.counties, async ({ query }) => ({
    items: countCounties(await readTowns(), query.state),
  }));
}

import type { Hono } from 'hono';
import type { Place, PlaceChart } from '../../../contract/business/places.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { routes } from '../../../contract/routes.ts';
import { type Location, parseKeywordsInSteps, parseLocationsInSteps } from '../../../engine/index.ts';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { runYielding } from '../../platform/yielding.ts';
import { findOutline, unitsPerDegree } from './county-outlines.ts';
import { outlinePath, placedOn, sheetOver } from './draw-outlines.ts';
import { findPlaces, listCounties } from './find-places.ts';
import { readCounties, readTowns } from './gazetteer.ts';
import { PlaceNamesReader } from './place-names.ts';

/** The GeoNames license requires this attribution. */
const attribution =
  'Places: GeoNames (geonames.org) and SimpleMaps (simplemaps.com), CC BY 4.0; boundaries: U.S. Census Bureau';

interface PlaceParts {
  readonly settings: SiteSettings;
  readonly config: Config;
}

export function servePlaceRoutes(app: Hono<AppEnv>, { settings, config }: PlaceParts): void {
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
  serveRoute(app, routes.locations.check, async ({ body }) => {
    const { locations } = await runYielding(parseLocationsInSteps(body.locations));
    const { keywords } = await runYielding(parseKeywordsInSteps(body.keywords));
    return runYielding(readNames(locations, keywords, settings.current().areas.towns));
  });
  serveRoute(app, routes.places.mapKey, async () => {
    // The key in the settings overrides the one in the environment, as on the pages.
    const apiKey = settings.current().outside.google_maps_api_key || config.googleMapsApiKey;
    if (!apiKey) throw new AppError('not-found', 'No API key returned', { reason: 'no-api-key' });
    return { apiKey };
  });
}

/** Names read between two pauses: a few milliseconds of work. */
const namesPerStep = 500;

function* readNames(locations: readonly Location[], keywords: readonly string[], towns: Areas['towns']) {
  const reader = new PlaceNamesReader(towns);
  for (const [at, location] of locations.entries()) {
    reader.addPlace(location);
    if (at % namesPerStep === namesPerStep - 1) yield;
  }
  for (const [at, keyword] of keywords.entries()) {
    reader.addKeyword(keyword);
    if (at % namesPerStep === namesPerStep - 1) yield;
  }
  return reader.result();
}

/** The size of the map, and how exact it is: a state of many counties is a map of 20 kB. */
const chart = { side: 2_000, margin: 0, minMiles: 1, tolerance: 2 };

/** The boundaries of the counties that contain some of the places, and the projection for both; null without any. */
function chartPlaces(places: readonly Place[]): PlaceChart | null {
  const named = new Map(places.map(({ county, state }) => [`${county}|${state}`, { county, state }]));
  const outlines = [...named.values()].flatMap(({ county, state }) => findOutline(county, state) ?? []);
  if (outlines.length === 0) return null;
  const sheet = sheetOver(outlines, chart);
  const { longitude, latitude, x_per_degree, y_per_degree } = sheet;
  return {
    longitude,
    latitude,
    x_per_degree,
    y_per_degree,
    outlines: outlines.map(one => {
      const { x: left, y: top } = placedOn(sheet, cornerOf(one.west, one.north));
      const { x: right, y: bottom } = placedOn(sheet, cornerOf(one.east, one.south));
      return {
        county: one.county,
        path: outlinePath([one], sheet, chart.tolerance),
        left,
        top,
        right,
        bottom,
      };
    }),
  };
}

const cornerOf = (east: number, north: number) => ({
  longitude: east / unitsPerDegree,
  latitude: north / unitsPerDegree,
});

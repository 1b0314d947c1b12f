import type { Hono } from 'hono';
import { chartScale } from '../../../../content/chart.ts';
import { countyOutlines } from '../../../../content/county-outlines.ts';
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

/** The county outlines that contain some of the places, and the projection for both. */
function chartPlaces(places: readonly Place[]): PlaceChart | null {
  const names = new Set(places.map(({ county, state }) => `${county.replace(/ County$/, '')}, ${state}`));
  const outlines = Object.entries(countyOutlines)
    .filter(([name]) => names.has(name))
    .map(([name, { path, left, top, right, bottom }]) => ({
      county: name.slice(0, -4),
      path,
      left,
      top,
      right,
      bottom,
    }));
  return outlines.length === 0 ? null : { ...chartScale, outlines };
}

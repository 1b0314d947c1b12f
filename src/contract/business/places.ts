import { z } from 'zod';
import { adminRoutesOf, route } from '../platform/route.ts';

/** Parishes, boroughs, independent cities and the counties of territories have their kind in the name, or none. */
const ownWord =
  / (?:Parish|Borough|Census Area|Municipality|Planning Region|Municipio)$|^Carson City$|^City (?:and Borough )?of |^District of Columbia$|^Guam$|^St\. (?:Croix|John|Thomas) Island$/;

/** @example countyShown('Palm Beach') // 'Palm Beach County'; 'Orleans Parish' and 'City of Richmond' stay */
export function countyShown(county: string): string {
  return ownWord.test(county) ? county : `${county} County`;
}

/** @example countiesShown(['Palm Beach', 'Broward']) // 'Palm Beach and Broward counties' */
export function countiesShown(counties: readonly string[]): string {
  const listed = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);
  return counties.length === 1 || counties.some(county => ownWord.test(county))
    ? listed(counties.map(countyShown))
    : `${listed(counties)} counties`;
}

export const placeSchema = z
  .object({
    city: z.string(),
    state: z.string(),
    county: z.string(),
    other_counties: z
      .array(z.string())
      .describe('In which it lies too; in Connecticut its county until 2022.'),
    latitude: z.number(),
    longitude: z.number(),
    population: z.number().int().describe('About; 0 where it is not known.'),
    miles: z.number().nullable().describe('From the town asked about.'),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof placeSchema>;

/** Outlines of counties on a flat sheet: `x = (longitude − its longitude) × x_per_degree`, y likewise and downwards. */
export const placeChartSchema = z
  .object({
    longitude: z.number(),
    latitude: z.number(),
    x_per_degree: z.number(),
    y_per_degree: z.number(),
    outlines: z.array(
      z.object({
        county: z.string(),
        path: z.string().describe('As SVG writes it.'),
        left: z.number(),
        top: z.number(),
        right: z.number(),
        bottom: z.number(),
      }),
    ),
  })
  .meta({ id: 'PlaceChart' });
export type PlaceChart = z.infer<typeof placeChartSchema>;

const listedCountySchema = z
  .object({
    county: z.string(),
    places: z.number().int(),
    fips: z.string().describe('Its number in federal tables, five digits.'),
    seat: z.string().nullable().describe('Null where it is not known, or there are two.'),
    adjacent: z
      .array(z.string())
      .describe('Counties beside it on land; those of other states with their state.'),
  })
  .meta({ id: 'ListedCounty' });
export type ListedCounty = z.infer<typeof listedCountySchema>;

const adminRoute = adminRoutesOf('places');
export const placeRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/places',
    summary: 'Towns of the United States, the largest first (the nearest first around a town)',
    query: z.object({
      state: z.string().length(2).optional(),
      county: z.string().max(100).optional().describe('With `state`: "Palm Beach County".'),
      near: z.string().max(200).optional().describe('A town: "Jupiter, FL".'),
      radius_miles: z.coerce.number().min(1).max(500).default(25),
      min_population: z.coerce.number().int().min(0).max(100_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(5_000).default(2_000),
    }),
    reply: z.object({
      items: z.array(placeSchema),
      total: z.number().int(),
      attribution: z.string(),
      chart: placeChartSchema.nullable().describe('Null: none of the counties is one we have an outline of.'),
    }),
  }),
  counties: adminRoute({
    method: 'get',
    path: '/api/places/counties',
    summary: 'The counties of a state, with the number of towns in each',
    query: z.object({ state: z.string().length(2) }),
    reply: z.object({ items: z.array(listedCountySchema) }),
  }),
  /** Public: every embedded map's URL contains the key. Its owner restricts it to the site's pages. */
  mapKey: route({
    method: 'get',
    path: '/api/map-api-key',
    access: 'anyone',
    noun: 'maps',
    summary: 'The key of the embedded map',
    reply: z.object({ apiKey: z.string() }),
  }),
};

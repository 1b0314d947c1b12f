import { z } from 'zod';
import { route } from '../platform/route.ts';

export const locationReportSchema = z
  .object({
    total_lines: z.number().int(),
    empty_lines: z.number().int(),
    ready_count: z.number().int(),
    rejected_count: z.number().int(),
    duplicate_count: z.number().int(),
    locations: z.array(z.object({ city: z.string(), state: z.string() })),
    rejected: z.array(z.object({ line_number: z.number().int(), line: z.string(), suggestion: z.string() })),
  })
  .meta({ id: 'LocationReport' });
export type LocationReport = z.infer<typeof locationReportSchema>;

const count = z.number().int();

/** Names in the lists of a plan that deserve a look before pages are made. */
export const placeNamesSchema = z
  .object({
    places: count,
    places_unknown: count.describe('Not in the gazetteer.'),
    first_unknown: z
      .array(
        z.object({
          city: z.string(),
          state: z.string(),
          suggestion: z.string().nullable().describe('The town that may be meant.'),
          is_own: z.boolean().describe('It is on the owner’s list of areas, on the owner’s word.'),
        }),
      )
      .describe('The first of them.'),
    keywords_with_places: count.describe('Keywords that name a town which other pages are about.'),
    pages_of_other_places: count.describe('Pages whose keyword names another town than theirs.'),
    first_keywords: z
      .array(
        z.object({
          keyword: z.string(),
          place: z.string(),
          without: z.string().describe('The keyword without the words of the place.'),
        }),
      )
      .describe('The first thousand of them.'),
  })
  .meta({ id: 'PlaceNames' });
export type PlaceNames = z.infer<typeof placeNamesSchema>;

export const locationRoutes = {
  check: route({
    method: 'post',
    path: '/api/locations/check',
    access: 'admin',
    scope: 'read',
    noun: 'locations',
    summary: 'Places that no list knows, and keywords that name a place',
    body: z.object({ locations: z.string().max(1_000_000), keywords: z.string().max(1_000_000) }),
    reply: placeNamesSchema,
  }),
  parse: route({
    method: 'post',
    path: '/api/locations/parse',
    access: 'admin',
    scope: 'read',
    noun: 'locations',
    summary: 'Read locations, one per line, and report what was understood',
    body: z.object({ text: z.string().max(20_000_000) }),
    reply: locationReportSchema,
  }),
};

import { z } from 'zod';
import { areaSettingsSchema } from '../platform/areas.ts';
import { adminRoutesOf, listOf, pageFields, route } from '../platform/route.ts';
import { statementSchema } from './statements.ts';

const { counties, towns, circles } = areaSettingsSchema.shape;
const town = towns.element.shape;

/** The served areas: a county, a town, or all towns within a radius of one. */
export const areaInputSchema = z
  .discriminatedUnion('kind', [
    counties.element.extend({ kind: z.literal('county') }),
    z.object({
      kind: z.literal('town'),
      city: town.city,
      state: town.state,
      county: town.county.optional().describe('Needed where the gazetteer does not know the town.'),
      latitude: town.latitude.optional().describe('Needed where the gazetteer does not know the town.'),
      longitude: town.longitude.optional().describe('Needed where the gazetteer does not know the town.'),
    }),
    circles.element.extend({ kind: z.literal('circle') }),
  ])
  .meta({ id: 'AreaInput' });
export type AreaInput = z.output<typeof areaInputSchema>;

export const servedAreaSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['county', 'town', 'circle']),
    name: z.string().describe('"Palm Beach County, FL", "Jupiter, FL" or "25 miles around Jupiter, FL"'),
    state: z.string(),
    county: z.string().nullable(),
    city: z.string().nullable(),
    miles: z.number().int().nullable(),
  })
  .meta({ id: 'ServedArea' });
export type ServedArea = z.infer<typeof servedAreaSchema>;

export const zipAnswerKinds = ['served', 'outside', 'unknown'] as const;

export const zipAnswerSchema = z
  .object({
    zip_code: z.string(),
    answer: z.enum(zipAnswerKinds),
    town: z
      .object({ city: z.string(), state: z.string() })
      .nullable()
      .describe('The town whose name the Post Office takes with it.'),
    message: z.string().describe('The same as a sentence for visitors.'),
  })
  .meta({ id: 'ZipAnswer' });
export type ZipAnswer = z.infer<typeof zipAnswerSchema>;

const adminRoute = adminRoutesOf('areas');

export const areaRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/areas',
    summary: 'Where the business works: its counties, then circles, then towns',
    query: z.object({
      place: z
        .string()
        .max(200)
        .regex(/^.+,\s*[A-Za-z]{2}$/, 'Write a place like Jupiter, FL')
        .optional()
        .describe('Only areas with this place. An empty list means that it is not served.'),
      ...pageFields(200, 1_000),
    }),
    reply: listOf(servedAreaSchema).extend({ is_nationwide: z.boolean() }),
  }),
  rules: adminRoute({
    method: 'get',
    path: '/api/areas/rules',
    summary: 'Rules that bind the business where it works, to check; visitors never see them',
    reply: z.object({
      items: z.array(statementSchema).describe('At most 200, by place.'),
      total: z.number().int(),
    }),
  }),
  /** Public: forms answer a ZIP code at once. */
  zip: route({
    method: 'get',
    path: '/api/areas/zip-codes/{zip}',
    access: 'anyone',
    noun: 'areas',
    summary: 'Whether the business comes to a ZIP code, as visitors read it',
    params: z.object({ zip: z.string().regex(/^\d{5}$/, 'Write a ZIP code of five digits') }),
    reply: zipAnswerSchema,
  }),
  add: adminRoute({
    method: 'post',
    path: '/api/areas',
    summary: 'Serve one more county, town or circle',
    status: 201,
    body: areaInputSchema,
    reply: servedAreaSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/areas/{id}',
    summary: 'Serve an area no longer. Pages that exist stay',
    params: z.object({ id: z.string().max(200) }),
  }),
};

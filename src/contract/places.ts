import { z } from 'zod';
import { route } from './route.ts';

export const placeSchema = z
  .object({
    city: z.string(),
    state: z.string(),
    county: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    population: z.number().int().describe('About; 0 where it is not known.'),
    miles: z.number().nullable().describe('From the town asked about.'),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof placeSchema>;

const noun = 'places';
export const placeRoutes = {
  list: route({
    method: 'get',
    path: '/api/places',
    access: 'admin',
    noun,
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
    }),
  }),
  counties: route({
    method: 'get',
    path: '/api/places/counties',
    access: 'admin',
    noun,
    summary: 'The counties of a state, and how many towns of the gazetteer lie in each',
    query: z.object({ state: z.string().length(2) }),
    reply: z.object({ items: z.array(z.object({ county: z.string(), places: z.number().int() })) }),
  }),
};

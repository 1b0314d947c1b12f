import { z } from 'zod';
import { adminRoutesOf } from '../platform/route.ts';
import { factSchema } from './statements.ts';

const figureSchema = z
  .object({
    name: z.string().describe('Such as `station.freezing_nights`. What is unknown is left out.'),
    label: z.string(),
    value: z.union([z.number(), z.string()]).describe('As the table has it.'),
    text: z.string().describe('Rounded, with its unit: `about 720 feet`.'),
    source: z.string().describe('An https address.'),
    source_name: z.string(),
    year: z.string().describe('The years that the figure speaks of, such as `1981–2010`.'),
    license: z.string(),
  })
  .meta({ id: 'Figure' });
export type PlaceFigure = z.infer<typeof figureSchema>;

const placeFindingSchema = z
  .object({
    id: z.string(),
    sentences: z.array(
      z.object({
        name: z.string().describe('As texts name it behind `fact:`, such as `place.finding_1`.'),
        text: z.string(),
        source: z.string().describe('Who says the figure, of which year.'),
      }),
    ),
  })
  .meta({ id: 'PlaceFinding' });
export type PlaceFinding = z.infer<typeof placeFindingSchema>;

const namesakeSchema = z.object({ id: z.string(), county: z.string() });

export const placeFactsSchema = z
  .object({
    id: z
      .string()
      .describe('The place’s key. With its county’s number where a larger town of the state has the name.'),
    city: z.string(),
    state: z.string(),
    county: z.string().describe('The county whose figures these are: `Travis County`.'),
    namesakes: z.array(namesakeSchema).describe('Other towns of the state that have the name.'),
    figures: z.array(figureSchema),
    facts: z.array(factSchema).describe('As `/api/statements/facts` has them.'),
    findings: z.array(placeFindingSchema).describe('What follows from the figures for the service.'),
  })
  .meta({ id: 'PlaceFacts' });
export type PlaceFacts = z.infer<typeof placeFactsSchema>;

export const placeFactRoutes = {
  facts: adminRoutesOf('places')({
    method: 'get',
    path: '/api/places/{id}/facts',
    summary: 'What is known of a town: figures with their sources, facts, and findings for a service',
    params: z.object({
      id: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .describe(
          'A place’s key or its name: `roundrock|TX`, `Round Rock, TX`. With a county: `mountainview|CA|06085`, `Mountain View, Santa Clara County, CA`.',
        ),
    }),
    query: z.object({
      service: z.string().trim().max(200).default('').describe('The name of a service; empty: none.'),
    }),
    reply: placeFactsSchema,
  }),
};

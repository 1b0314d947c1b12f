import { z } from 'zod';
import { placeNamesSchema } from '../business/locations.ts';
import { route } from '../platform/route.ts';
import { givenOverruleSchema } from './likeness.ts';

const count = z.number().int();

/** The decision about held pages; null: none. */
export const pageDecisionSchema = z
  .enum(['noindex', 'leave-out'])
  .nullable()
  .describe('noindex: pages are generated, but not for search engines; leave-out: not generated.');

/** Which pages of a batch lie outside the areas and services, and where. */
export const outsidePagesSchema = z
  .object({
    verdict: z
      .enum(['off', 'covered', 'outside'])
      .describe('off: not checked; outside: approval needs a decision.'),
    verdict_text: z.string(),
    pages: count.describe('Combinations of the batch.'),
    pages_outside: count.describe('Of those: with a place or keyword outside.'),
    places: count,
    places_outside: count.describe('Not within the served areas.'),
    first_places: z
      .array(z.object({ city: z.string(), state: z.string(), county: z.string().nullable() }))
      .describe('The first of them.'),
    keywords: count,
    keywords_uncovered: count.describe('Named neither by a service nor by the template’s own text.'),
    first_keywords: z.array(z.string()).describe('The first of them.'),
    decision: pageDecisionSchema,
    overrule: givenOverruleSchema.nullable().describe('Who decided to make them, and why.'),
  })
  .meta({ id: 'OutsidePages' });
export type OutsidePages = z.infer<typeof outsidePagesSchema>;

export const outsidePageRoutes = {
  names: route({
    method: 'get',
    path: '/api/batches/{id}/place-names',
    access: 'admin',
    noun: 'batches',
    summary: 'Places of a batch that no list knows, and keywords that name a place',
    reply: placeNamesSchema,
  }),
  read: route({
    method: 'get',
    path: '/api/batches/{id}/outside-pages',
    access: 'admin',
    noun: 'batches',
    summary: 'Which pages of a batch lie outside the served areas or beyond the services',
    reply: outsidePagesSchema,
  }),
};

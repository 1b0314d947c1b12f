import { z } from 'zod';
import { filled } from './setting-texts.ts';

const state = z.string().regex(/^[A-Z]{2}$/, 'Enter the state as two capital letters');

function degrees(name: string, max: number) {
  const message = `${name}: enter a number from -${max} to ${max}`;
  return z.number({ error: message }).min(-max, message).max(max, message);
}

/** A served town. Its position is used for the nearest-first order and the map; null = not known. */
export const areaSchema = z
  .object({
    city: filled(60),
    county: filled(60),
    state,
    latitude: degrees('Latitude', 90).nullable(),
    longitude: degrees('Longitude', 180).nullable(),
  })
  .meta({ id: 'Area' });
export type Area = z.infer<typeof areaSchema>;

const countySchema = z.object({ county: filled(60), state });
const circleSchema = z.object({
  city: filled(60),
  state,
  miles: z
    .number({ error: 'Write a number' })
    .int('Whole miles, please')
    .min(1, 'At least 1')
    .max(500, 'At most 500'),
});

const isEachOnce = <One>(list: readonly One[], keyOf: (one: One) => string) =>
  new Set(list.map(one => keyOf(one).toLowerCase())).size === list.length;

/** Where the business works. */
export const areaSettingsSchema = z
  .object({
    counties: z
      .array(countySchema)
      .min(1, 'Name at least one county')
      .max(30, 'At most 30 counties')
      .refine(
        list => isEachOnce(list, ({ county, state }) => `${county}|${state}`),
        'A county is on the list twice',
      )
      .describe('Served counties without the word County, in the order in which pages name them.'),
    towns: z
      .array(areaSchema)
      .min(1, 'Name at least one town')
      .max(500, 'At most 500 towns')
      .refine(
        list => isEachOnce(list, ({ city, state }) => `${city}|${state}`),
        'A town is on the list twice',
      ),
    circles: z
      .array(circleSchema)
      .max(20, 'At most 20 of these')
      .describe('Every town within this many miles of a town is served.'),
    region: z
      .string()
      .trim()
      .max(60, 'At most 60 characters')
      .default('')
      .describe('What people call the area: South Florida. Empty: its counties.'),
    is_nationwide: z.boolean().describe('Every town is served.'),
    asks_outside: z
      .boolean()
      .describe('Pages outside these areas or services need a decision before approval.'),
  })
  .meta({ id: 'AreaSettings' });
export type Areas = z.output<typeof areaSettingsSchema>;

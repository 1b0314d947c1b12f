import { z } from 'zod';
import { besideSections } from './predicates.ts';
import { serviceTags } from './service-tags.ts';

/*
 * `findings.json` of a pack, and `content/findings.json` for any trade: what follows from a figure of a town for a service.
 * `docs/guides/add-a-pack.md` describes it.
 */

const text = z
  .string()
  .max(600, 'At most 600 characters')
  .refine(value => value.trim() !== '', 'This can’t be empty');
const id = z
  .string()
  .max(80, 'At most 80 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and hyphens, like cold-inlet-water');
const figure = z
  .string()
  .regex(/^[a-z]{1,20}\.[a-z][a-z0-9_]{0,63}$/, 'A figure is like station.freezing_nights');
const derivedName = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/, 'Small letters, digits and _, without a dot');
const value = z.union([z.number(), text]);

const conditionSchema = z.strictObject({
  min: z.number().optional(),
  max: z.number().optional(),
  is: z
    .union([value, z.array(value).min(1, 'Give at least one value').max(20, 'At most 20 values')])
    .optional()
    .describe('This value, or one of these.'),
});

const derivedSchema = z.strictObject({ divide: figure, by: figure, times: z.number().optional() });

export const findingSchema = z.strictObject({
  id,
  services: z.array(id).min(1, 'Name at least one service').max(100, 'At most 100 services').optional(),
  tags: z.array(z.enum(serviceTags)).min(1, 'Name at least one tag').optional(),
  first: z
    .literal(true)
    .optional()
    .describe('What matters most for its services: a page tells it before the others.'),
  group: id.optional().describe('Of the findings of a group, a page shows one.'),
  beside: z
    .enum(besideSections)
    .optional()
    .describe('The section that it belongs beside; left out: the one on the town.'),
  when: z.record(z.union([figure, derivedName]), conditionSchema),
  figures: z.record(derivedName, derivedSchema).optional(),
  says: z.array(text).min(1, 'Say at least one sentence').max(2, 'At most 2 sentences'),
});
export type FindingDocument = z.output<typeof findingSchema>;

export const maxFindings = 1_000;
export const findingsSchema = z.array(findingSchema).max(maxFindings, `At most ${maxFindings} findings`);

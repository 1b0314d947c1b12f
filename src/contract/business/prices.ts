import { z } from 'zod';
import { priceAnswersSchema, priceSettingsSchema } from '../platform/price-tables.ts';
import { adminRoutesOf, route } from '../platform/route.ts';
import { revisionSchema } from '../platform/whole-numbers.ts';

export const zipSchema = z
  .string()
  .trim()
  .regex(/^\d{5}$/, 'Write a ZIP code of five digits');

const keptPricesSchema = z
  .object({ revision: revisionSchema, value: priceSettingsSchema })
  .meta({ id: 'KeptPrices' });
export type KeptPrices = z.output<typeof keptPricesSchema>;

/** A number that an owner is asked for when a business is set up. */
export const priceNumberSchema = z
  .object({
    label: z.string(),
    unit: z.enum(['$', '%']),
    proposed: z.number().describe('What the trade proposes: an example.'),
  })
  .meta({ id: 'PriceNumber' });
export type PriceNumber = z.infer<typeof priceNumberSchema>;

const rangeFields = { from_cents: z.int(), to_cents: z.int() };

export const priceEstimateSchema = z
  .object({
    service: z.string(),
    ...rangeFields,
    text: z.string().describe('“Estimate: $279 to $349”'),
    reasons: z
      .array(z.object({ label: z.string(), ...rangeFields, text: z.string() }))
      .describe('What makes it so, in the order in which it is added up.'),
    note: z.string().describe('What an estimate is; to be shown with it.'),
  })
  .meta({ id: 'PriceEstimate' });
export type PriceEstimateReply = z.infer<typeof priceEstimateSchema>;

export const priceQuestionSchema = z
  .object({
    service_id: z.uuid().optional(),
    slug: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe('The service’s name as an address: furniture-removal.'),
    zip: zipSchema.optional(),
    city: z.string().trim().max(60).optional(),
    state: z.string().trim().max(30).optional(),
    answers: priceAnswersSchema.prefault({}),
  })
  .refine(({ service_id, slug }) => service_id !== undefined || slug !== undefined, {
    error: 'Name the service by service_id or slug',
    path: ['slug'],
  })
  .meta({ id: 'PriceQuestion' });
export type PriceQuestion = z.output<typeof priceQuestionSchema>;

const adminRoute = adminRoutesOf('settings');

export const priceRoutes = {
  read: adminRoute({
    method: 'get',
    path: '/api/prices',
    summary: 'What the business charges, by service',
    reply: keptPricesSchema,
  }),
  save: adminRoute({
    method: 'put',
    path: '/api/prices',
    summary: 'Replace all price tables; refused if another user changed them since',
    body: keptPricesSchema,
    reply: keptPricesSchema,
  }),
  proposals: adminRoute({
    method: 'get',
    path: '/api/prices/proposals',
    summary: 'Tables that the trade proposes. Nothing of them is shown until it is saved',
    reply: priceSettingsSchema
      .extend({ names: z.array(z.string()).describe('All services of the business, in its order.') })
      .meta({ id: 'PriceProposals' }),
  }),
  /** Public: visitors ask what their job costs. */
  estimate: route({
    method: 'post',
    path: '/api/price-estimate',
    access: 'anyone',
    noun: 'price-estimate',
    summary: 'What a job costs by the owner’s table, as an estimate',
    body: priceQuestionSchema,
    reply: priceEstimateSchema,
  }),
};

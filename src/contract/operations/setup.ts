import { z } from 'zod';
import { keywordKey, serviceContentSchema } from '../../sections/schemas.ts';
import { descriptionSchema, serviceAnswersSchema } from '../business/answers.ts';
import { largestBrandFile } from '../business/brand.ts';
import { areaSettingsSchema } from '../platform/areas.ts';
import { brandSettingsSchema } from '../platform/brand-settings.ts';
import { businessAddressSchema } from '../platform/business-address.ts';
import { contentPackSchema, tradeNameSchema } from '../platform/content-packs.ts';
import { newOpeningHoursSchema } from '../platform/opening-hours.ts';
import { adminRoutesOf } from '../platform/route.ts';
import { filled } from '../platform/setting-texts.ts';
import { businessSchema, phoneSchema, priceSchema } from '../platform/settings.ts';

/*
 * A business as `business.yaml` describes it, which is also the body of POST /api/setup. What may be left out has a value
 * that follows from the trade and the place.
 */

const { time_zone, email, socials, slogan, name } = businessSchema.shape;
const { counties, circles, region } = areaSettingsSchema.shape;

/** Services of a new business. Others are added afterwards. */
export const maxSetupServices = 100;
export const maxSetupTowns = 200;

const serviceSchema = z.union([
  filled(120),
  z.strictObject({
    name: filled(120),
    keyword: filled(120).optional(),
    description: descriptionSchema,
    answers: serviceAnswersSchema.prefault({}),
    content: serviceContentSchema
      .partial()
      .optional()
      .describe('Its texts. Left out: those that follow from the description and the answers.'),
  }),
]);

/** 149, “$149” or “50%”. */
const priceNumber = z.union([
  z.number().min(0, 'At least 0').max(1_000_000, 'At most 1,000,000'),
  z
    .string()
    .regex(/^\$?\d{1,7}(?:\.\d\d?)?%?$/, 'Write a number like $149 or 50%')
    .transform(text => Number(text.replaceAll(/[$%]/g, ''))),
]);

export const landingPageChoices = ['hidden', 'listed', 'none'] as const;

const townSchema = z.strictObject({
  city: filled(60),
  state: z.string().regex(/^[A-Z]{2}$/, 'Enter the state as two capital letters'),
  county: counties.element.shape.county
    .optional()
    .describe('Of a place that no list of towns has, such as a neighborhood: it is kept on your word.'),
});

/** Four characters for three bytes. */
const logoSchema = z
  .string()
  .max(Math.ceil(largestBrandFile / 3) * 4, 'This file is larger than 4 MB. Choose a smaller one.')
  .describe('SVG, PNG or WebP, in base64; in a file of the command line its path.');

export const setupSchema = z
  .strictObject({
    trade: contentPackSchema.describe('The name of a pack that can be a whole business.'),
    trade_name: tradeNameSchema
      .min(1, 'Say what your trade is called')
      .refine(name => keywordKey(name) !== '', 'Write it in letters')
      .optional()
      .describe('What the trade is called, such as “Dog grooming”. Only for a pack for any trade.'),
    business: z.strictObject({
      name,
      slogan: slogan.optional(),
      phone: phoneSchema,
      text_phone: z
        .union([z.literal(''), phoneSchema])
        .default('')
        .describe('A number that receives text messages. Empty: pages have no Text button.'),
      phones_by_county: z.record(filled(60), phoneSchema).default({}),
      email,
      address: businessAddressSchema.optional(),
      hours: newOpeningHoursSchema.optional(),
      // The default of settings would hide that none was named.
      time_zone: time_zone
        .unwrap()
        .optional()
        .describe('Where the business’s days begin. Left out: that of its first town’s state.'),
      price: z.strictObject({ starts_from: priceSchema }).optional(),
      socials: socials.default([]),
    }),
    claims: z
      .record(filled(60), z.union([z.string(), z.number()]).transform(String).pipe(filled(200)))
      .default({})
      .describe('What the business states of itself, by predicate: {years: "12 years"}.'),
    areas: z
      .strictObject({
        center: circles.element.strict().optional().describe('Every town within this many miles is served.'),
        counties: z.array(counties.element.strict()).max(30, 'At most 30 counties').default([]),
        towns: z.array(townSchema).max(500, 'At most 500 towns').default([]),
        region,
        most_towns: z
          .number()
          .int('Whole numbers, please')
          .min(1, 'At least 1')
          .max(maxSetupTowns, `At most ${maxSetupTowns}`)
          .default(40)
          .describe('Pages for this many of the largest towns.'),
      })
      .refine(
        ({ center, counties: named, towns }) => center !== undefined || named.length > 0 || towns.length > 0,
        'Say where you work: a center with miles, counties, or towns',
      ),
    prices: z
      .strictObject({
        numbers: z
          .record(filled(80), priceNumber)
          .describe('By label, as `price_numbers` of `GET /api/packs` lists them.'),
        other_services: z
          .boolean()
          .default(false)
          .describe('The trade’s tables for the other services, in the same proportion.'),
      })
      .optional()
      .describe('Without it no page has a number.'),
    services: z
      .array(serviceSchema)
      .min(1, 'Choose at least one service, or name your own')
      .max(maxSetupServices, `At most ${maxSetupServices} services. Add the others once the site is set up.`)
      .optional(),
    brand: brandSettingsSchema.partial().extend({ logo: logoSchema.optional() }).strict().default({}),
    landing_pages: z
      .enum(landingPageChoices)
      .default('hidden')
      .describe(
        'A page for each service in each town. hidden: all are noindex until you let them in; listed: thin pages need your decision; none: no such pages.',
      ),
  })
  .meta({ id: 'Setup' });
export type Setup = z.output<typeof setupSchema>;
export type SetupInput = z.input<typeof setupSchema>;

export const setupPlanSchema = z
  .object({
    trade: z.string(),
    site_pages: z.number().int(),
    services: z.number().int(),
    towns: z.array(z.string()).describe('“Austin, TX”, the largest first.'),
    own_places: z.array(z.string()).describe('Places that no list of towns has, kept on the owner’s word.'),
    landing_pages: z.number().int(),
    posts: z.number().int(),
    advice: z.string().describe('What to expect of the landing pages.'),
    replaces: z
      .array(z.object({ label: z.string(), count: z.number().int() }))
      .describe('What is there now and will be deleted.'),
  })
  .meta({ id: 'SetupPlan' });
export type SetupPlan = z.infer<typeof setupPlanSchema>;

export const setupStateSchema = z
  .object({
    state: z
      .enum(['empty', 'demo', 'set-up'])
      .describe('set-up: this business is set up; it can’t be set up again.'),
    trade: z.string(),
    batch_id: z.uuid().nullable().describe('The landing pages that setting up made.'),
    pages_made: z.number().int(),
    pages_planned: z.number().int(),
    is_working: z.boolean().describe('Landing pages are still being made.'),
    waits: z.boolean().describe('The landing pages wait for a decision.'),
    checklist: z
      .array(
        z.object({
          id: z.string(),
          label: z.string(),
          is_done: z.boolean(),
          path: z.string().describe('Where in the back office to do it.'),
        }),
      )
      .describe('What is left to do, from what is there.'),
  })
  .meta({ id: 'SetupState' });
export type SetupState = z.infer<typeof setupStateSchema>;

const adminRoute = adminRoutesOf('setup');

export const setupRoutes = {
  read: adminRoute({
    method: 'get',
    path: '/api/setup',
    summary: 'Whether the site is the demo, and what is left to do',
    reply: setupStateSchema,
  }),
  plan: adminRoute({
    method: 'post',
    path: '/api/setup/plan',
    summary: 'What setting up would make; nothing is changed',
    body: setupSchema,
    reply: setupPlanSchema,
  }),
  preview: adminRoute({
    method: 'post',
    path: '/api/setup/preview',
    summary: 'The front page as it would be; nothing is changed',
    body: setupSchema,
    reply: z.object({ html: z.string() }),
  }),
  logo: adminRoute({
    method: 'post',
    path: '/api/setup/logo',
    summary: 'A logo as it would be stored, for `brand.logo`; nothing is changed',
    upload: 'image/*',
    reply: z.object({
      logo: z.string().describe('The cleaned file in base64.'),
      media_type: z.string(),
      width: z.number().int(),
      height: z.number().int(),
    }),
  }),
  start: adminRoute({
    method: 'post',
    path: '/api/setup',
    summary: 'Set up the business in place of the demo. Refused once set up',
    status: 202,
    body: setupSchema,
    reply: setupPlanSchema,
  }),
};

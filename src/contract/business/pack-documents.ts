import { z } from 'zod';
import { illustrationSets, serviceContentSchema } from '../../sections/schemas.ts';
import { contentPackSchema, ownPack } from '../platform/content-packs.ts';
import { settingGroups } from '../platform/settings.ts';
import { serviceTags } from './service-tags.ts';

/*
 * The documents of a pack, as docs/guides/add-a-pack.md describes them. Unknown names are refused as typing errors.
 * Texts stay as written, so no schema trims them.
 */

export const maxPackBytes = 20_000_000;
export const maxPackFiles = 2_000;

const { business, areas, testimonials, giveaway } = settingGroups;

const text = z.string().max(20_000, 'At most 20,000 characters');
const line = (max: number) => z.string().max(max, `At most ${max} characters`);
export const filled = (max: number) => line(max).refine(value => value.trim() !== '', 'This can’t be empty');
export const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `At most ${max} of these`);
const path = z
  .string()
  .regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'A path is / or like /drain-cleaning')
  .max(200, 'At most 200 characters');
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write a color like #1d6fb8');
const order = z.int('Whole numbers, please').min(1, 'At least 1').max(10_000, 'At most 10,000');
export const quoteServiceSchema = z.enum(['residential', 'commercial', 'construction']);

const fallbacksSchema = z.strictObject({
  related_areas: filled(300),
  external_links: filled(300),
  external_links_why: text,
  booking: path.nullable(),
});

const packBusinessSchema = z.strictObject({
  slogan: filled(80),
  claims: list(filled(80), 8),
  items: list(filled(60), 20),
  refused_items: list(filled(80), 20),
  price: z.strictObject({ starts_from: filled(20), depends_on: line(200), quote: line(200) }),
  emergency: line(120),
});

/** A choice of a form; what is stored is its value, else its label in small letters with hyphens. */
const choiceSchema = z.union([
  filled(60),
  z.strictObject({
    value: filled(80).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and hyphens'),
    label: filled(60),
  }),
]);

const requestSchema = z.strictObject({
  services: list(z.strictObject({ value: quoteServiceSchema, label: filled(60) }), 3),
  scheduling: list(choiceSchema, 100)
    .optional()
    .describe('Services a visitor may schedule; by default those of the business.'),
  items_question: filled(200),
  items: list(choiceSchema, 20),
  details_question: filled(200),
  scheduling_question: filled(200).optional(),
});

/** Sentences of the program that a trade may replace. */
const wordsSchema = z
  .strictObject({
    items_title: filled(60).describe('Above the list beside every quote form.'),
    not_found: filled(120).describe('The heading of the page for addresses that don’t exist.'),
    scheduling_thanks: filled(200).describe('The heading after a scheduling request.'),
    blog: z.strictObject({
      title: filled(120),
      description: filled(300),
      keywords: list(filled(80), 20),
      heading: filled(80),
      subtitle: filled(200),
      introduction: line(300),
      empty: filled(300),
      empty_link: filled(80),
      aside_title: filled(80),
      aside_text: filled(300),
      services_title: filled(80),
      closing_title: filled(80),
      closing_text: filled(300),
    }),
    giveaway: z.strictObject({
      title: filled(120),
      description: filled(300),
      keywords: list(filled(80), 20),
      lead: filled(400),
    }),
  })
  .partial();

const navigationSchema = z.strictObject({
  menu: list(path, 20),
  company: list(path, 20),
  reserve_label: filled(60),
});

const frameSchema = z.strictObject({
  slogan: filled(80),
  claims: list(filled(80), 8),
  links_title: filled(80),
});

/** A service by its name, or under another name. A service with a page is linked. */
const groupedNameSchema = z.union([filled(120), z.strictObject({ name: filled(120), service: filled(120) })]);

const outsideLinksSchema = z.strictObject({
  state_law: z.boolean().describe('Whether the article about the law of marriage of the state is linked.'),
  links: list(
    z.strictObject({
      title: filled(200),
      url: z.url({ protocol: /^https$/, error: 'Enter a full address that begins with https://' }),
      description: text,
      category: z.enum(['wikipedia', 'government', 'legal']),
      county: filled(60).optional().describe('Only on pages of towns of this county.'),
    }),
    200,
  ),
});

const dropOffSchema = z.strictObject({
  county: filled(60),
  state: filled(2),
  name: filled(200),
  url: z.url({ protocol: /^https$/, error: 'Enter a full address that begins with https://' }),
  drop_off: filled(120).describe('What the place is called.'),
  takes: list(filled(80), 20),
  who: filled(200).describe('Who may bring something.'),
});

export const presetNames = ['official-lp', 'homepage', 'vitrectomy'] as const;

/** `pack.json`. What only the trade of a business needs may be null in a pack with a frame. */
export const packManifestSchema = z.strictObject({
  id: contentPackSchema.refine(id => id !== ownPack, `“${ownPack}” means the trade of the business`),
  label: filled(60),
  version: z.int('Whole numbers, please').min(1, 'At least 1').max(1_000_000, 'At most 1,000,000'),
  business_type: filled(60).regex(/^[A-Z][A-Za-z]+$/, 'A type of schema.org, like Plumber'),
  keyword: filled(80).refine(value => value === value.toLowerCase(), 'Small letters, like “house cleaning”'),
  /** The owner names the trade; texts hold it as {{trade}} and {{Trade}}. */
  is_any_trade: z.boolean().optional(),
  illustrations: z.enum(illustrationSets),
  colors: z.strictObject({ brand: color.nullable(), second: color.nullable() }),
  fallbacks: fallbacksSchema,
  frame: frameSchema.nullable(),
  business: packBusinessSchema.nullable(),
  request: requestSchema.nullable(),
  navigation: navigationSchema.nullable(),
  words: wordsSchema.optional(),
  /** What finished work is measured in, in eighths. */
  load_unit: filled(30).optional(),
  service_groups: list(z.strictObject({ title: filled(80), services: list(groupedNameSchema, 60) }), 12),
  map_description: filled(1_000),
  outside_links: outsideLinksSchema.optional(),
  drop_offs: list(dropOffSchema, 200)
    .optional()
    .describe('Drop-off sites by county. Hours change, so pages link to them.'),
  presets: z.partialRecord(z.enum(presetNames), filled(80)),
});

/** `services/<slug>.json` */
export const packServiceSchema = z.strictObject({
  order,
  name: filled(120),
  summary: line(300),
  keywords: list(filled(120), 50).min(1, 'Give at least one keyword'),
  path: path.nullable(),
  items: list(filled(80), 20),
  tags: list(z.enum(serviceTags), serviceTags.length)
    .optional()
    .describe('What it has to do with, for findings of any trade; without them, what its name says.'),
  content: serviceContentSchema.strict(),
});

const sectionSchema = z.strictObject({
  id: filled(100),
  type: filled(60),
  title: line(2_000),
  content: z.record(z.string(), z.json()),
  order: order.optional(),
});

/** `pages/<name>.json` */
export const packPageSchema = z.strictObject({
  path,
  name: filled(120),
  order,
  title: filled(200),
  description: filled(400),
  keywords: list(filled(120), 20),
  parent: path.optional(),
  service: filled(120).optional(),
  town: filled(120)
    .regex(/^[^,]+, [A-Z]{2}$/, 'Write a town like “Hialeah, FL”')
    .optional(),
  quote: quoteServiceSchema.optional(),
  sections: list(sectionSchema, 60).min(1, 'A page has at least one section'),
});

/** `town-page.json`: its address and place come from the town. */
export const townPageSchema = packPageSchema
  .omit({ path: true, town: true, order: true, name: true, description: true })
  .extend({
    description: z
      .union([filled(400), list(filled(400), 20).min(1, 'Give at least one description')])
      .describe('Of several, the first whose facts are known.'),
    min_statements: z
      .int('Whole numbers, please')
      .min(0, 'At least 0')
      .max(100, 'At most 100')
      .default(6)
      .describe('With fewer statements, a town has only the list of its pages.'),
  });

const customFieldSchema = z.strictObject({
  type: z.enum(['text', 'textarea', 'select']),
  label: line(200),
  placeholder: line(500),
  options: list(line(200), 200).optional(),
  required: z.boolean(),
});

/** `templates/<name>.json` */
export const packTemplateSchema = z.strictObject({
  order,
  name: filled(200),
  status: z.enum(['draft', 'published']),
  title_template: filled(2_000),
  meta_description_template: filled(4_000),
  hero_title_template: filled(2_000),
  hero_subtitle_template: filled(4_000),
  content_sections: list(sectionSchema, 200).min(1, 'A template has at least one section'),
  custom_fields: z.record(
    z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'Small letters, digits and _'),
    customFieldSchema,
  ),
});

/** `samples.json` */
export const packSamplesSchema = z.record(
  z.string(),
  z.strictObject({ title: line(2_000), content: z.record(z.string(), z.json()) }),
);

/** `defaults.json` */
export const packDefaultsSchema = z.record(
  z.string(),
  z.strictObject({ title: line(2_000).optional(), content: z.record(z.string(), z.json()).optional() }),
);

/** `demo/claims.json`: what the business of the demo states, by predicate. */
export const packClaimsSchema = z.record(z.string(), filled(200));

/** `demo/settings.json`: the business of the demo. */
export const packDemoSchema = z.strictObject({ business, areas, testimonials, giveaway });

/** `phrases.json`: in any sentence, each phrase of a group may replace each other one of it. */
export const packPhrasesSchema = list(
  z.tuple([filled(200), filled(200)], filled(200)).refine(group => group.length <= 30, 'At most 30 phrases'),
  2_000,
);

/** The head of `posts/<slug>.md` */
export const packPostHeadSchema = z.strictObject({
  title: filled(200),
  description: filled(400),
  keywords: list(filled(120), 20).default([]),
  heading: filled(200).optional(),
  summary: filled(400).optional(),
  day: z.iso.date('A day is like 2026-03-14').optional(),
  /** Where its advice is valid; empty: everywhere. */
  states: list(z.string().regex(/^[A-Z]{2}$/, 'A state is like FL'), 60).default([]),
});

export type PackManifest = z.output<typeof packManifestSchema>;
export type PackServiceDocument = z.output<typeof packServiceSchema>;
export type PackPage = z.output<typeof packPageSchema>;
export type PackTownPage = z.output<typeof townPageSchema>;
export type PackTemplateDocument = z.output<typeof packTemplateSchema>;
export type PackPostHead = z.output<typeof packPostHeadSchema>;
export type PackSamples = z.output<typeof packSamplesSchema>;

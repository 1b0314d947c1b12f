import { z } from 'zod';
import { placeNamesSchema } from '../business/locations.ts';
import { adminRoutesOf } from '../platform/route.ts';

/* What is checked before a batch is approved, and what is decided about it. */

const count = z.number().int();

/** What can keep a batch from approval. Each is found by one check. */
export const blockerKindSchema = z
  .enum(['outside', 'thin', 'too-alike', 'no-forecast'])
  .describe('outside: areas or services; thin: too little to say; no-forecast: similarity is not known.');
export type BlockerKind = z.output<typeof blockerKindSchema>;

/** Why an admin approves a batch despite these blockers, in their own words. */
export const overruleSchema = z
  // A field of another name would be dropped, and the reason would be about everything.
  .strictObject({
    blockers: z
      .array(blockerKindSchema)
      .optional()
      .describe('What the reason is about: approval is refused over any other. Left out: all there are.'),
    reason: z
      .string()
      .trim()
      .min(10, 'Give a reason of at least 10 characters')
      .max(1_000, 'At most 1,000 characters'),
  })
  .meta({ id: 'Overrule' });
export type Overrule = z.output<typeof overruleSchema>;

const heldSchema = z
  .object({
    pages: count.describe('Combinations of the batch.'),
    pages_held: count.describe('Of those: with a place or keyword that is held.'),
    places: count,
    places_held: count,
    first_places: z
      .array(z.object({ city: z.string(), state: z.string(), county: z.string().nullable() }))
      .describe('The first held ones.'),
    keywords: count,
    keywords_held: count,
    first_keywords: z.array(z.string()).describe('The first held ones.'),
  })
  .describe('The pages that wait for a decision.');

const shortServiceSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sentences: count.describe('Of its own, that no other service has.'),
    needed: count,
    pages: count.describe('Pages that wait for its texts.'),
  })
  .describe('A service that says too little, whatever the town.');

export const countyPagesSchema = z
  .object({
    counties: z.array(z.string()).describe('The first of them, as “Travis County, TX”.'),
    pages: count.describe('Pages about a county: one for each of its keywords.'),
    pages_left_out: count.describe('Thin pages that they stand for.'),
    towns_left_out: count.describe('The towns of these pages.'),
  })
  .meta({ id: 'CountyPages' });
export type CountyPages = z.output<typeof countyPagesSchema>;

const helpSchema = z
  .enum(['areas', 'services', 'questions', 'counties', 'statements', 'forecast', 'noindex'])
  .describe('Where a blocker is solved, or what can be chosen instead.');
export type Help = z.output<typeof helpSchema>;

export const blockerSchema = z
  .object({
    kind: blockerKindSchema,
    title: z.string(),
    label: z.string().describe('Within a sentence.'),
    text: z.string(),
    detail: z.string().describe('What the decision needs besides, or what the batch would pass with.'),
    pages: count.nullable().describe('The pages that it is about. Null: not known.'),
    is_pending: z.boolean().describe('Being computed: approval waits for it.'),
    held: heldSchema.nullable().describe('Pages that can be left out. Null: none can.'),
    services: z
      .array(shortServiceSchema)
      .describe('Services whose own texts are the reason, the most pages first.'),
    counties: countyPagesSchema
      .nullable()
      .describe('What pages of counties can tell instead. They pass. Null: not offered.'),
    help: z.array(helpSchema),
  })
  .meta({ id: 'Blocker' });
export type Blocker = z.output<typeof blockerSchema>;

export const outcomeSchema = z
  .enum(['leave-out', 'noindex', 'publish'])
  .describe('leave-out: not generated; noindex: generated, but not for search engines; publish: as planned.');
export type Outcome = z.output<typeof outcomeSchema>;

const decisionSchema = z
  .object({
    kind: blockerKindSchema,
    title: z.string(),
    label: z.string(),
    outcome: outcomeSchema,
    reason: z.string().nullable().describe('Why it was overruled. Null: its pages were left out.'),
    decided_by: z.string().nullable().describe('The admin’s email address.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'BatchDecision' });
export type BatchDecision = z.output<typeof decisionSchema>;

export const batchChecksSchema = z
  .object({
    blockers: z.array(blockerSchema).describe('What keeps a planned batch from approval.'),
    decisions: z.array(decisionSchema).describe('What was decided with its approval.'),
  })
  .meta({ id: 'BatchChecks' });
export type BatchChecks = z.output<typeof batchChecksSchema>;

const adminRoute = adminRoutesOf('batches');

export const checkRoutes = {
  read: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/checks',
    summary: 'What keeps a batch from approval, and what was decided about it',
    reply: batchChecksSchema,
  }),
  names: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/place-names',
    summary: 'Places of a batch that no list knows, and keywords that name a place',
    reply: placeNamesSchema,
  }),
};

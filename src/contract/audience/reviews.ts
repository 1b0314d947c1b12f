import { z } from 'zod';
import { dayDone, optionalLine, someLines } from '../platform/form-fields.ts';
import {
  adminRoutesOf,
  importFields,
  importReport,
  listOf,
  pageFields,
  rowVerdictSchema,
} from '../platform/route.ts';
import { revisionSchema } from '../platform/whole-numbers.ts';
import { reviewSourceSchema, reviewStatusSchema } from './review-filter.ts';

const placeError = 'Write a town like Jupiter, FL';
const oneLine = (max: number) => optionalLine(max, 'Write a text').transform(text => text ?? '');

/** A customer's review, from any source. */
export const reviewContentFields = {
  rating: z.coerce
    .number({ error: 'Choose 1 to 5 stars' })
    .int('Choose 1 to 5 stars')
    .min(1, 'Choose 1 to 5 stars')
    .max(5, 'Choose 1 to 5 stars'),
  words: z
    .string()
    .overwrite(someLines)
    .max(2_000, 'At most 2,000 characters')
    .describe('As the customer wrote them; empty: only stars.'),
  author: oneLine(60).describe('As the source shows it: a first name, or initials.'),
};

/** Fields of a review that staff set. */
export const reviewFields = {
  ...reviewContentFields,
  service: oneLine(120).describe('The name of one of your services; empty: of none.'),
  place: z
    .union(
      [
        z.literal(''),
        z
          .string()
          .trim()
          .max(120)
          .regex(/^.+,\s*[A-Za-z]{2}$/, placeError),
      ],
      {
        error: placeError,
      },
    )
    .describe('A town of the gazetteer: `Jupiter, FL`; empty: not known.'),
  reviewed_on: dayDone.describe('YYYY-MM-DD; not in the future.'),
  source_name: z
    .string({ error: 'Say where it was written' })
    .trim()
    .min(1, 'Say where it was written')
    .max(80, 'At most 80 characters')
    .describe('Where it was written: Yelp, Nextdoor.'),
  source_url: z
    .string({ error: 'Give the address where it can be read' })
    .trim()
    .max(500, 'At most 500 characters')
    .regex(
      /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?(?:[/?#]\S*)?$/i,
      'Give an address that begins with https://',
    )
    .describe('Its public address.'),
};

export const reviewInputSchema = z
  .object({
    ...reviewFields,
    words: reviewFields.words.default(''),
    author: reviewFields.author.default(''),
    service: reviewFields.service.default(''),
    place: reviewFields.place.default(''),
  })
  .meta({ id: 'ReviewInput' });
export type ReviewInput = z.output<typeof reviewInputSchema>;

export const reviewSchema = z
  .object({
    id: z.uuid(),
    source: reviewSourceSchema.describe('`link`: written behind a link that was sent to the customer.'),
    source_name: z.string(),
    source_url: z.string().describe('Empty: it was written for this site.'),
    rating: z.number().int(),
    words: z.string(),
    author: z.string(),
    service: z.string(),
    city: z.string(),
    state: z.string(),
    reviewed_on: z.iso.date(),
    status: reviewStatusSchema,
    withdrawn_why: z.string().describe('Why it is on no page.'),
    revoked_at: z.iso.datetime().nullable().describe('When the customer took it back.'),
    revision: z.number().int().describe('Counts the changes; send it back as `based_on`.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof reviewSchema>;

const verdictSchema = z.object({
  line: z.number().int(),
  author: z.string(),
  verdict: rowVerdictSchema,
  reason: z.string(),
});

export const reviewImportSchema = importReport(verdictSchema, {
  counts: {},
  order: 'The refused ones first',
}).meta({ id: 'ReviewImportReport' });
export type ReviewImport = z.infer<typeof reviewImportSchema>;

export const reviewSyncSchema = z
  .object({
    is_configured: z.boolean().describe('False: the program was started without a Business Profile.'),
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    is_failed: z.boolean(),
    message: z.string().describe('How the last reading went.'),
    wait_until: z.iso.datetime().nullable().describe('When it is read next after a failure.'),
  })
  .meta({ id: 'ReviewSync' });
export type ReviewSync = z.infer<typeof reviewSyncSchema>;

const filter = {
  status: reviewStatusSchema.optional(),
  source: reviewSourceSchema.optional(),
};
export type ReviewFilter = z.output<z.ZodObject<typeof filter>>;

const adminRoute = adminRoutesOf('reviews');

export const reviewRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/reviews',
    summary: 'Reviews, the last added first',
    query: z.object({ ...filter, ...pageFields() }),
    reply: listOf(reviewSchema),
  }),
  create: adminRoute({
    method: 'post',
    path: '/api/reviews',
    summary: 'Add a review from another site, with its address. Pages show it at once',
    status: 201,
    body: reviewInputSchema,
    reply: reviewSchema,
  }),
  import: adminRoute({
    method: 'post',
    path: '/api/reviews/import',
    summary: 'Import reviews from CSV: a verdict for every row, or all at once',
    body: z.object(importFields(10_000_000)),
    reply: reviewImportSchema,
  }),
  sync: adminRoute({
    method: 'get',
    path: '/api/reviews/sync',
    summary: 'How the last reading of the Business Profile went',
    reply: reviewSyncSchema,
  }),
  startSync: adminRoute({
    method: 'post',
    path: '/api/reviews/sync',
    summary: 'Read the Business Profile now',
    reply: reviewSyncSchema,
  }),
  read: adminRoute({
    method: 'get',
    path: '/api/reviews/{id}',
    summary: 'One review',
    reply: reviewSchema,
  }),
  update: adminRoute({
    method: 'patch',
    path: '/api/reviews/{id}',
    summary: 'Change a review: town and service; other fields only if copied by hand',
    body: z
      .object({
        ...reviewFields,
        based_on: revisionSchema.describe('If it is no longer the newest revision, nothing is saved (409).'),
      })
      .partial()
      .meta({ id: 'ReviewUpdate' }),
    reply: reviewSchema,
  }),
  remove: adminRoute({
    method: 'delete',
    path: '/api/reviews/{id}',
    summary: 'Delete a review. It leaves all pages at once',
  }),
  publish: adminRoute({
    method: 'post',
    path: '/api/reviews/{id}/publish',
    summary: 'Show a review again',
    reply: reviewSchema,
  }),
  withdraw: adminRoute({
    method: 'post',
    path: '/api/reviews/{id}/withdraw',
    summary: 'Take a review off all pages, with the reason. A bad rating is no reason',
    body: z.object({
      reason: z
        .string()
        .trim()
        .min(10, 'Say why, in at least 10 characters')
        .max(300, 'At most 300 characters'),
    }),
    reply: reviewSchema,
  }),
};

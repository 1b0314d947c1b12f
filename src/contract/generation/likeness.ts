import { z } from 'zod';
import { adminRoutesOf, idParams } from '../platform/route.ts';

const percent = z.number().min(0).max(100);
const countsSchema = z
  .array(z.number().int())
  .length(101)
  .describe('Pages by similarity to the closest page: a count per percent, 0–100.');

const pairSchema = z.object({
  likeness_percent: percent,
  one: z.string().describe('Address of the planned page.'),
  other: z.string(),
  is_live: z.boolean().describe('The other is a page of the live site, not of this batch.'),
});
export type AlikePages = z.infer<typeof pairSchema>;

const sectionSchema = z.object({
  section_id: z.string().nullable().describe('null: the head of the page.'),
  title: z.string(),
  type: z.string().nullable(),
  part_percent: percent.describe('Its part of all text that the most alike pages share.'),
  shared_percent: percent.describe('The part of its own text that they share.'),
});

export const likenessFiguresSchema = z
  .object({
    pages: z.number().int(),
    pages_over: z.number().int().describe('At least `threshold_percent` similar to another page.'),
    over_percent: percent,
    counts: countsSchema,
    live_pages: z.number().int().describe('Pages of the live site they were compared with.'),
    live_total: z.number().int().describe('Public pages there are; more than compared with on a large site.'),
    worst: z.array(pairSchema),
    sections: z.array(sectionSchema),
    seconds: z.number(),
  })
  .meta({ id: 'LikenessFigures' });
export type LikenessFigures = z.infer<typeof likenessFiguresSchema>;

const likenessState = z.enum(['none', 'waiting', 'computing', 'done', 'failed', 'cancelled']);
const verdict = z
  .enum(['off', 'unknown', 'passes', 'too-alike'])
  .describe(
    'off: not checked. unknown: no forecast yet. Otherwise the verdict; a single page always passes.',
  );

export const outlookSchema = z
  .object({
    state: likenessState,
    progress: z.number().min(0).max(1),
    template_version: z.number().int().nullable(),
    verdict,
    verdict_text: z.string(),
    pages_over: z.number().int().nullable().describe('Null until it is computed.'),
  })
  .meta({ id: 'LikenessOutlook' });
export type LikenessOutlook = z.infer<typeof outlookSchema>;

export const likenessSchema = z
  .object({
    state: likenessState,
    progress: z.number().min(0).max(1),
    failure: z.string().nullable(),
    template_version: z.number().int().nullable(),
    is_template_newer: z
      .boolean()
      .describe('The template has a newer version, which the batch does not use yet.'),
    outlook: outlookSchema
      .nullable()
      .describe('The same with the template’s newest version. Null: the batch has it.'),
    threshold_percent: percent,
    largest_share_percent: percent,
    verdict,
    verdict_text: z.string(),
    figures: likenessFiguresSchema.nullable(),
  })
  .meta({ id: 'Likeness' });
export type Likeness = z.infer<typeof likenessSchema>;

const partsSchema = z.array(z.object({ text: z.string(), is_shared: z.boolean() }));
export const alikeTextsSchema = z
  .object({
    pair: pairSchema,
    texts: z.array(z.object({ section_id: z.string().nullable(), one: partsSchema, other: partsSchema })),
  })
  .meta({ id: 'AlikeTexts' });
export type AlikeTexts = z.infer<typeof alikeTextsSchema>;

const adminRoute = adminRoutesOf('batches');

/** How alike the pages of a batch will be. */
export const likenessRoutes = {
  read: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/likeness',
    summary: 'Similarity of the pages of a batch, and whether it may be approved',
    reply: likenessSchema,
  }),
  compute: adminRoute({
    method: 'post',
    path: '/api/batches/{id}/likeness',
    summary: 'Compute the forecast again',
    status: 202,
    reply: likenessSchema,
  }),
  switchToNewestVersion: adminRoute({
    method: 'post',
    path: '/api/batches/{id}/newest-version',
    summary: 'Update an unapproved batch to its template’s current text; addresses stay',
    reply: likenessSchema,
  }),
  stop: adminRoute({
    method: 'delete',
    path: '/api/batches/{id}/likeness',
    summary: 'Stop computing the forecast',
    status: 200,
    reply: likenessSchema,
  }),
  pair: adminRoute({
    method: 'get',
    path: '/api/batches/{id}/likeness/pairs/{number}',
    summary: 'The texts of one of the most similar pairs, counted from 1',
    params: idParams.extend({ number: z.coerce.number().int().min(1).max(10) }),
    reply: alikeTextsSchema,
  }),
};

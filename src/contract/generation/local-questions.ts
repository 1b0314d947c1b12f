import { z } from 'zod';
import { statementSchema } from '../business/statements.ts';
import { adminRoutesOf, pageSize } from '../platform/route.ts';

/* What an owner is asked of the towns, so that pages have more to say. */

const count = z.number().int();

export const maxAnswer = 300;
/** More is refused with a message, not cut. */
const maxSent = 20_000;
const maxSame = 200;

const suggestionSchema = z.object({
  value: z.string(),
  because: z.string().describe('The figure behind it, with its source.'),
});

const localQuestionSchema = z
  .object({
    id: z.string().describe('A place and a predicate: `roundrock|TX.water_hardness`.'),
    place_id: z.string(),
    city: z.string(),
    state: z.string(),
    predicate: z.string(),
    label: z.string(),
    question: z.string(),
    find: z.string().nullable().describe('What to search for, and where.'),
    frame: z.string().describe('The sentence that an answer completes; ___ is its place.'),
    suggestion: suggestionSchema
      .nullable()
      .describe('What the national figures let one expect. Nothing states it until it is sent as an answer.'),
    sentences: count.describe('What a page gains by an answer.'),
    pages: count.describe('Pages that gain it: those of the batch, else published ones.'),
    is_needed: z.boolean().describe('One of the fewest answers with which the batch passes.'),
    is_skipped: z.boolean(),
  })
  .meta({ id: 'LocalQuestion' });
export type LocalQuestion = z.infer<typeof localQuestionSchema>;

const askedTownSchema = z.object({
  id: z.string(),
  city: z.string(),
  state: z.string(),
  county: z.string().nullable(),
  pages: count,
  sentences: count
    .nullable()
    .describe('On the town alone, on its page with the fewest. Null without a batch.'),
  lacks: count.describe('Sentences that this page lacks to pass.'),
  answered: count,
  open: count,
});
export type AskedTown = z.infer<typeof askedTownSchema>;

export const localQuestionListSchema = z
  .object({
    items: z
      .array(localQuestionSchema)
      .describe('Needed ones first, then by what they add. Skipped ones last.'),
    total: count.describe('Of those: skipped ones, too.'),
    towns: z.array(askedTownSchema),
    answered: count,
    open: count,
    skipped: count,
    needed: count.describe('The fewest answers with which the batch passes.'),
    minutes: count.describe('About as long as they take; without a need, as all open ones.'),
    advice: z
      .string()
      .describe('What a batch that fails would pass with. Empty: it passes, or no batch is asked about.'),
    is_partial: z.boolean().describe('The list is long: only its first towns were read.'),
  })
  .meta({ id: 'LocalQuestions' });
export type LocalQuestionList = z.infer<typeof localQuestionListSchema>;

const adminRoute = adminRoutesOf('statements');

export const localQuestionRoutes = {
  list: adminRoute({
    method: 'get',
    path: '/api/local-questions',
    summary: 'What to ask the owner of towns: those of a batch, one town, or those with the most pages',
    query: z.object({
      batch: z.uuid().optional().describe('The towns of this batch, by what its pages gain.'),
      place: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .optional()
        .describe('One town: `roundrock|TX` or `Round Rock, TX`.'),
      per_page: pageSize(50, 500),
    }),
    reply: localQuestionListSchema,
  }),
  answer: adminRoute({
    method: 'post',
    path: '/api/local-questions/{id}',
    summary: 'Answer a local question, or skip it: also for other towns of the list',
    params: z.object({ id: z.string().min(3).max(300) }),
    body: z
      .object({
        answer: z.string().max(maxSent).optional().describe('The rest of the sentence of its frame.'),
        skip: z.literal(true).optional(),
        same_for: z
          .array(z.string().min(1).max(200))
          .max(maxSame, `At most ${maxSame} towns at once`)
          .default([])
          .describe('Other towns with the same answer, by their ids.'),
        is_confirmed: z
          .boolean()
          .default(false)
          .describe('Keeps what is doubted: the name of another town, or a phone number that is asked for.'),
      })
      .refine(({ answer, skip }) => (answer === undefined) !== (skip === undefined), {
        path: ['answer'],
        message: 'Send an answer, or skip',
      })
      .meta({ id: 'LocalAnswer' }),
    reply: z.object({ statements: z.array(statementSchema), skipped: count }),
  }),
};

import { z } from 'zod';
import { sourceSchema, statementSchema } from '../business/statements.ts';
import { adminRoutesOf, pageSize } from '../platform/route.ts';

/* What an owner is asked of the towns, so that pages have more to say. */

const count = z.number().int();

export const maxAnswer = 300;
/** More is refused with a message, not cut. */
const maxSent = 20_000;
export const maxSame = 200;

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
    model: z.string().nullable().describe('The model that can propose answers; null: none is configured.'),
  })
  .meta({ id: 'LocalQuestions' });
export type LocalQuestionList = z.infer<typeof localQuestionListSchema>;

/** One call of a model asks about so many questions of a town. */
export const maxProposed = 12;

export const answerProposalsSchema = z
  .object({
    place_id: z.string(),
    items: z
      .array(
        z.object({
          id: z.string().describe('The question.'),
          value: z.string(),
          doubt: z.string().describe('What to look at, such as the name of another town. Empty: nothing.'),
        }),
      )
      .describe(
        'What a model says, for a person to check. Stored nowhere: nothing states it until it is sent as an answer.',
      ),
    left_out: z
      .array(z.object({ label: z.string(), value: z.string(), reason: z.string() }))
      .describe('What no answer can be.'),
    unknown: count.describe('Questions to which the model had no answer.'),
    model: z.string(),
  })
  .meta({ id: 'AnswerProposals' });
export type AnswerProposals = z.infer<typeof answerProposalsSchema>;

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
  propose: adminRoute({
    method: 'post',
    path: '/api/local-questions/proposals',
    summary: 'Ask the configured model for answers to check, about one town. Nothing is stored',
    body: z
      .object({
        place: z.string().trim().min(1).max(200).describe('`roundrock|TX` or `Round Rock, TX`.'),
        predicates: z
          .array(z.string().max(100))
          .min(1)
          .max(maxProposed, `At most ${maxProposed} questions at once`)
          .optional()
          .describe(`Left out: the first ${maxProposed} open ones.`),
      })
      .meta({ id: 'LocalProposals' }),
    reply: answerProposalsSchema,
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
        source: sourceSchema
          .optional()
          .describe('Where the owner checked it: an https address. Left out: `owner`.'),
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

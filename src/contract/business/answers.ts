import { z } from 'zod';
import { serviceContentSchema } from '../../sections/schemas.ts';

/*
 * What an owner says of a service, in their own words and by part. The built-in writer arranges these sentences to the texts
 * of the service, and asks for each part that is missing.
 */

/** The parts in the order in which the program asks for them. */
export const answerParts = [
  'work',
  'steps',
  'situations',
  'included',
  'refused',
  'price',
  'duration',
  'mistakes',
  'ready',
] as const;
export type AnswerPart = (typeof answerParts)[number];

interface PartLabels {
  readonly label: string;
  readonly question: string;
  readonly help: string;
}

export const answerLabels: Readonly<Record<AnswerPart, PartLabels>> = {
  work: {
    label: 'What you do',
    question: 'What do you do, and what is special about it?',
    help: 'Two or three sentences, as you would tell a neighbor.',
  },
  steps: {
    label: 'How it goes',
    question: 'What happens, step by step?',
    help: 'One step a line, from the first to the last.',
  },
  situations: {
    label: 'When people call',
    question: 'What do people call you for?',
    help: 'One reason a line: what they see, hear or smell.',
  },
  included: {
    label: 'What is included',
    question: 'What is part of it every time?',
    help: 'One thing a line.',
  },
  refused: {
    label: 'What you refuse',
    question: 'What do you refuse, or leave to others?',
    help: 'One thing a line, with the reason.',
  },
  price: {
    label: 'How the price comes about',
    question: 'How does the price come about?',
    help: 'What makes it more or less. Amounts if you like.',
  },
  duration: {
    label: 'How long it takes',
    question: 'How long does it take?',
    help: 'The usual case, and what makes it longer.',
  },
  mistakes: {
    label: 'What goes wrong',
    question: 'What goes wrong when others do it?',
    help: 'What you find afterward, and why it happened.',
  },
  ready: {
    label: 'What to have ready',
    question: 'What should a customer have ready?',
    help: 'One thing a line.',
  },
};

/** About forty lines. */
export const maxDescription = 4_000;

const counted = (count: number) => count.toLocaleString('en-US');

const ownerTextSchema = z.string().max(maxDescription, {
  error: ({ input }) =>
    `At most ${counted(maxDescription)} characters; this text has ${counted(typeof input === 'string' ? input.length : 0)}. Move what is about other work to a service of its own.`,
});

const answerOf = (part: AnswerPart) => ownerTextSchema.default('').describe(answerLabels[part].question);

export const serviceAnswersSchema = z
  .strictObject({
    work: answerOf('work'),
    steps: answerOf('steps'),
    situations: answerOf('situations'),
    included: answerOf('included'),
    refused: answerOf('refused'),
    price: answerOf('price'),
    duration: answerOf('duration'),
    mistakes: answerOf('mistakes'),
    ready: answerOf('ready'),
  })
  .meta({ id: 'ServiceAnswers' });
export type ServiceAnswers = z.output<typeof serviceAnswersSchema>;

export const noAnswers: ServiceAnswers = serviceAnswersSchema.parse({});

export const descriptionSchema = ownerTextSchema
  .default('')
  .describe('The work in about ten lines, in the owner’s words. It is split into its parts.');

const answerRemarkSchema = z
  .object({
    part: z.enum(answerParts).nullable().describe('Null: of the description.'),
    line: z.number().int(),
    text: z.string(),
    message: z.string().describe('What was found, and what to do.'),
    is_left_out: z.boolean().describe('True: no text says it until it is reworded.'),
  })
  .meta({ id: 'AnswerRemark' });
export type AnswerRemark = z.infer<typeof answerRemarkSchema>;

const answerQuestionSchema = z
  .object({ part: z.enum(answerParts), question: z.string(), help: z.string() })
  .meta({ id: 'AnswerQuestion' });
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>;

export const ownSentencesSchema = z
  .number()
  .int()
  .describe('Sentences that only this service has. Phrases of the program are none.');
export const neededSentencesSchema = z
  .number()
  .int()
  .describe('With fewer, its pages are not offered to search engines.');

export const serviceDraftSchema = z
  .object({
    answers: serviceAnswersSchema.describe('What the description and the answers say, by part.'),
    remarks: z.array(answerRemarkSchema),
    questions: z.array(answerQuestionSchema).describe('What is missing, the most important first.'),
    content: serviceContentSchema.describe('The texts that follow from the answers.'),
    own_sentences: ownSentencesSchema,
    needed_sentences: neededSentencesSchema,
    model: z
      .string()
      .nullable()
      .describe('The model that can write from these answers; null: none is configured.'),
  })
  .meta({ id: 'ServiceDraft' });
export type ServiceDraft = z.infer<typeof serviceDraftSchema>;

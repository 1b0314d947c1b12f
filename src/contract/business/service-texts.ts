import { z } from 'zod';
import { serviceContentSchema } from '../../sections/schemas.ts';
import { neededSentencesSchema, ownSentencesSchema } from './answers.ts';

/* What a configured model writes of a service: from its owner's answers and the statements, and nothing beside them. */

const leftOutSchema = z
  .object({ text: z.string(), reason: z.string().describe('Why no text may say it.') })
  .meta({ id: 'LeftOutSentence' });
export type LeftOutSentence = z.infer<typeof leftOutSchema>;

const written = {
  content: serviceContentSchema.describe('The checked texts. Nothing is stored.'),
  own_sentences: ownSentencesSchema,
  needed_sentences: neededSentencesSchema,
  written_by: z.string().describe('`built-in`, or the name of the model.'),
  message: z.string().describe('Why the built-in writer arranged the answers instead. Empty: a model wrote.'),
  left_out: z
    .array(leftOutSchema)
    .describe('What the model wrote and the answers and statements don’t say, at most 100.'),
};

export const serviceTextsSchema = z.object(written).meta({ id: 'ServiceTexts' });
export type ServiceTexts = z.infer<typeof serviceTextsSchema>;

export const maxLeftOut = 100;

export const serviceTextsEventSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('progress'),
      sentences: z.number().int().describe('About as many as the model has written; none is checked yet.'),
    }),
    z.object({ kind: z.literal('done'), ...written }),
    z.object({ kind: z.literal('failed'), message: z.string() }),
  ])
  .meta({ id: 'ServiceTextsEvent' });
export type ServiceTextsEvent = z.infer<typeof serviceTextsEventSchema>;

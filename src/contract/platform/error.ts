import { z } from 'zod';

/** The few kinds of refusal. Each maps to one HTTP status, in server/http. */
export const errorKindSchema = z.enum([
  'not-found',
  'invalid',
  'conflict',
  'signed-out',
  'forbidden',
  'too-many',
  'unavailable',
]);
export type ErrorKind = z.infer<typeof errorKindSchema>;

export const errorReplySchema = z
  .object({
    error: z.object({
      kind: z.union([errorKindSchema, z.literal('unexpected')]),
      message: z.string().describe('A sentence for people.'),
      reason: z.string().optional().describe('A stable word for programs.'),
      fields: z
        .array(z.object({ path: z.string(), message: z.string() }))
        .optional()
        .describe('Every field that was wrong, not only the first.'),
      current: z.unknown().optional().describe('The current value, if a change was based on an older one.'),
      request_id: z.string(),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorReply = z.infer<typeof errorReplySchema>;

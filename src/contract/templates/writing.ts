import { z } from 'zod';
import { route } from '../platform/route.ts';

/* The writing helpers. Names in camel case are the specification's. */

const longestText = 20_000;

/** Known facts by name, such as `city` or `field_label`. */
const factsSchema = z
  .record(
    z.string().max(100),
    z
      .union([z.string().max(10_000), z.number(), z.boolean(), z.null()])
      .transform(fact => (fact === null ? '' : String(fact))),
  )
  .refine(facts => Object.keys(facts).length <= 60, 'At most 60 facts');

/** A section's content may be an object; to a writer only its texts matter. */
function textsOf(content: z.core.util.JSONType): string {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content).map(textsOf).filter(Boolean).join('\n');
}

export const generateContentSchema = z
  .object({
    sectionType: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .describe('A section type, map_description, or one of the head texts such as title_template.'),
    existingContent: z
      .json()
      .optional()
      .transform(content => textsOf(content ?? ''))
      .refine(text => text.length <= longestText, `At most ${longestText} characters`),
    context: z
      .union([z.string().max(4_000), factsSchema])
      .nullish()
      .describe('Anything worth knowing. As an object: content_pack, field, column, field_label, attempt …'),
    variables: factsSchema
      .nullish()
      .describe('Values of a page: the text then names its place instead of {{city}}.'),
    action: z.enum(['generate', 'expand']).default('generate'),
  })
  .meta({ id: 'GenerateContent' });
export type GenerateContent = z.output<typeof generateContentSchema>;

export const spinDepthSchema = z.enum(['light', 'medium', 'heavy']);
export type SpinDepth = z.infer<typeof spinDepthSchema>;

export const generateSpintaxSchema = z
  .object({
    content: z.string().max(longestText),
    depth: spinDepthSchema.default('medium'),
    content_pack: z.string().max(60).optional().describe('Whose phrases the built-in writer prefers.'),
  })
  .meta({ id: 'GenerateSpintax' });
export type GenerateSpintax = z.output<typeof generateSpintaxSchema>;

const writtenBy = z.string().describe('built-in, or the name of the model.');
const isFallback = z.boolean().describe('The writer failed, and this is the text kept for that case.');

const usedStatementSchema = z
  .object({
    fact: z.string().describe('As texts name it: `place.bulk_limit`.'),
    text: z.string().describe('The sentence that the writer was given.'),
  })
  .meta({ id: 'UsedStatement' });
export type UsedStatement = z.infer<typeof usedStatementSchema>;
const usedStatements = z
  .array(usedStatementSchema)
  .describe('Statements that a model cites. Only these cover its claims.');

/** Events of a streamed call. `text` is an unchecked part; `done` has the whole checked text. */
export const writingEventSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('restart') }),
    z.object({
      kind: z.literal('done'),
      text: z.string(),
      written_by: writtenBy,
      is_fallback: isFallback,
      statements: usedStatements,
    }),
    z.object({ kind: z.literal('failed'), message: z.string() }),
  ])
  .meta({ id: 'WritingEvent' });
export type WritingEvent = z.infer<typeof writingEventSchema>;

const usageRowSchema = z.object({
  day: z.iso.date(),
  provider: z.string(),
  model: z.string(),
  calls: z.number().int(),
  failures: z.number().int(),
  tokens_in: z.number().int(),
  tokens_out: z.number().int(),
});

export const writingUsageSchema = z
  .object({
    writer: z.object({ provider: z.string(), model: z.string() }).describe('Who writes now.'),
    days: z.array(usageRowSchema).describe('The last 90 days, newest first.'),
  })
  .meta({ id: 'WritingUsage' });
export type WritingUsage = z.infer<typeof writingUsageSchema>;

const shared = { method: 'post', access: 'admin', noun: 'writing' } as const;

export const writingRoutes = {
  generateContent: route({
    ...shared,
    path: '/api/ai/generate-content',
    summary: 'Write a text, or more of it',
    body: generateContentSchema,
    reply: z.object({
      content: z.string(),
      written_by: writtenBy,
      is_fallback: isFallback,
      statements: usedStatements,
    }),
  }),
  streamContent: route({
    ...shared,
    path: '/api/ai/generate-content/stream',
    summary: 'The same as a stream; closing it stops the writer',
    body: generateContentSchema,
    reply: writingEventSchema,
    stream: true,
  }),
  generateSpintax: route({
    ...shared,
    path: '/api/ai/generate-spintax',
    summary: 'Turn a text into spin text that can still read as it did',
    body: generateSpintaxSchema,
    reply: z.object({ spintaxContent: z.string(), written_by: writtenBy }),
  }),
  checkSpintax: route({
    ...shared,
    path: '/api/ai/generate-spintax/check',
    scope: 'read',
    summary: 'Whether the writer can vary a text, without writing it',
    body: generateSpintaxSchema,
    reply: z.object({
      can_spin: z.boolean(),
      reason: z.string().nullable().describe('Why not, and what to type instead.'),
    }),
  }),
  streamSpintax: route({
    ...shared,
    path: '/api/ai/generate-spintax/stream',
    summary: 'The same as a stream; closing it stops the writer',
    body: generateSpintaxSchema,
    reply: writingEventSchema,
    stream: true,
  }),
  usage: route({
    method: 'get',
    path: '/api/ai/usage',
    access: 'admin',
    noun: 'writing',
    summary: 'Who writes, and what it cost by day',
    reply: writingUsageSchema,
  }),
};

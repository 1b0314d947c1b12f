import { z } from 'zod';
import { route } from '../platform/route.ts';
import { textIssueSchema } from '../platform/text-issue.ts';

export const textRoutes = {
  preview: route({
    method: 'post',
    path: '/api/text/preview',
    access: 'admin',
    scope: 'read',
    noun: 'text',
    summary: 'The engine on one text',
    body: z.object({
      text: z.string().max(1_000_000),
      values: z.record(z.string().max(100), z.string().max(10_000)).default({}),
      seed: z
        .union([z.string().max(500), z.number().int()])
        .default(0)
        .describe('A number, or a slug whose seed is used.'),
      kind: z.enum(['prose', 'title', 'slug']).default('prose'),
    }),
    reply: z.object({ text: z.string(), issues: z.array(textIssueSchema) }),
  }),
};

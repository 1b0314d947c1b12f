import { z } from 'zod';

/** Something that a text gets wrong, or that is worth knowing. */
export const textIssueSchema = z
  .object({
    code: z.string(),
    level: z.enum(['problem', 'information']),
    message: z.string(),
    line: z.number().int(),
    column: z.number().int(),
    excerpt: z.string(),
  })
  .meta({ id: 'TextIssue' });
export type TextIssue = z.infer<typeof textIssueSchema>;

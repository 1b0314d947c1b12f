import { z } from 'zod';

/** Something a template's text gets wrong or should know: never a reason to refuse saving. */
export const templateIssueSchema = z
  .object({
    where: z.string().describe('The field, or the section and its field: `hero: benefits.2`.'),
    code: z.string(),
    level: z.enum(['problem', 'information']),
    message: z.string(),
    line: z.number().int(),
    column: z.number().int(),
    excerpt: z.string(),
  })
  .meta({ id: 'TemplateIssue' });
export type TemplateIssue = z.infer<typeof templateIssueSchema>;

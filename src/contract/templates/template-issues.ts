import { z } from 'zod';
import { textIssueSchema } from '../platform/text-issue.ts';

/** Something a template's text gets wrong or should know: never a reason to refuse saving. */
export const templateIssueSchema = textIssueSchema
  .extend({ where: z.string().describe('The field, or the section and its field: `hero: benefits.2`.') })
  .meta({ id: 'TemplateIssue' });
export type TemplateIssue = z.infer<typeof templateIssueSchema>;

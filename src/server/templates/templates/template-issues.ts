import type { z } from 'zod';
import type { templateIssueSchema } from '../../../contract/templates/template-issues.ts';
import type { PlacedIssue } from '../../../engine/index.ts';

/** An issue for the editor: the field's name, or the section and the path within it. */
export function presentIssue(issue: PlacedIssue): z.input<typeof templateIssueSchema> {
  const { where, code, level, message, line, column, excerpt } = issue;
  const place = 'field' in where ? where.field : `${where.section_id}: ${where.path.join('.')}`;
  return { where: place, code, level, message, line, column, excerpt };
}

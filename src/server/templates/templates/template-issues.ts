import type { z } from 'zod';
import type { templateIssueSchema } from '../../../contract/templates/template-issues.ts';
import type { PlacedIssue } from '../../../engine/index.ts';
import type { PlacedClaim } from './require-stated.ts';

/** A claim that nobody has stated, for the editor. */
export function presentClaim({
  claim,
  place,
  message,
  line,
  column,
}: PlacedClaim): z.input<typeof templateIssueSchema> {
  return { where: place, code: 'claim', level: 'problem', message, line, column, excerpt: claim };
}

/** An issue for the editor: the field's name, or the section and the path within it. */
export function presentIssue(issue: PlacedIssue): z.input<typeof templateIssueSchema> {
  const { where, code, level, message, line, column, excerpt } = issue;
  const place = 'field' in where ? where.field : `${where.section_id}: ${where.path.join('.')}`;
  return { where: place, code, level, message, line, column, excerpt };
}

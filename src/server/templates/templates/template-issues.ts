import type { z } from 'zod';
import type { templateIssueSchema } from '../../../contract/templates/template-issues.ts';
import type { PlacedIssue } from '../../../engine/index.ts';
import type { PlacedClaim } from '../../business/claims/require-stated.ts';
import type { TemplateText } from './template-claims.ts';

/** An unstated claim, for the editor. */
export function presentClaim(found: PlacedClaim<TemplateText>): z.input<typeof templateIssueSchema> {
  const { claim, message, line, column } = found;
  return { where: found.in.place, code: 'claim', level: 'problem', message, line, column, excerpt: claim };
}

/** An issue for the editor: the field's name, or the section and the path within it. */
export function presentIssue(issue: PlacedIssue): z.input<typeof templateIssueSchema> {
  const { where, code, level, message, line, column, excerpt } = issue;
  const place = 'field' in where ? where.field : `${where.section_id}: ${where.path.join('.')}`;
  return { where: place, code, level, message, line, column, excerpt };
}

import type { z } from 'zod';
import { factNames } from '../../../contract/business/predicates.ts';
import type { templateIssueSchema } from '../../../contract/templates/template-issues.ts';
import type { CompiledTemplate, PlacedIssue } from '../../../engine/index.ts';

/** A fact that nobody can state: its sentence would never be seen. */
export function unknownFacts({ facts }: CompiledTemplate): PlacedIssue[] {
  return facts
    .filter(({ name }) => !factNames.has(name))
    .map(({ name, where }) => ({
      where,
      code: 'unknown-fact',
      level: 'problem',
      message: `“${name}” is no fact that can be known. The editor offers those that are: type {{fact: and choose.`,
      line: 1,
      column: 1,
      excerpt: `{{fact:${name}}}`,
    }));
}

/** An issue for the editor: the field's name, or the section and the path within it. */
export function presentIssue(issue: PlacedIssue): z.input<typeof templateIssueSchema> {
  const { where, code, level, message, line, column, excerpt } = issue;
  const place = 'field' in where ? where.field : `${where.section_id}: ${where.path.join('.')}`;
  return { where: place, code, level, message, line, column, excerpt };
}

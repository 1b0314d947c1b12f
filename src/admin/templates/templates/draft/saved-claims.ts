import type { TemplateIssue } from '../../../../contract/templates/template-issues.ts';
import { type Place, placeOf, textAt } from './place.ts';
import type { TemplateDraft } from './template-draft.ts';
import type { DraftIssue } from './template-issues.ts';

/** The claims of the saved text that the draft still contains. */
export function remainingClaims(issues: readonly TemplateIssue[], draft: TemplateDraft): DraftIssue[] {
  return issues.flatMap(({ where, excerpt, message }) => {
    const place = placeNamed(where);
    const from = textAt(draft, place).indexOf(excerpt);
    return from === -1
      ? []
      : [
          {
            level: 'problem' as const,
            message,
            place,
            where: labelOf(where, draft),
            from,
            to: from + excerpt.length,
          },
        ];
  });
}

/** "hero: content.benefits.1" ─▶ its place in a draft. */
function placeNamed(where: string): Place {
  const [, id, steps] = /^(.+): (.+)$/.exec(where) ?? [];
  if (id === undefined || steps === undefined) return placeOf(where);
  return placeOf('section', id, ...steps.split('.').map(step => (/^\d+$/.test(step) ? Number(step) : step)));
}

function labelOf(where: string, draft: TemplateDraft): string {
  const [, id] = /^(.+): /.exec(where) ?? [];
  const section = draft.content_sections.find(one => one.id === id);
  return section ? section.title || section.type : where.replaceAll('_', ' ');
}

import type { TemplateIssue } from '../../../../contract/templates/template-issues.ts';
import { sectionTypeLabel } from '../../../../sections/schemas.ts';
import { numbered, placeOf, textAt } from './place.ts';
import type { TemplateDraft } from './template-draft.ts';
import type { DraftIssue } from './template-issues.ts';

/** The claims of the saved text that the draft still contains. */
export function remainingClaims(issues: readonly TemplateIssue[], draft: TemplateDraft): DraftIssue[] {
  return issues.flatMap(({ where, excerpt, message }): DraftIssue[] => {
    // "hero: content.benefits.1", or a head text: "title_template".
    const [, id, steps] = /^(.+): (\S+)$/.exec(where) ?? [];
    const place = id && steps ? placeOf('section', id, ...steps.split('.').map(numbered)) : placeOf(where);
    const from = textAt(draft, place).indexOf(excerpt);
    if (from === -1) return [];
    const section = draft.content_sections.find(one => one.id === id);
    const called = section ? section.title || sectionTypeLabel(section.type) : where.replaceAll('_', ' ');
    return [{ level: 'problem', message, place, where: called, from, to: from + excerpt.length }];
  });
}

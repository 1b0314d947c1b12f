import type { TemplateIssue } from '../../../contract/templates/template-issues.ts';
import { foreignPlaceholderIssues } from '../../../engine/index.ts';
import { sectionTextKind, sectionTypeLabel } from '../../../sections/schemas.ts';
import { readStated } from '../../business/claims/read-stated.ts';
import { claimsOf, type PlacedClaim, type PlacedText } from '../../business/claims/require-stated.ts';
import { isShipped, textsIn } from '../../business/claims/shipped-texts.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TemplateTable, VersionTable } from './queries.ts';
import { storedFields, storedSections } from './template-row.ts';

export interface TemplateText extends PlacedText {
  /** The text's place as issues name it: "hero: content.benefits.1". */
  readonly place: string;
}

/** The unstated claims of a template's own texts. Texts that are unchanged from their pack are left out. */
export async function findTemplateClaims(
  db: Db,
  template: TemplateTable,
): Promise<readonly PlacedClaim<TemplateText>[]> {
  const own = [...textsOf(template)].filter(({ text }) => !isShipped(text));
  return claimsOf(own, await readStated(db));
}

const headTexts = [
  ['title_template', 'Title template', 'title'],
  ['meta_description_template', 'Meta description template', 'prose'],
  ['hero_title_template', 'Hero title template', 'title'],
  ['hero_subtitle_template', 'Hero subtitle template', 'prose'],
] as const;

/** The names of its placeholders: every page's, and its own fields'. */
export function placeholderNames(template: TemplateTable | VersionTable): readonly string[] {
  return [
    ...new Set(['keyword', 'city', 'state', ...Object.keys(storedFields.parse(template.custom_fields))]),
  ];
}

/** Every text of a template that pages show. */
export function* textsOf(template: TemplateTable | VersionTable): Generator<TemplateText> {
  for (const [path, where, kind] of headTexts)
    yield { text: template[path] ?? '', kind, path, where, place: path };
  for (const [index, section] of storedSections.parse(template.content_sections).entries()) {
    const path = `content_sections.${index}`;
    const where = section.title || sectionTypeLabel(section.type);
    const inside = (steps: string) => ({ path: `${path}.${steps}`, where, place: `${section.id}: ${steps}` });
    yield { text: section.title, kind: 'title', ...inside('title') };
    for (const { text, steps } of textsIn(section.content))
      yield {
        text,
        kind: sectionTextKind(section.type, steps) === 'title' ? 'title' : 'prose',
        ...inside(['content', ...steps].join('.')),
      };
  }
}

/** Fields and choices in another tool's form, for the editor. */
export function foreignIssues(template: TemplateTable): readonly TemplateIssue[] {
  const names = placeholderNames(template);
  const issues: TemplateIssue[] = [];
  for (const { text, place } of textsOf(template))
    for (const issue of foreignPlaceholderIssues(text, names)) issues.push({ ...issue, where: place });
  return issues.slice(0, 500);
}

import type { Transaction } from 'kysely';
import { sectionTextKind } from '../../../sections/schemas.ts';
import { claimIssues } from '../../business/claims/check-text.ts';
import { readStated } from '../../business/claims/read-stated.ts';
import { isShipped, textsIn } from '../../business/claims/shipped-texts.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { TemplateTable } from './queries.ts';
import { storedSections } from './template-row.ts';

export interface PlacedClaim {
  readonly claim: string;
  /** As a refused field is named: "content_sections.2.content.benefits.1". */
  readonly path: string;
  /** For people: "Hero title template", "Questions". */
  readonly where: string;
  /** As issues name it: "hero: content.benefits.1". */
  readonly place: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What a template's own texts claim that nobody has stated. A text that stands as its pack wrote it is the pack's. */
export async function findTemplateClaims(
  db: Db | Transaction<DB>,
  template: TemplateTable,
): Promise<readonly PlacedClaim[]> {
  const known = await readStated(db);
  const found: PlacedClaim[] = [];
  for (const { text, kind, path, where, place } of textsOf(template)) {
    if (isShipped(text)) continue;
    const issues = claimIssues(text, kind === 'title' ? 'title' : 'prose', known);
    for (const { excerpt, line, column, message } of issues)
      found.push({ claim: excerpt, path, where, place, line, column, message });
  }
  return found;
}

const shown = 5;

/** Refuses to publish a template that claims what nobody has stated or accepted. */
export async function requireStated(trx: Transaction<DB>, template: TemplateTable): Promise<void> {
  const { is_on } = await currentGroup(trx, 'claims');
  if (!is_on) return;
  const claims = await findTemplateClaims(trx, template);
  if (claims.length === 0) return;
  const words = [...new Set(claims.map(({ claim }) => claim))];
  const rest = words.length - Math.min(shown, words.length);
  const named = words
    .slice(0, shown)
    .map(word => `“${word}”`)
    .join(', ');
  throw new AppError(
    'conflict',
    `Nobody has stated ${named}${rest > 0 ? ` and ${rest} more` : ''}. Reword it, add a statement, or accept it with a reason; until then save the template as a draft.`,
    {
      reason: 'claims',
      fields: fieldsOf(claims),
      current: { claims: claims.slice(0, 100).map(({ claim, where }) => ({ claim, where })) },
    },
  );
}

/** A message for each text. */
function fieldsOf(claims: readonly PlacedClaim[]): { path: string; message: string }[] {
  const byPath = Map.groupBy(claims, ({ path }) => path);
  return [...byPath].slice(0, 100).map(([path, its]) => {
    const words = [...new Set(its.map(({ claim }) => `“${claim}”`))].join(', ');
    return { path, message: `${words}: nobody has stated this. Reword it, add a statement, or accept it.` };
  });
}

interface PlacedText extends Pick<PlacedClaim, 'path' | 'where' | 'place'> {
  readonly text: string;
  readonly kind: string;
}

const headTexts = [
  ['title_template', 'Title template', 'title'],
  ['meta_description_template', 'Meta description template', 'prose'],
  ['hero_title_template', 'Hero title template', 'title'],
  ['hero_subtitle_template', 'Hero subtitle template', 'prose'],
] as const;

function* textsOf(template: TemplateTable): Generator<PlacedText> {
  for (const [path, where, kind] of headTexts)
    yield { text: template[path] ?? '', kind, path, where, place: path };
  for (const [index, section] of storedSections.parse(template.content_sections).entries()) {
    const path = `content_sections.${index}`;
    const where = section.title || section.type;
    const inside = (steps: string) => ({ path: `${path}.${steps}`, where, place: `${section.id}: ${steps}` });
    yield { text: section.title, kind: 'title', ...inside('title') };
    for (const { text, steps } of textsIn(section.content))
      yield {
        text,
        kind: sectionTextKind(section.type, steps),
        ...inside(['content', ...steps].join('.')),
      };
  }
}

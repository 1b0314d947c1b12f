import type { OverrideChanges, OverridePlace } from '../../../contract/pages/overrides.ts';
import { applyOverrides, type Override, type PageText, pageTextAt } from '../../../engine/index.ts';
import { contentSchema } from '../../../sections/schemas.ts';
import { AppError } from '../../platform/errors.ts';

const maxOverrides = 500;
/** A heading and what search engines show are no place for an essay. */
const longestHead = 4_000;

/**
 * A page's hand edits after changes. Each stores the text that it replaces. An edit equal to the template's text is
 * dropped. Refuses, with every reason, edits of unknown or locked texts.
 */
export function changedOverrides(
  template: PageText,
  before: readonly Override[],
  { set, remove, remove_all }: Omit<OverrideChanges, 'revision'>,
): Override[] {
  const edits = new Map(remove_all ? [] : before.map(edit => [keyOf(edit), edit] as const));
  for (const place of remove) edits.delete(keyOf(place));
  const refused: { path: string; message: string }[] = [];
  for (const [index, { section_id, path, text }] of set.entries()) {
    const replaced = pageTextAt(template, { section_id, path });
    const edit = { section_id, path, text, replaced: replaced ?? '' };
    const problem = replaced === null ? 'The page has no text there.' : problemOf(template, edit);
    if (problem !== null) refused.push({ path: `overrides.set.${index}`, message: problem });
    else if (text === replaced) edits.delete(keyOf(edit));
    else edits.set(keyOf(edit), edit);
  }
  if (refused[0]) throw new AppError('invalid', refused[0].message, { reason: 'override', fields: refused });
  if (edits.size > maxOverrides)
    throw new AppError('invalid', `A page takes at most ${maxOverrides} hand edits.`, {
      reason: 'override',
    });
  return [...edits.values()];
}

/** '1' and 1 lead to the same item of a list. */
const keyOf = ({ section_id, path }: OverridePlace | Override) =>
  JSON.stringify([section_id, ...path.map(String)]);

/** Why a text is refused: too long, empty, or an address that is not allowed. */
function problemOf(template: PageText, edit: Override): string | null {
  if (edit.section_id === null || edit.path[0] === 'title') {
    if (edit.text.length > longestHead) return `At most ${longestHead.toLocaleString('en-US')} characters`;
    if (edit.section_id === null && edit.path[0] === 'title' && edit.text === '')
      return 'A page needs a title';
    return null;
  }
  const page = applyOverrides(template, [edit]);
  const section = page.content_sections.find(one => one.id === edit.section_id);
  if (!section) return null;
  // The template's own texts are not this edit's fault: only what is wrong at its place counts.
  const place = edit.path.slice(1).join('.');
  const found = contentSchema(section.type).safeParse(section.content).error;
  return found?.issues.find(issue => issue.path.join('.') === place)?.message ?? null;
}

import type { OverrideChanges } from '../../../contract/pages/overrides.ts';
import { pageTextAt } from '../../../engine/index.ts';
import { sectionTextKind } from '../../../sections/schemas.ts';
import { readStated } from '../../business/claims/read-stated.ts';
import { claimsOf, type PlacedClaim, type PlacedText } from '../../business/claims/require-stated.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { ComputedPage } from './compute-page.ts';

const headNames: Readonly<Record<string, string>> = {
  title: 'Title',
  meta_description: 'Meta description',
  hero_title: 'Hero title',
  hero_subtitle: 'Hero subtitle',
};

/** New hand edits, each with its path. What the replaced text said already is left out. */
export function changedTexts(
  { text, templateText }: Pick<ComputedPage, 'text' | 'templateText'>,
  { set }: Pick<OverrideChanges, 'set'>,
): readonly Pick<PlacedText, 'text' | 'path'>[] {
  return set.flatMap((edit, index) => {
    const isKept = [templateText, text].some(one => edit.text === pageTextAt(one, edit));
    return isKept ? [] : [{ text: edit.text, path: `overrides.set.${index}` }];
  });
}

/**
 * The unstated claims of new hand edits, for the page's place and service. The text they replace was published before.
 */
export async function findEditClaims(
  trx: Trx,
  { text, templateText, facts }: ComputedPage,
  { set }: Pick<OverrideChanges, 'set'>,
): Promise<readonly PlacedClaim[]> {
  const edits = set.filter(edit => edit.text !== pageTextAt(templateText, edit));
  if (edits.length === 0) return [];
  const given = edits.flatMap(edit => [pageTextAt(templateText, edit), pageTextAt(text, edit)]);
  const known = await readStated(trx, {
    subjects: [facts.subject],
    given: given.filter(one => one !== null),
  });
  return claimsOf(
    set.map((edit, index): PlacedText => {
      const section = text.content_sections.find(({ id }) => id === edit.section_id);
      const [first = '', ...steps] = edit.path;
      const isTitle =
        section === undefined
          ? first === 'title' || first === 'hero_title'
          : first === 'title' || sectionTextKind(section.type, steps) === 'title';
      return {
        text: edit.text,
        kind: isTitle ? 'title' : 'prose',
        path: `overrides.set.${index}`,
        where: section ? section.title || section.type : (headNames[first] ?? String(first)),
      };
    }),
    known,
  );
}

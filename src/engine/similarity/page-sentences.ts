import type { CompiledTemplate } from '../text/compile-template.ts';
import type { CompiledField } from '../text/compile-text.ts';
import { splitSentences } from '../text/drop-sentences.ts';
import type { PageValues } from '../text/field-values.ts';
import { joinLiterals, literalPart } from '../text/join-parts.ts';
import type { Override } from '../text/override.ts';
import { pickedPieces } from '../text/picked-casing.ts';
import type { Piece } from '../text/piece.ts';
import type { FieldPath } from '../text/template-text.ts';
import { writeCased, writePlain } from '../text/write-pieces.ts';
import {
  type About,
  aboutOf,
  aboutWithoutFact,
  allOwn,
  factsIn,
  fieldsIn,
  isSentence,
  proseIn,
} from './substance.ts';

/** One sentence of one page, and what it rests on. */
export interface PageSentence {
  /** The section's id; null for the hero. */
  readonly section: string | null;
  readonly text: string;
  /** Null: a person wrote it for this page. */
  readonly about: About | null;
  /** The facts in the sentence, by subject and predicate: `county.drop_off`. */
  readonly facts: readonly string[];
  /** The fields whose values are in it. */
  readonly fields: readonly string[];
}

/**
 * What a page says, sentence by sentence, in the order in which it says it. Titles and lists of words are left out.
 * @example pageSentences(compiled, compiled.preparePage(values, seed, facts), [])[0].text
 */
export function pageSentences(
  compiled: Pick<CompiledTemplate, 'head' | 'sections' | 'facts' | 'names'>,
  page: PageValues,
  overrides: readonly Override[],
  own = allOwn,
): readonly PageSentence[] {
  const names = { facts: compiled.facts.map(({ name }) => name), fields: compiled.names };
  const edits = new Map(overrides.map(({ section_id, path, text }) => [placeKey(section_id, path), text]));
  const sentencesOf = (section: string | null, path: FieldPath, field: CompiledField, other: About) => {
    const edited = edits.get(placeKey(section, path));
    if (edited !== undefined)
      return splitSentences([literalPart(edited)])
        .filter(sentence => isSentence(sentence))
        .map(pieces => ({
          section,
          text: writePlain(pieces, page).trim(),
          about: null,
          facts: [],
          fields: [],
        }));
    return splitSentences(chosen(field, page)).flatMap((pieces): readonly PageSentence[] => {
      const facts = [...new Set(factsIn(pieces, names))];
      if (facts.length === 0 && !isSentence(pieces)) return [];
      return [
        {
          section,
          text: writeCased(pieces, page, 'prose').trim(),
          about: aboutOf(pieces, names, { other, own }),
          facts,
          fields: [...new Set(fieldsIn(pieces, names))],
        },
      ];
    });
  };
  return [
    ...sentencesOf(null, ['hero_subtitle'], compiled.head.hero_subtitle, 'common'),
    ...compiled.sections.flatMap(({ section, content }) =>
      proseIn(content, ['content']).flatMap(({ path, field }) =>
        sentencesOf(section.id, path, field, aboutWithoutFact(section, path)),
      ),
    ),
  ];
}

/** The text that this page's seed and facts choose. */
function chosen(field: CompiledField, page: PageValues): readonly Piece[] {
  return joinLiterals(pickedPieces((field.factVariants?.of(page) ?? field).pieces, page.seed));
}

function placeKey(section: string | null, path: FieldPath): string {
  return JSON.stringify([section, ...path]);
}

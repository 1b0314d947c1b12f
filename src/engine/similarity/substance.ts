import type { CompiledContent } from '../text/compile-content.ts';
import type { CompiledTemplate } from '../text/compile-template.ts';
import type { CompiledField } from '../text/compile-text.ts';
import { splitSentences } from '../text/drop-sentences.ts';
import { factAt, isFact } from '../text/fact-variants.ts';
import type { Facts } from '../text/field-values.ts';
import type { Piece } from '../text/piece.ts';
import type { FieldPath, SectionText } from '../text/template-text.ts';

/** How many sentences of a page are about what. Two options of a group are one sentence; titles and lists of words are none. */
export interface Substance {
  /** About its service, whatever the town. */
  readonly service: number;
  /** True of its place alone. */
  readonly place: number;
  /** True of its county or state, which many places share. */
  readonly area: number;
  /** Stated of the business. */
  readonly business: number;
  /** On every page of the template, with another name in it. */
  readonly common: number;
}

export type About = keyof Substance;

/**
 * Counts what a page with these facts says, without writing it.
 * @example countSubstance(compiled, facts).place // 9
 */
export function countSubstance(
  compiled: Pick<CompiledTemplate, 'sections' | 'facts'>,
  facts: Facts,
): Substance {
  const counts: Record<About, number> = { service: 0, place: 0, area: 0, business: 0, common: 0 };
  const names = compiled.facts.map(({ name }) => name);
  const known = { facts: names.map(name => facts.get(name)) };
  for (const { section, content } of compiled.sections) {
    for (const { path, field } of proseIn(content, ['content'])) {
      const other = aboutWithoutFact(section, path);
      for (const sentence of splitSentences(firstOptions((field.factVariants?.of(known) ?? field).pieces)))
        if (isSentence(sentence)) counts[aboutOf(sentence, names) ?? other] += 1;
    }
  }
  return counts;
}

/** Every prose text of a section's content with its path in the section. */
export function proseIn(
  content: CompiledContent,
  path: FieldPath,
): readonly { readonly path: FieldPath; readonly field: CompiledField }[] {
  if (content.kind === 'text') return content.field.kind === 'prose' ? [{ path, field: content.field }] : [];
  if (content.kind === 'list') return content.items.flatMap((item, at) => proseIn(item, [...path, at]));
  return content.kind === 'object'
    ? content.entries.flatMap(([name, item]) => proseIn(item, [...path, name]))
    : [];
}

/** What a sentence without a fact is about. The path is its text's. */
export function aboutWithoutFact({ service_fields = [] }: SectionText, path: FieldPath): About {
  return service_fields.includes(String(path[1] ?? '')) ? 'service' : 'common';
}

/** One reading: all readings of a text have the same number of sentences, more or less. */
function firstOptions(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece): readonly Piece[] => {
    if (piece.kind === 'choice') return [{ kind: 'literal', text: piece.options[0] ?? '' }];
    return piece.kind === 'group' ? firstOptions(piece.options[0] ?? []) : [piece];
  });
}

/** At least two words and an end. */
export function isSentence(pieces: readonly Piece[]): boolean {
  const text = pieces.map(piece => (piece.kind === 'literal' ? piece.text : ' x ')).join('');
  return /^\P{L}*\p{L}\S*\s\P{L}*\p{L}/u.test(text) && /[.!?…]["'”’)\]]*\s*$/u.test(text);
}

/** What its most particular fact is about; null without a fact. */
export function aboutOf(pieces: readonly Piece[], names: readonly string[]): About | null {
  const subjects = pieces.flatMap(piece =>
    piece.kind === 'value' && isFact(piece.slot) ? [(names[factAt(piece.slot)] ?? '').split('.')[0]] : [],
  );
  if (subjects.includes('place') && !isCountyOnly(pieces, names)) return 'place';
  if (subjects.includes('service')) return 'service';
  if (subjects.some(subject => subject === 'place' || subject === 'county' || subject === 'state'))
    return 'area';
  return subjects.includes('business') ? 'business' : null;
}

/** The county's name alone makes no sentence the town's own. */
function isCountyOnly(pieces: readonly Piece[], names: readonly string[]): boolean {
  return pieces.every(
    piece =>
      piece.kind !== 'value' ||
      !isFact(piece.slot) ||
      names[factAt(piece.slot)] === 'place.county' ||
      names[factAt(piece.slot)]?.startsWith('place.') === false,
  );
}

import type { CompiledContent } from '../text/compile-content.ts';
import type { CompiledTemplate } from '../text/compile-template.ts';
import type { CompiledField } from '../text/compile-text.ts';
import { splitSentences } from '../text/drop-sentences.ts';
import { factAt, isFact } from '../text/fact-variants.ts';
import type { Facts } from '../text/facts.ts';
import type { Piece } from '../text/piece.ts';
import type { FieldPath, SectionText } from '../text/template-text.ts';
import { isOnlyNames, nameMark } from './only-names.ts';

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

/** What makes a sentence a page's own. */
export interface OwnContent {
  /** Names and distances that are known of every place: a sentence with no other facts is common. */
  readonly everywhere: ReadonlySet<string>;
  /** What the owner's list says of the page's place: name of the field ─▶ value. */
  readonly values: ReadonlyMap<string, string>;
  /** True if a sentence from a service is also on pages of other services. Names in it are marks. */
  readonly isShared: (sentence: string) => boolean;
}

export const allOwn: OwnContent = { everywhere: new Set(), values: new Map(), isShared: () => false };

/**
 * Counts what a page with these facts says, without writing it.
 * @example countSubstance(compiled, facts).place // 9
 */
export function countSubstance(
  compiled: Pick<CompiledTemplate, 'sections' | 'facts' | 'names'>,
  facts: Facts,
  own: OwnContent = allOwn,
): Substance {
  const counts: Record<About, number> = { service: 0, place: 0, area: 0, business: 0, common: 0 };
  const factNames = compiled.facts.map(({ name }) => name);
  const known = { facts: factNames.map(name => facts.get(name)) };
  const names = { facts: factNames, fields: compiled.names };
  for (const { section, content } of compiled.sections) {
    for (const { path, field } of proseIn(content, ['content'])) {
      const other = aboutWithoutFact(section, path);
      for (const sentence of splitSentences(reading((field.factVariants?.of(known) ?? field).pieces, 0)))
        if (isSentence(sentence, slot => known.facts[factAt(slot)]))
          counts[aboutOf(sentence, names, { other, own })] += 1;
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

/** The reading with this option of each group, or its last one. All have the same number of sentences, more or less. */
export function reading(pieces: readonly Piece[], option: number): readonly Piece[] {
  return pieces.flatMap((piece): readonly Piece[] => {
    if (piece.kind === 'choice')
      return [{ kind: 'literal', text: piece.options[option] ?? piece.options.at(-1) ?? '' }];
    if (piece.kind === 'group') return reading(piece.options[option] ?? piece.options.at(-1) ?? [], option);
    return [piece];
  });
}

/** At least two words and an end. A fact that stands alone, or before the text's period, may be a whole sentence itself. */
export function isSentence(pieces: readonly Piece[], factOf?: (slot: number) => string | undefined): boolean {
  const facts = pieces.filter(piece => piece.kind !== 'literal' || /[^\s.]/.test(piece.text));
  const [alone] = facts;
  if (facts.length === 1 && alone?.kind === 'value' && isFact(alone.slot))
    return isWhole(factOf?.(alone.slot) ?? '');
  return isWhole(pieces.map(piece => (piece.kind === 'literal' ? piece.text : ' x ')).join(''));
}

function isWhole(text: string): boolean {
  return /^\P{L}*\p{L}\S*\s\P{L}*\p{L}/u.test(text) && /[.!?…]["'”’)\]]*\s*$/u.test(text);
}

interface Names {
  readonly facts: readonly string[];
  readonly fields: readonly string[];
}

/** What a sentence is about: by its most particular fact, else by the list's values, else by the text it stands in. */
export function aboutOf(
  pieces: readonly Piece[],
  names: Names,
  { other, own }: { readonly other: About; readonly own: OwnContent },
): About {
  const subjects = factsIn(pieces, names)
    .filter(name => !own.everywhere.has(name))
    .map(name => name.split('.')[0]);
  if (subjects.includes('place')) return 'place';
  const ofList = fieldsIn(pieces, names).some(name => own.values.get(name));
  if (ofList && !isOnlyNames(plainText(pieces, names, own.values))) return 'place';
  if (subjects.includes('service')) return 'service';
  if (subjects.some(subject => subject === 'county' || subject === 'state')) return 'area';
  if (subjects.includes('business')) return 'business';
  return other === 'service' && own.isShared(plainText(pieces, names, own.values)) ? 'common' : other;
}

export function factsIn(pieces: readonly Piece[], { facts }: Names): readonly string[] {
  return pieces.flatMap(piece =>
    piece.kind === 'value' && isFact(piece.slot) ? [facts[factAt(piece.slot)] ?? ''] : [],
  );
}

export function fieldsIn(pieces: readonly Piece[], { fields }: Names): readonly string[] {
  return pieces.flatMap(piece =>
    piece.kind === 'value' && !isFact(piece.slot) ? [fields[piece.slot] ?? ''] : [],
  );
}

/** The sentence with marks for its values but these. */
function plainText(pieces: readonly Piece[], names: Names, values: ReadonlyMap<string, string>): string {
  return pieces
    .map(piece => {
      if (piece.kind === 'literal') return piece.text;
      return (piece.kind === 'value' && values.get(names.fields[piece.slot] ?? '')) || nameMark;
    })
    .join('');
}

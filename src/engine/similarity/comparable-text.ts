import type { CompiledContent } from '../text/compile-content.ts';
import type { CompiledTemplate } from '../text/compile-template.ts';
import type { CompiledField } from '../text/compile-text.ts';
import { factAt, factSlots, isFact } from '../text/fact-variants.ts';
import { type Facts, LayeredFacts, noFacts } from '../text/facts.ts';
import { type FieldValues, valueOf } from '../text/field-values.ts';
import type { Piece } from '../text/piece.ts';
import { MAX_SHINGLES, shinglesOfWords } from './shingles.ts';
import { type CutPieces, cutPieces, WordHashes } from './word-hashes.ts';

/**
 * What a page says, as input for the similarity of pages. Two wordings of a sentence are the same, so all pages are read in
 * one wording; names of towns and keywords are left out. What differs is what is known of a page's place and its own values.
 */

/** Every page is read with this seed. */
export const ONE_WORDING = 1;

/** Names that only identify a page's place and subject. */
const merelyNames: ReadonlySet<string> = new Set(['city', 'state', 'keyword']);

/** One text of a template. */
interface ComparableField {
  /** The index of its section; -1 for the head. */
  readonly section: number;
  readonly field: CompiledField;
  /** True if the text is the same on every page: it names no fact and no value of the page's own. */
  readonly isConstant: boolean;
  /** The names of its facts. */
  readonly facts: readonly string[];
}

/** The shingles of a page's texts, in the order of their fields. */
export type PageShingles = readonly Uint32Array[];

export interface PageReader {
  /** The section of each text; -1 for the head. */
  readonly sections: readonly number[];
  /** Reads a page. The same objects give the same text, remembered. */
  readonly read: (values: FieldValues, facts: Facts) => PageShingles;
}

/** Shingles of texts that are not on every page, in total (16 MB). All are forgotten beyond it. */
const MAX_CACHED_SHINGLES = 4_000_000;

/**
 * Reads the pages of a template to compare them. `always` are facts of all its pages, such as those of their service.
 * @example createPageReader(compiled).read({}, facts) // shingles, a list for each text
 */
export function createPageReader(compiled: CompiledTemplate, always: Facts = noFacts): PageReader {
  const fields = comparableFields(compiled);
  const words = new WordHashes();
  const cut = new WeakMap<readonly Piece[], CutPieces>();
  const cutOf = (pieces: readonly Piece[]) => {
    const known = cut.get(pieces);
    if (known) return known;
    const fresh = cutPieces(pieces);
    cut.set(pieces, fresh);
    return fresh;
  };
  const readerOf = (values: FieldValues, facts: Facts) => {
    const textOf = (name: string) => facts.get(name) ?? always.get(name);
    const known = { facts: compiled.facts.map(({ name }) => textOf(name)) };
    return ({ field }: ComparableField) => {
      const { pieces } = field.factVariants?.of(known) ?? field;
      words.read(cutOf(pieces), ONE_WORDING, slot =>
        isFact(slot) ? (known.facts[factAt(slot)] ?? null) : told(compiled, slot, values),
      );
      return shinglesOfWords(words);
    };
  };
  const readConstant = readerOf({}, noFacts);
  const constants = fields.map(field => (field.isConstant ? readConstant(field) : null));
  let pages = new WeakMap<Facts, WeakMap<FieldValues, PageShingles>>();
  let remembered = 0;
  const read = (values: FieldValues, facts: Facts): PageShingles => {
    const known = pages.get(facts)?.get(values);
    if (known) return known;
    // A text without facts of the page’s own is that of the pages with the same shared facts.
    const [own, shared] =
      facts instanceof LayeredFacts ? [facts.own, read(values, facts.shared)] : [noFacts, null];
    const readField = readerOf(values, facts);
    let count = 0;
    const page = fields.map((field, at) => {
      const before = constants[at] ?? (field.facts.some(name => own.has(name)) ? null : shared?.[at]);
      const shingles = count >= MAX_SHINGLES ? NOTHING : (before ?? readField(field));
      count += shingles.length;
      if (!before) remembered += shingles.length;
      return shingles;
    });
    if (remembered > MAX_CACHED_SHINGLES) {
      pages = new WeakMap();
      remembered = 0;
    }
    const ofFacts = pages.get(facts) ?? new WeakMap<FieldValues, PageShingles>();
    pages.set(facts, ofFacts.set(values, page));
    return page;
  };
  return { sections: fields.map(({ section }) => section), read };
}

const NOTHING = new Uint32Array(0);

/** A page's own value in a slot; null: a name. */
function told({ names }: CompiledTemplate, slot: number, values: FieldValues): string | null {
  const name = names[slot] ?? '';
  return merelyNames.has(name) ? null : (valueOf(values, name) ?? null);
}

/** Every text that people read. Links and codes are excluded. */
function comparableFields(compiled: CompiledTemplate): ComparableField[] {
  const fields: ComparableField[] = [];
  const isName = (slot: number) => !isFact(slot) && merelyNames.has(compiled.names[slot] ?? '');
  const add = (section: number, field: CompiledField) => {
    if (field.kind === 'plain' || field.pieces.length === 0) return;
    fields.push({
      section,
      field,
      isConstant: field.factVariants === null && slotsIn(field.pieces).every(isName),
      facts: factSlots(field.pieces).map(slot => compiled.facts[factAt(slot)]?.name ?? ''),
    });
  };
  for (const field of Object.values(compiled.head)) add(-1, field);
  for (const [index, { title, content }] of compiled.sections.entries()) {
    add(index, title);
    for (const field of fieldsIn(content)) add(index, field);
  }
  return fields;
}

function slotsIn(pieces: readonly Piece[]): readonly number[] {
  return pieces.flatMap(piece => {
    if (piece.kind === 'value') return [piece.slot];
    return piece.kind === 'group' ? piece.options.flatMap(slotsIn) : [];
  });
}

/** The texts of a section's content, in order. */
export function fieldsIn(content: CompiledContent): CompiledField[] {
  if (content.kind === 'text') return [content.field];
  if (content.kind === 'list') return content.items.flatMap(fieldsIn);
  return content.kind === 'kept' ? [] : content.entries.flatMap(([, item]) => fieldsIn(item));
}

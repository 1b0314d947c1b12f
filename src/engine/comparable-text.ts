import type { CompiledContent } from './compile-content.ts';
import type { CompiledTemplate } from './compile-template.ts';
import type { CompiledField } from './compile-text.ts';
import { childKey, draw } from './draw.ts';
import type { Piece } from './piece.ts';
import { joinHashes, MAX_SHINGLES, shinglesOf } from './shingles.ts';

/*
 * A page's text with the field values taken out is a function of its seed alone: which options it drew. So each text of a
 * template has a number of readings, a page takes one of each, and a reading's shingles are made once however many
 * pages take it.
 */

/** One text of a template, as far as the likeness of pages is concerned. */
export interface ComparableField {
  /** Its section's place among the sections; -1 for the head. */
  readonly section: number;
  readonly key: number;
  readonly pieces: readonly Piece[];
  /** How many readings it has; may be beyond what a number can count exactly. */
  readonly readings: number;
}

/** More variants of every sentence of some sections, as if they had been written: section → how many. */
export type AddedVariants = ReadonlyMap<number, number>;

/** Readings remembered per text. */
const MAX_READINGS = 4_096;
/** Up to here a number counts readings exactly. */
const COUNTABLE = 2 ** 50;

/** Every text people read; links and codes are left out. */
export function comparableFields({ head, sections }: CompiledTemplate): ComparableField[] {
  const fields: ComparableField[] = [];
  const add = (section: number, { kind, pieces }: CompiledField) => {
    if (kind === 'plain' || pieces.length === 0) return;
    fields.push({ section, key: childKey(fields.length, 0), pieces, readings: readingsOf(pieces) });
  };
  for (const field of Object.values(head)) add(-1, field);
  for (const [index, { title, content }] of sections.entries()) {
    add(index, title);
    for (const field of fieldsIn(content)) add(index, field);
  }
  return fields;
}

/** The texts of a section's content, in the order they stand. */
export function fieldsIn(content: CompiledContent): CompiledField[] {
  if (content.kind === 'text') return [content.field];
  if (content.kind === 'list') return content.items.flatMap(fieldsIn);
  return content.kind === 'kept' ? [] : content.entries.flatMap(([, item]) => fieldsIn(item));
}

/** Reads pages of one template: their shingles text by text, in the order of its fields. */
export type ReadPage = (seed: number) => readonly Uint32Array[];

export function createPageReader(
  fields: readonly ComparableField[],
  added: AddedVariants = new Map(),
): ReadPage {
  const memories = fields.map(() => new Map<number, Uint32Array>());
  const read = (field: ComparableField, memory: Map<number, Uint32Array>, seed: number) => {
    if (field.readings > COUNTABLE) return shinglesOf(readingText(field.pieces, seed));
    const number = readingNumber(field.pieces, seed);
    const known = memory.get(number);
    if (known) return known;
    const fresh = shinglesOf(readingText(field.pieces, seed));
    if (memory.size >= MAX_READINGS) memory.clear();
    memory.set(number, fresh);
    return fresh;
  };
  return seed => {
    const texts: Uint32Array[] = [];
    let count = 0;
    for (const [index, field] of fields.entries()) {
      const memory = memories[index];
      const shingles = memory && count < MAX_SHINGLES ? read(field, memory, seed) : NOTHING;
      count += shingles.length;
      const variants = added.get(field.section) ?? 0;
      texts.push(variants === 0 ? shingles : reworded(shingles, seed, field.key, variants));
    }
    return texts;
  };
}

const NOTHING = new Uint32Array(0);

/** Words of a sentence of ordinary length. */
const SENTENCE = 16;

/** The text with so many more variants of each of its sentences: as many shingles, none of a variant's the same. */
function reworded(shingles: Uint32Array, seed: number, key: number, variants: number): Uint32Array {
  return shingles.map((shingle, at) => {
    const variant = draw(seed, childKey(key, Math.floor(at / SENTENCE)), variants + 1);
    return variant === 0 ? shingle : joinHashes(variant, shingle);
  });
}

/** How many different texts pieces can give. */
function readingsOf(pieces: readonly Piece[]): number {
  return pieces.reduce((product, piece) => product * optionReadings(piece), 1);
}

function optionReadings(piece: Piece): number {
  if (piece.kind === 'choice') return Math.max(1, piece.options.length);
  if (piece.kind !== 'group') return 1;
  return piece.options.reduce((sum, option) => sum + readingsOf(option), 0);
}

/** Which of a text's readings a seed gives: a number of its own for each. */
function readingNumber(pieces: readonly Piece[], seed: number): number {
  let number = 0;
  for (const piece of pieces) {
    if (piece.kind === 'choice') {
      number = number * piece.options.length + draw(seed, piece.key, piece.options.length);
    } else if (piece.kind === 'group') {
      const drawn = draw(seed, piece.key, piece.options.length);
      const before = piece.options.slice(0, drawn).reduce((sum, option) => sum + readingsOf(option), 0);
      number = number * optionReadings(piece) + before + readingNumber(piece.options[drawn] ?? [], seed);
    }
  }
  return number;
}

/** The reading itself. Where a value stood is a space. */
export function readingText(pieces: readonly Piece[], seed: number): string {
  let text = '';
  for (const piece of pieces) {
    if (piece.kind === 'literal') text += piece.text;
    else if (piece.kind === 'value') text += ' ';
    else if (piece.kind === 'choice')
      text += piece.options[draw(seed, piece.key, piece.options.length)] ?? '';
    else text += readingText(piece.options[draw(seed, piece.key, piece.options.length)] ?? [], seed);
  }
  return text;
}

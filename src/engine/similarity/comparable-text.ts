import { childKey, draw } from '../draw.ts';
import type { CompiledContent } from '../text/compile-content.ts';
import type { CompiledTemplate } from '../text/compile-template.ts';
import type { CompiledField } from '../text/compile-text.ts';
import type { Piece } from '../text/piece.ts';
import { type Numbering, numberReadings, readingNumber, readingsOf } from './reading-number.ts';
import { cutPieces, WordHashes } from './reading-words.ts';
import { joinHashes, MAX_SHINGLES, shinglesOfWords } from './shingles.ts';

/**
 * Without its field values, a page's text depends on its seed only. Each text has a number of readings, so
 * the shingles of a reading are cached and shared by pages.
 */

/** One text of a template, as input for the similarity of pages. */
export interface ComparableField {
  /** The index of its section; -1 for the head. */
  readonly section: number;
  readonly key: number;
  readonly pieces: readonly Piece[];
  readonly numbering: Numbering;
  /** The number of readings. It may exceed the exact integer range. */
  readonly readings: number;
}

/** Simulated extra variants of every sentence: section index → number of variants. */
export type AddedVariants = ReadonlyMap<number, number>;

/** Texts with more readings are not cached, because hits would be rare. */
const MAX_READINGS = 4_096;
/** Cached shingles in total (16 MB). The cache is cleared beyond it. */
const MAX_CACHED_SHINGLES = 4_000_000;

/** Every text that people read. Links and codes are excluded. */
export function comparableFields({ head, sections }: CompiledTemplate): ComparableField[] {
  const fields: ComparableField[] = [];
  const add = (section: number, { kind, pieces }: CompiledField) => {
    if (kind === 'plain' || pieces.length === 0) return;
    const numbering = numberReadings(pieces);
    const readings = readingsOf(numbering);
    fields.push({ section, key: childKey(fields.length, 0), pieces, numbering, readings });
  };
  for (const field of Object.values(head)) add(-1, field);
  for (const [index, { title, content }] of sections.entries()) {
    add(index, title);
    for (const field of fieldsIn(content)) add(index, field);
  }
  return fields;
}

/** The texts of a section's content, in order. */
export function fieldsIn(content: CompiledContent): CompiledField[] {
  if (content.kind === 'text') return [content.field];
  if (content.kind === 'list') return content.items.flatMap(fieldsIn);
  return content.kind === 'kept' ? [] : content.entries.flatMap(([, item]) => fieldsIn(item));
}

/** Returns the shingles of one page's texts, in field order. */
export type ReadPage = (seed: number) => readonly Uint32Array[];

export function createPageReader(
  fields: readonly ComparableField[],
  added: AddedVariants = new Map(),
): ReadPage {
  const words = new WordHashes();
  let remembered = 0;
  const texts = fields.map(field => {
    const cut = cutPieces(field.pieces);
    const variants = added.get(field.section) ?? 0;
    const memory: (Uint32Array | undefined)[] = [];
    return { field, cut, variants, memory };
  });
  const read = ({ field, cut, memory }: (typeof texts)[number], seed: number) => {
    const isRemembered = field.readings <= MAX_READINGS;
    const number = isRemembered ? readingNumber(field.numbering, seed) : 0;
    const cached = isRemembered ? memory[number] : undefined;
    if (cached) return cached;
    words.read(cut, seed);
    const fresh = shinglesOfWords(words);
    if (!isRemembered) return fresh;
    remembered += fresh.length + ENTRY_OVERHEAD;
    if (remembered > MAX_CACHED_SHINGLES) {
      for (const text of texts) text.memory.length = 0;
      remembered = 0;
    }
    memory[number] = fresh;
    return fresh;
  };
  return seed => {
    const page: Uint32Array[] = [];
    let count = 0;
    for (const text of texts) {
      const shingles = count < MAX_SHINGLES ? read(text, seed) : NOTHING;
      count += shingles.length;
      page.push(text.variants === 0 ? shingles : reworded(shingles, seed, text.field.key, text.variants));
    }
    return page;
  };
}

/** The overhead of one cache entry, in shingles. */
const ENTRY_OVERHEAD = 40;
const NOTHING = new Uint32Array(0);

/** Words of an average sentence. */
const SENTENCE_WORDS = 16;

/** Simulates extra variants: the same number of shingles, but different hashes for each variant. */
function reworded(shingles: Uint32Array, seed: number, key: number, variants: number): Uint32Array {
  return shingles.map((shingle, at) => {
    const variant = draw(seed, childKey(key, Math.floor(at / SENTENCE_WORDS)), variants + 1);
    return variant === 0 ? shingle : joinHashes(variant, shingle);
  });
}

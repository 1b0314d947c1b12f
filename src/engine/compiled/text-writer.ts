import { type CompiledField, fillField } from '../text/compile-text.ts';
import { factAt, factSlots, isFact } from '../text/fact-variants.ts';
import type { PageValues } from '../text/field-values.ts';
import { joinLiterals } from '../text/join-parts.ts';
import type { Piece } from '../text/piece.ts';
import type { PreparedValue } from '../text/prepare-value.ts';
import { type BytePiece, bytePieces, bytesOf } from './byte-piece.ts';
import type { ByteValues, ByteWriter } from './byte-writer.ts';

/**
 * Encodes a text for a document, one byte per character. It must work per character, so that encode(a + b)
 * = encode(a) + encode(b) and parts can be encoded once.
 */
export type EncodeText = (text: string) => string;

/** Writes the encoded form of one template text for each page. */
export interface TextWriter {
  /** The text itself if it is the same on every page. */
  readonly constant: string | null;
  /** The maximum length for values that `isSure` accepts. */
  readonly longest: number;
  /** Bit mask of the slots that must be ordinary; null if `isSure` never applies. */
  readonly slots: number | null;
  /** True if it names facts: then `isSure` applies only to the writer that `withFacts` returns. */
  readonly namesFacts: boolean;
  /** The pieces of the text if `isSure` applies. Null if it never does, or if casing depends on random choices. */
  readonly parts: readonly Piece[] | null;
  /** True if the page's text is one trimmed, visible text. */
  isSure(page: WriterValues): boolean;
  /** True if the facts it names are ordinary on this page; `slots` is the same for its values. */
  hasOrdinaryFacts(page: WriterValues): boolean;
  /** Writes the encoded text of a page that `isSure` accepts; false, with nothing written, if it has no parts. */
  write(page: WriterValues, out: ByteWriter): boolean;
  /** The text on any page, as in `fillPage`. */
  fill(page: PageValues): string;
  /** The writer of the text without the sentences whose facts are missing, for pages that know the rest. Equal sentences give the same object. */
  withFacts(page: PageValues): TextWriter;
  /** The text if it is the same on all pages with these shared facts; null if it also depends on own ones, values or choices. */
  ofFacts(page: PageValues): string | null;
}

/** A page's values, original and encoded. */
export interface WriterValues extends ByteValues {
  readonly page: PageValues;
  /** One bit per slot: the value is ordinary words of ordinary length. */
  readonly ordinary: number;
  /** True for each fact that is one visible text of ordinary length. */
  readonly ordinaryFacts: readonly boolean[];
}

type EncodedFacts = Pick<WriterValues, 'factBytes' | 'ordinaryFacts' | 'ownFacts'>;

/** Names of towns and services are shorter. Longer values take the slow path. */
const MAX_VALUE_LENGTH = 120;
/** Rules and addresses are shorter. */
const MAX_FACT_LENGTH = 300;
const MAX_SLOTS = 30;

/** Values as bytes, for all templates with one encoding: most casings of a value are equal, and share their bytes. */
const encodedBy = new WeakMap<EncodeText, WeakMap<PreparedValue, readonly Uint8Array[]>>();

/** Prepares the values of successive pages for writers with the same encoding. */
export function createWriterValues(encode: EncodeText): (page: PageValues) => WriterValues {
  const known = encodedBy.get(encode) ?? new WeakMap<PreparedValue, readonly Uint8Array[]>();
  encodedBy.set(encode, known);
  function encodedCasings(value: PreparedValue): readonly Uint8Array[] {
    const before = known.get(value);
    if (before) return before;
    const byCasing = new Map(value.casings.map(casing => [casing, bytesOf(encode(casing))]));
    const fresh = value.casings.flatMap(casing => byCasing.get(casing) ?? []);
    known.set(value, fresh);
    return fresh;
  }
  const ofFacts = new WeakMap<PageValues['facts'], EncodedFacts>();
  function sharedFacts(facts: PageValues['facts']): EncodedFacts {
    const before = ofFacts.get(facts);
    if (before) return before;
    const fresh = {
      factBytes: facts.map(fact => (fact ? encodedCasings(fact) : [])),
      ordinaryFacts: facts.map(fact => fact?.casings.every(isOrdinaryFact) ?? false),
    };
    ofFacts.set(facts, fresh);
    return fresh;
  }
  function factsOf({ facts, own }: PageValues): EncodedFacts {
    if (!own) return sharedFacts(facts);
    const { factBytes, ordinaryFacts: shared } = sharedFacts(own.shared);
    const ordinaryFacts = shared.slice();
    const ownFacts = new Map<number, readonly string[]>();
    for (const index of own.indexes) {
      const casings = facts[index]?.casings ?? [];
      ordinaryFacts[index] = casings.every(
        (casing, at) => casing === casings[at - 1] || isOrdinaryFact(casing),
      );
      ownFacts.set(index, encodeEach(casings, encode));
    }
    return { factBytes, ordinaryFacts, ownFacts };
  }
  return page => {
    const bytes: (readonly Uint8Array[])[] = [];
    let ordinary = 0;
    for (const value of page.values) {
      const slot = bytes.push(encodedCasings(value)) - 1;
      if (slot < MAX_SLOTS && value.isTame && value.spin === null && isShort(value)) ordinary |= 1 << slot;
    }
    return { page, bytes, ordinary, ...factsOf(page) };
  };
}

/** Most casings of a value are equal, and are encoded once. */
function encodeEach(casings: readonly string[], encode: EncodeText): readonly string[] {
  const encoded: string[] = [];
  for (const [at, casing] of casings.entries()) {
    const same = casings.indexOf(casing);
    encoded.push((same < at ? encoded[same] : undefined) ?? encode(casing));
  }
  return encoded;
}

function isOrdinaryFact(casing: string): boolean {
  const { isVisible, isClean } = outlineOfText(casing);
  return isVisible && isClean && casing.length <= MAX_FACT_LENGTH;
}

function isShort({ casings }: PreparedValue): boolean {
  return casings.every(casing => casing.length <= MAX_VALUE_LENGTH);
}

/** @example writer.pieces(bytePieces(createTextWriter(field, escapeHtml).parts), values) // '<'s are &lt; already */
export function createTextWriter(field: CompiledField, encode: EncodeText): TextWriter {
  return writerOf(field, encode, false);
}

/** `knowsFacts`: used only for pages that know all facts it names. */
function writerOf(field: CompiledField, encode: EncodeText, knowsFacts: boolean): TextWriter {
  const facts = factSlots(field.pieces);
  const fill = (page: PageValues) => fillField(field, page);
  const byFacts = field.factVariants && new WeakMap<CompiledField, TextWriter>();
  const hasOrdinaryFacts = ({ ordinaryFacts }: WriterValues) =>
    facts.every(slot => ordinaryFacts[factAt(slot)] === true);
  const common = {
    namesFacts: facts.length > 0,
    hasOrdinaryFacts,
    fill,
    ofFacts: (page: PageValues) => (followsFacts(field, page) ? fill(page) : null),
    withFacts(this: TextWriter, page: PageValues): TextWriter {
      const variant = field.factVariants?.of(page);
      if (!variant || !byFacts) return this;
      const known = byFacts.get(variant);
      if (known) return known;
      const fresh = writerOf(variant, encode, true);
      byFacts.set(variant, fresh);
      return fresh;
    },
  };
  // Casing maps letters to letters, so these properties hold before and after it.
  const isPicked = field.pickedCasing !== null;
  const pieces = field.kind === 'plain' || isPicked ? field.pieces : field.casedPieces;
  // The result of a missing fact is not known in advance.
  if (field.factVariants !== null && !knowsFacts)
    return { ...neverSure, ...common, constant: null, longest: 0 };
  if (field.pieces.every(piece => piece.kind === 'literal')) {
    const constant = fill({ seed: 0, values: [], facts: [], isTame: true });
    return { ...neverSure, ...common, constant, longest: constant.length };
  }
  const outline = pieces === null ? null : outlineOf(pieces);
  if (pieces === null || !outline?.isVisible || !outline.isClean || outline.slots === null) {
    return { ...neverSure, ...common, constant: null, longest: 0 };
  }
  const { slots, longest } = outline;
  const parts = isPicked ? null : joinLiterals(pieces.map(piece => encodePiece(piece, encode)));
  let written: readonly BytePiece[] | null = null;
  return {
    ...common,
    constant: null,
    longest,
    slots,
    parts,
    write(page, out) {
      if (parts === null) return false;
      written ??= bytePieces(parts);
      out.pieces(written, page);
      return true;
    },
    isSure: page => (slots & ~page.ordinary) === 0 && hasOrdinaryFacts(page),
  };
}

/** Without the sentences whose facts are missing nothing is left to pick or to fill in but shared facts. */
function followsFacts({ factVariants }: CompiledField, page: PageValues): boolean {
  if (factVariants === null) return false;
  const isShared = (slot: number) => isFact(slot) && page.own?.indexes.includes(factAt(slot)) !== true;
  const { pieces } = factVariants.of(page);
  return pieces.every(piece => piece.kind === 'literal' || (piece.kind === 'value' && isShared(piece.slot)));
}

const neverSure = { slots: null, parts: null, isSure: () => false, write: () => false } as const;

function encodePiece(piece: Piece, encode: EncodeText): Piece {
  if (piece.kind === 'literal') return { kind: 'literal', text: encode(piece.text) };
  if (piece.kind === 'choice') return { ...piece, options: piece.options.map(encode) };
  if (piece.kind === 'value') return piece;
  return { ...piece, options: piece.options.map(option => option.map(one => encodePiece(one, encode))) };
}

/** Properties of every text that pieces can produce from ordinary values. */
interface Outline {
  readonly canBeEmpty: boolean;
  /** If it isn't empty, it starts and ends with a visible character. */
  readonly startsVisible: boolean;
  readonly endsVisible: boolean;
  readonly isVisible: boolean;
  /** No control characters except tab and line feed, and no unpaired surrogates. */
  readonly isClean: boolean;
  readonly longest: number;
  /** Bit mask of its slots; null if a slot exceeds the mask. */
  readonly slots: number | null;
}

const nothing: Outline = {
  canBeEmpty: true,
  startsVisible: true,
  endsVisible: true,
  isVisible: false,
  isClean: true,
  longest: 0,
  slots: 0,
};

function outlineOf(pieces: readonly Piece[]): Outline {
  return pieces.map(outlineOfPiece).reduce(inSequence, nothing);
}

function outlineOfPiece(piece: Piece): Outline {
  if (piece.kind === 'literal') return outlineOfText(piece.text);
  if (piece.kind === 'choice') return piece.options.map(outlineOfText).reduce(either);
  if (piece.kind === 'group') return piece.options.map(outlineOf).reduce(either);
  const some = outlineOfText('x');
  if (isFact(piece.slot)) return { ...some, longest: MAX_FACT_LENGTH };
  return { ...some, longest: MAX_VALUE_LENGTH, slots: piece.slot < MAX_SLOTS ? 1 << piece.slot : null };
}

function outlineOfText(text: string): Outline {
  if (text === '') return nothing;
  const [startsVisible, endsVisible] = [text === text.trimStart(), text === text.trimEnd()];
  return {
    canBeEmpty: false,
    startsVisible,
    endsVisible,
    isVisible: startsVisible && endsVisible,
    isClean: text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text),
    longest: text.length,
    slots: 0,
  };
}

function inSequence(one: Outline, next: Outline): Outline {
  const canBeEmpty = one.canBeEmpty && next.canBeEmpty;
  const startsVisible = one.startsVisible && (!one.canBeEmpty || next.startsVisible);
  const endsVisible = next.endsVisible && (!next.canBeEmpty || one.endsVisible);
  return {
    canBeEmpty,
    startsVisible,
    endsVisible,
    isVisible: !canBeEmpty && startsVisible && endsVisible,
    isClean: one.isClean && next.isClean,
    longest: one.longest + next.longest,
    slots: both(one.slots, next.slots),
  };
}

function either(one: Outline, other: Outline): Outline {
  return {
    canBeEmpty: one.canBeEmpty || other.canBeEmpty,
    startsVisible: one.startsVisible && other.startsVisible,
    endsVisible: one.endsVisible && other.endsVisible,
    isVisible: one.isVisible && other.isVisible,
    isClean: one.isClean && other.isClean,
    longest: Math.max(one.longest, other.longest),
    slots: both(one.slots, other.slots),
  };
}

function both(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one | other;
}

import { bytesOf } from './byte-piece.ts';
import type { ByteValues } from './byte-writer.ts';
import { type CompiledField, fillField } from './compile-text.ts';
import type { PageValues } from './field-values.ts';
import { joinLiterals } from './join-parts.ts';
import type { Piece } from './piece.ts';
import type { PreparedValue } from './prepare-value.ts';

/**
 * Turns a text into what stands for it in a document, each letter of it one byte. It has to work letter by letter, so that the
 * parts of a text can be turned once and put together for each page: encode(a + b) = encode(a) + encode(b).
 */
export type EncodeText = (text: string) => string;

/** One text of a template, for writing its encoded form page by page. */
export interface TextWriter {
  /** The text itself where no page differs. */
  readonly constant: string | null;
  /** The most characters it takes for values that `isSure` accepts. */
  readonly longest: number;
  /** Bits of the slots that have to be ordinary for it to be sure; null where it never is. */
  readonly slots: number | null;
  /** What it is written from where it is sure; null where it never is, and where its casing depends on what is drawn. */
  readonly parts: readonly Piece[] | null;
  /** Whether on this page it is one trimmed, visible text. */
  isSure(page: WriterValues): boolean;
  /** The text as `fillPage` gives it, on any page. */
  fill(page: PageValues): string;
}

/** A page's values, as they came, and encoded. */
export interface WriterValues extends ByteValues {
  readonly page: PageValues;
  /** One bit for each of the first slots: its value is ordinary words of an ordinary length. */
  readonly ordinary: number;
}

/** No name of a town or service is longer; a longer one is written the slow way. */
const LONGEST_VALUE = 120;
const MOST_SLOTS = 30;

/** Prepares the values of page after page for writers with the same encoding. */
export function createWriterValues(encode: EncodeText): (page: PageValues) => WriterValues {
  const known = new WeakMap<PreparedValue, readonly Uint8Array[]>();
  function encodedForms(value: PreparedValue): readonly Uint8Array[] {
    const before = known.get(value);
    if (before) return before;
    const fresh = value.forms.map(form => bytesOf(encode(form)));
    known.set(value, fresh);
    return fresh;
  }
  return page => {
    const bytes: (readonly Uint8Array[])[] = [];
    let ordinary = 0;
    for (const value of page.values) {
      const slot = bytes.push(encodedForms(value)) - 1;
      if (slot < MOST_SLOTS && value.isTame && value.spin === null && isShort(value)) ordinary |= 1 << slot;
    }
    return { page, bytes, ordinary };
  };
}

function isShort({ forms }: PreparedValue): boolean {
  return forms.every(form => form.length <= LONGEST_VALUE);
}

/** @example writer.pieces(bytePieces(createTextWriter(field, escapeHtml).parts), values) // '<'s are &lt; already */
export function createTextWriter(field: CompiledField, encode: EncodeText): TextWriter {
  const fill = (page: PageValues) => fillField(field, page);
  // Casing changes no letter for anything else, so what is so before it is so after it.
  const isDrawn = field.drawnCasing !== null;
  const pieces = field.kind === 'plain' || isDrawn ? field.pieces : field.settled;
  if (field.pieces.every(piece => piece.kind === 'literal')) {
    const constant = fill({ seed: 0, values: [], isTame: true });
    return { ...neverSure, constant, longest: constant.length, fill };
  }
  const outline = pieces === null ? null : outlineOf(pieces);
  if (pieces === null || !outline?.isVisible || !outline.isClean || outline.slots === null) {
    return { ...neverSure, constant: null, longest: 0, fill };
  }
  const { slots, longest } = outline;
  const parts = isDrawn ? null : joinLiterals(pieces.map(piece => encodePiece(piece, encode)));
  return {
    constant: null,
    longest,
    slots,
    parts,
    isSure: ({ ordinary }) => (slots & ~ordinary) === 0,
    fill,
  };
}

const neverSure = { slots: null, parts: null, isSure: () => false } as const;

function encodePiece(piece: Piece, encode: EncodeText): Piece {
  if (piece.kind === 'literal') return { kind: 'literal', text: encode(piece.text) };
  if (piece.kind === 'choice') return { ...piece, options: piece.options.map(encode) };
  if (piece.kind === 'value') return piece;
  return { ...piece, options: piece.options.map(option => option.map(one => encodePiece(one, encode))) };
}

/** What is known of every text that pieces can give for ordinary values. */
interface Outline {
  readonly canBeEmpty: boolean;
  /** Where it isn't empty, it starts and ends with something to see. */
  readonly startsVisible: boolean;
  readonly endsVisible: boolean;
  readonly isVisible: boolean;
  /** No control characters but tab and line feed, no half of a surrogate pair. */
  readonly isClean: boolean;
  readonly longest: number;
  /** The slots it takes values from; null where one is beyond counting. */
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
  const slots = piece.slot < MOST_SLOTS ? 1 << piece.slot : null;
  return { ...outlineOfText('x'), longest: LONGEST_VALUE, slots };
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

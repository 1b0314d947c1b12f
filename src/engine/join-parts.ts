import type { PageValues } from './field-values.ts';
import type { Piece } from './piece.ts';
import { writePieces } from './write-pieces.ts';

/** A literal this short is worth standing in each option of the choice before it: one piece less to write. */
const SHORT_LITERAL = 120;

/** The same text of fewer pieces: no literal stands next to another. */
export function joinLiterals(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'literal' && last?.kind === 'literal')
      joined[joined.length - 1] = literalPart(last.text + piece.text);
    else joined.push(piece);
  }
  return joined;
}

/** The same of as few pieces as can be: short literals are part of the choice before them. */
export function joinParts(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of joinLiterals(pieces)) {
    const last = joined.at(-1);
    if (piece.kind === 'literal' && last?.kind === 'choice' && piece.text.length <= SHORT_LITERAL)
      joined[joined.length - 1] = { ...last, options: last.options.map(option => option + piece.text) };
    else joined.push(piece);
  }
  return joined;
}

/** What pieces that were encoded before give on a page for which they are sure. */
export function writeParts(parts: readonly Piece[], { encoded }: { readonly encoded: PageValues }): string {
  return writePieces(parts, encoded);
}

/** @example literalPart('<p>') // a piece that is the same on every page */
export function literalPart(text: string): Piece {
  return { kind: 'literal', text };
}

/**
 * The pieces with `change` made to each of their texts; null where that could differ from changing the whole, because line
 * feeds of two of them could meet. For changes that only look at line feeds.
 */
export function changeLineFeeds(
  pieces: readonly Piece[],
  change: (text: string) => string,
): readonly Piece[] | null {
  const options = pieces.flatMap(optionTexts);
  if (options.some(hasOuterLineFeed)) return null;
  const meets = pieces.some(piece => piece.kind === 'literal' && hasOuterLineFeed(piece.text));
  if (meets && (options.includes('') || pieces.some(piece => piece.kind === 'group'))) return null;
  return pieces.map(piece => changed(piece, change));
}

function hasOuterLineFeed(text: string): boolean {
  return text.startsWith('\n') || text.endsWith('\n');
}

function optionTexts(piece: Piece): readonly string[] {
  if (piece.kind === 'choice') return piece.options;
  if (piece.kind !== 'group') return [];
  return piece.options.flat().flatMap(one => (one.kind === 'literal' ? [one.text] : optionTexts(one)));
}

function changed(piece: Piece, change: (text: string) => string): Piece {
  if (piece.kind === 'literal') return literalPart(change(piece.text));
  if (piece.kind === 'choice') return { ...piece, options: piece.options.map(change) };
  if (piece.kind === 'value') return piece;
  return { ...piece, options: piece.options.map(option => option.map(one => changed(one, change))) };
}

import { groupOf, type Piece } from './piece.ts';

/** Literals up to this length are copied into each option of the choice before them. That saves one piece. */
const SHORT_LITERAL = 120;

/** Merges adjacent literals. */
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

/** Merges as many pieces as possible. Short literals become part of an adjacent choice. */
export function joinParts(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const given of joinLiterals(pieces)) {
    const piece = given.kind === 'group' ? groupOf(given.key, given.options.map(joinParts)) : given;
    const last = joined.pop();
    joined.push(...(last ? joinTwo(last, piece) : [piece]));
  }
  return joined;
}

/** Merges two adjacent pieces if one is a short literal and the other a choice. */
function joinTwo(one: Piece, next: Piece): readonly Piece[] {
  if (one.kind === 'literal' && next.kind === 'literal') return [literalPart(one.text + next.text)];
  if (next.kind === 'literal' && next.text.length <= SHORT_LITERAL) {
    if (one.kind === 'choice') return [{ ...one, options: one.options.map(text => text + next.text) }];
    if (one.kind === 'group')
      return [
        groupOf(
          one.key,
          one.options.map(option => withEnd(option, next)),
        ),
      ];
  }
  if (one.kind === 'literal' && one.text.length <= SHORT_LITERAL) {
    if (next.kind === 'choice') return [{ ...next, options: next.options.map(text => one.text + text) }];
    if (next.kind === 'group')
      return [
        groupOf(
          next.key,
          next.options.map(option => withStart(one, option)),
        ),
      ];
  }
  return [one, next];
}

function withEnd(pieces: readonly Piece[], literal: Piece): readonly Piece[] {
  const last = pieces.at(-1);
  return last ? [...pieces.slice(0, -1), ...joinTwo(last, literal)] : [literal];
}

function withStart(literal: Piece, [first, ...rest]: readonly Piece[]): readonly Piece[] {
  return first ? [...joinTwo(literal, first), ...rest] : [literal];
}

/** @example literalPart('<p>') // a piece that is the same on every page */
export function literalPart(text: string): Piece {
  return { kind: 'literal', text };
}

/**
 * Applies `change` to each text of the pieces. Returns null if line feeds of adjacent pieces could meet;
 * for changes of line feeds only.
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

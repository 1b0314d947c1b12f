import type { Piece } from '../text/piece.ts';

/** A piece as bytes that can be copied without encoding. */
export type BytePiece =
  | { readonly kind: 'literal'; readonly bytes: Uint8Array }
  | { readonly kind: 'value'; readonly slot: number; readonly casing: number }
  | { readonly kind: 'choice'; readonly key: number; readonly options: readonly Uint8Array[] }
  | { readonly kind: 'group'; readonly key: number; readonly options: readonly (readonly BytePiece[])[] };

/**
 * The pieces of encoded texts as bytes for a `ByteWriter`. Each character must be one byte.
 * @example writer.pieces(bytePieces(joinParts(text.parts)), values)
 */
export function bytePieces(pieces: readonly Piece[]): readonly BytePiece[] {
  return pieces.map(bytePiece);
}

function bytePiece(piece: Piece): BytePiece {
  if (piece.kind === 'literal') return { kind: 'literal', bytes: bytesOf(piece.text) };
  if (piece.kind === 'choice') return { ...piece, options: piece.options.map(bytesOf) };
  if (piece.kind === 'group') return { ...piece, options: piece.options.map(bytePieces) };
  return { kind: 'value', slot: piece.slot, casing: piece.casing };
}

/** Joins two runs of pieces and merges adjacent literals. */
export function bytePiecesJoined(
  one: readonly BytePiece[],
  next: readonly BytePiece[],
): readonly BytePiece[] {
  const [last, first] = [one.at(-1), next[0]];
  if (last?.kind !== 'literal' || first?.kind !== 'literal') return [...one, ...next];
  const bytes = new Uint8Array(last.bytes.length + first.bytes.length);
  bytes.set(last.bytes);
  bytes.set(first.bytes, last.bytes.length);
  return [...one.slice(0, -1), { kind: 'literal', bytes }, ...next.slice(1)];
}

/** @example bytesOf('Ã©') // the two bytes of é in UTF-8 */
export function bytesOf(letters: string): Uint8Array {
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

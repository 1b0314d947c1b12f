import { draw } from '../draw.ts';
import type { Piece } from '../text/piece.ts';

/**
 * A reading is one of the texts that a set of pieces can produce. Readings are numbered, so that results
 * for a reading can be cached.
 */

/** A choice of a text, reduced to its numbers of readings. */
interface Numbered {
  readonly key: number;
  readonly options: number;
  readonly readings: number;
  /**
   * For groups: the number of readings of earlier options, and the choices inside each. Null if options are
   * plain text.
   */
  readonly inside: { readonly before: readonly number[]; readonly choices: readonly Numbering[] } | null;
}

/** The choices of a text, in order. */
export type Numbering = readonly Numbered[];

export function numberReadings(pieces: readonly Piece[]): Numbering {
  return pieces.flatMap((piece): Numbered[] => {
    if (piece.kind === 'choice') {
      const options = piece.options.length;
      return [{ key: piece.key, options, readings: Math.max(1, options), inside: null }];
    }
    if (piece.kind !== 'group') return [];
    const choices = piece.options.map(numberReadings);
    const before: number[] = [];
    let readings = 0;
    for (const option of choices) {
      before.push(readings);
      readings += readingsOf(option);
    }
    return [{ key: piece.key, options: choices.length, readings, inside: { before, choices } }];
  });
}

/** The number of different readings. It may exceed the exact integer range. */
export function readingsOf(numbering: Numbering): number {
  return numbering.reduce((product, choice) => product * choice.readings, 1);
}

/** The number of the reading for a seed. */
export function readingNumber(numbering: Numbering, seed: number): number {
  let number = 0;
  for (const { key, options, readings, inside } of numbering) {
    const drawn = draw(seed, key, options);
    number = number * readings + drawn;
    if (inside) {
      number += (inside.before[drawn] ?? 0) - drawn + readingNumber(inside.choices[drawn] ?? [], seed);
    }
  }
  return number;
}

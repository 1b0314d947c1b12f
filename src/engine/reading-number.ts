import { draw } from './draw.ts';
import type { Piece } from './piece.ts';

/*
 * Each text a set of pieces can give is one of its readings. They are numbered, so that what is known of a reading need not
 * be worked out again for the next page that takes it.
 */

/** A choice of a text, as far as numbering goes. */
interface Numbered {
  readonly key: number;
  readonly options: number;
  readonly readings: number;
  /** Of a group: how many readings its earlier options have, and the choices inside each. Null: options are plain text. */
  readonly inside: { readonly before: readonly number[]; readonly choices: readonly Numbering[] } | null;
}

/** The choices of a text in the order they stand. */
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

/** How many different texts there are; may be beyond what a number can count exactly. */
export function readingsOf(numbering: Numbering): number {
  return numbering.reduce((product, choice) => product * choice.readings, 1);
}

/** Which of them a seed gives: a number of its own for each. */
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

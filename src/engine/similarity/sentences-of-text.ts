import { compileText } from '../text/compile-text.ts';
import { splitSentences } from '../text/drop-sentences.ts';
import type { Piece } from '../text/piece.ts';
import { nameMark } from './only-names.ts';
import { isSentence, reading } from './substance.ts';

/**
 * The sentences that a text can have, with marks for its values. Each option of a group is in one of them, not each
 * combination.
 * @example sentencesOfText('{We come|We drive} to {{city}}.') // ['We come to □.', 'We drive to □.']
 */
export function sentencesOfText(text: string): readonly string[] {
  const { pieces } = compileText(text, { kind: 'plain', key: '' }).field;
  const found = new Set<string>();
  for (let option = 0; option < maxOptions(pieces); option += 1)
    for (const sentence of splitSentences(reading(pieces, option)))
      if (isSentence(sentence)) found.add(sentence.map(textOf).join(''));
  return [...found];
}

const textOf = (piece: Piece) => (piece.kind === 'literal' ? piece.text : nameMark);

function maxOptions(pieces: readonly Piece[]): number {
  const counts = pieces.map(piece => {
    if (piece.kind === 'choice') return piece.options.length;
    if (piece.kind !== 'group') return 1;
    return Math.max(piece.options.length, ...piece.options.map(maxOptions));
  });
  return Math.max(1, ...counts);
}

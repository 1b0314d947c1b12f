import { endingOf } from '../casing/casing-flow.ts';
import { factAt, factSlots } from './fact-variants.ts';
import { joinLiterals, literalPart } from './join-parts.ts';
import { groupOf, type Piece } from './piece.ts';

/** What a page knows of the facts that a text names. */
export interface KnownFacts {
  /** True if the fact in this slot is missing. */
  isMissing: (slot: number) => boolean;
  /** The names of the facts by index: `county.drop_off`. */
  readonly names: readonly string[];
}

/**
 * The pieces without the sentences that need a missing fact. An option that needs one is never chosen, nor one about the
 * county or state where another is about the town itself, nor one without a price where another has it; where no option is
 * left, the sentence around the group goes.
 * Positions, and so the choices of the rest, stay as they are.
 */
export function dropSentences(pieces: readonly Piece[], known: KnownFacts): readonly Piece[] {
  const sentences = splitSentences(pieces);
  const kept = sentences.flatMap(sentence => withoutMissing(sentence, known) ?? []);
  const joined = joinLiterals(kept);
  const last = joined.at(-1);
  if (last?.kind !== 'literal') return joined;
  const end = last.text.trimEnd();
  return [...joined.slice(0, -1), ...(end === '' ? [] : [literalPart(end)])];
}

/** Null if the sentence needs a missing fact. */
function withoutMissing(pieces: readonly Piece[], known: KnownFacts): readonly Piece[] | null {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'value' && known.isMissing(piece.slot)) return null;
    if (piece.kind !== 'group') {
      kept.push(piece);
      continue;
    }
    const whole = piece.options.flatMap(option => {
      const rest = withoutMissing(option, known);
      return rest ? [rest] : [];
    });
    const options = nearestOptions(whole, known);
    if (options.length === 0) return null;
    kept.push(options.length === piece.options.length ? piece : groupOf(piece.key, options));
  }
  return kept;
}

/** Areas around a page, from the nearest. */
const areas = ['place', 'county', 'state'];

/** How far a fact is: what is stated of an area is nearer than what follows from figures, which a text has in its place. */
function distanceOf(name: string): number {
  const [subject = '', predicate = ''] = name.split('.');
  return predicate.startsWith('beside_') ? areas.length : areas.indexOf(subject);
}

/** True for a fact that says what a service costs. @example isPrice('service.price_from') // true */
export function isPrice(name: string): boolean {
  return name.startsWith('service.price_');
}

/**
 * An option with a price has priority over one without. The town's fact has priority over the county's, and that over the
 * state's: two of them may contradict each other. A finding that a text has for want of a statement comes last.
 */
function nearestOptions(
  whole: readonly (readonly Piece[])[],
  { names }: KnownFacts,
): readonly (readonly Piece[])[] {
  const priced = whole.filter(option => factSlots(option).some(slot => isPrice(names[factAt(slot)] ?? '')));
  const options = priced.length > 0 ? priced : whole;
  const ranks = options.map(option =>
    Math.max(...factSlots(option).map(slot => distanceOf(names[factAt(slot)] ?? '')), -1),
  );
  const nearest = Math.min(...ranks.filter(rank => rank >= 0));
  return options.filter((_, at) => (ranks[at] ?? -1) <= nearest);
}

/** The sentences in order, each with the space after it. */
export function splitSentences(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const sentences: Piece[][] = [];
  let sentence: Piece[] = [];
  const close = () => {
    sentences.push(sentence);
    sentence = [];
  };
  for (const piece of pieces) {
    const before = sentence.at(-1);
    if (piece.kind !== 'literal') {
      sentence.push(piece);
      continue;
    }
    let from = 0;
    for (const end of sentenceEnds(piece.text, before !== undefined && endsSentence(before))) {
      sentence.push(literalPart(piece.text.slice(from, end)));
      close();
      from = end;
    }
    if (from < piece.text.length) sentence.push(literalPart(piece.text.slice(from)));
  }
  close();
  return sentences;
}

const sentenceEnd = /[.!?…]["'”’)\]]*\s+|\n\s*/gu;

/** Offsets after the space that follows a sentence. */
function sentenceEnds(text: string, isAfterSentence: boolean): readonly number[] {
  const ends: number[] = [];
  const space = isAfterSentence ? /^\s+/u.exec(text)?.[0] : undefined;
  if (space) ends.push(space.length);
  for (const { 0: mark, index } of text.matchAll(sentenceEnd)) {
    const end = index + mark.length;
    if (end > (ends.at(-1) ?? 0) && !(mark.startsWith('.') && isAbbreviated(text, index))) ends.push(end);
  }
  return ends;
}

function isAbbreviated(text: string, period: number): boolean {
  const word = /[\p{L}\p{N}\p{M}]+$/u.exec(text.slice(Math.max(0, period - 40), period))?.[0] ?? '';
  return word !== '' && endingOf(word, 0, word.length) === 'abbreviation';
}

function endsSentence(piece: Piece): boolean {
  if (piece.kind === 'value') return false;
  if (piece.kind === 'literal') return endsText(piece.text);
  if (piece.kind === 'choice') return piece.options.every(option => option === '' || endsText(option));
  return piece.options.every(option => {
    const last = option.at(-1);
    return last === undefined || endsSentence(last);
  });
}

function endsText(text: string): boolean {
  return /[.!?…]["'”’)\]]*$/u.test(text);
}

import {
  abbreviations,
  acronyms,
  nameParticles,
  smallWords,
  stateCodes,
  wordLikeCodes,
} from './casing-lists.ts';

export type CasedKind = 'prose' | 'title';

/** The context of a word that affects its casing. */
export interface WordPosition {
  readonly kind: CasedKind;
  /** First word of a title or sentence. */
  readonly isStart: boolean;
  /** True in a field value, where capitals are intentional. */
  readonly isInValue: boolean;
  /** True if the word is the whole value of the field named state. */
  readonly isStateValue: boolean;
  readonly isAfterComma: boolean;
  readonly isAfterNumber: boolean;
  /** `joined`: a hyphen and a letter, as in “de-shedding”. */
  readonly next: 'word' | 'joined' | 'period' | 'other';
}

/** Cases one word. Never adds or drops letters. */
export function applyWordCasing(word: string, position: WordPosition): string {
  const { next } = position;
  const lower = word.toLowerCase();
  if (position.isStateValue && stateCodes.has(lower)) return word.toUpperCase();
  if (hasInnerCapital(word)) return word;
  const acronym = acronyms.get(lower);
  if (acronym !== undefined) return acronym;
  if (stateCodes.has(lower) && isState(lower, position)) return word.toUpperCase();
  if (position.isStart) return capitalize(word);
  if (position.kind === 'prose') return word;
  if (smallWords.has(lower)) return position.isInValue ? word : lower;
  return nameParticles.has(word) && next !== 'joined' ? word : capitalize(word);
}

/** Longer words can't be acronyms or codes. */
export const MAX_SPECIAL_WORD = Math.max(...[...acronyms.keys()].map(word => word.length));

/** True if the casing of a word at the end of a chunk depends on the next chunk. */
export function isDecidedByNext(word: string, isAfterComma: boolean): boolean {
  const lower = word.toLowerCase();
  if (nameParticles.has(word)) return true;
  if (wordLikeCodes.has(lower)) return isAfterComma;
  return !isAfterComma && stateCodes.has(lower) && abbreviations.has(lower);
}

function isState(code: string, { kind, isAfterComma, isAfterNumber, next }: WordPosition): boolean {
  if (!wordLikeCodes.has(code)) {
    const isAbbreviation = next === 'period' && abbreviations.has(code);
    return isAfterComma || !(isAfterNumber || isAbbreviation);
  }
  // "Sofas, beds, or chairs" has no state in it, "Portland, OR" and "Portland, OR 97201" have.
  const isConjunction = kind === 'prose' || code === 'or' || code === 'in';
  return isAfterComma && next !== 'joined' && (next !== 'word' || !isConjunction);
}

/** Capitalizes the first letter, unless its upper case has several letters (ß). */
export function capitalize(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 32);
  const upper = first.toUpperCase();
  return upper.length === first.length ? upper + word.slice(first.length) : word;
}

function hasInnerCapital(word: string): boolean {
  return /.\p{Lu}/u.test(word);
}

import type { CasedKind } from './case-word.ts';
import { abbreviations } from './casing-words.ts';

/** What the words read so far mean for the next one. */
export interface Flow {
  /** It begins the title or a sentence. */
  isStart: boolean;
  isAfterComma: boolean;
  isAfterNumber: boolean;
}

/** The last word of a token, as far as the marks after it are concerned. */
export type Ending = 'none' | 'word' | 'number' | 'abbreviation';

/** What matters of a token (the characters between two spaces) once its words are cased. */
export interface OpenToken {
  readonly ending: Ending;
  /** What follows its last word. */
  readonly trailing: string;
}

export function startOfText(): Flow {
  return { isStart: true, isAfterComma: false, isAfterNumber: false };
}

/** Marks at the end of a token that are looked at; more would make long runs of marks slow. */
const MARKS = 12;

/** What the end of a token means for the next word. */
export function closeToken(flow: Flow, kind: CasedKind, { ending, trailing }: OpenToken): void {
  flow.isAfterNumber = ending === 'number' && trailing === '';
  flow.isAfterComma = trailing.endsWith(',');
  if (trailing === '' || flow.isAfterComma) return;
  const marks = trailing.slice(-MARKS).replace(/["'”’)\]*_]+$/, '');
  // The bar parts list items: "Title | Description".
  if (/[!?|]$/.test(marks)) flow.isStart = true;
  else if (/(^|[^.])\.$/.test(marks)) flow.isStart ||= ending !== 'abbreviation';
  else if (kind === 'title' && /[:–—]$|^-$/.test(marks)) flow.isStart = true;
}

const LONGEST_ABBREVIATION = Math.max(...[...abbreviations].map(word => word.length));

/** A period after a single letter or an abbreviation ends no sentence; a measure after a number is no state. */
export function endingOf(text: string, start: number, end: number): Ending {
  const first = text.charCodeAt(start);
  const word = text.slice(start, end);
  if (first < 58 || first > 127) {
    if (/^\p{N}+$/u.test(word)) return 'number';
  }
  if (word.length > LONGEST_ABBREVIATION) return 'word';
  return word.length === 1 || abbreviations.has(word.toLowerCase()) ? 'abbreviation' : 'word';
}

/** The marks a token ends with. */
export function trailingOf(text: string, to: number): string {
  return /[^\p{L}\p{N}\p{M}]*$/u.exec(text.slice(Math.max(0, to - MARKS), to))?.[0] ?? '';
}

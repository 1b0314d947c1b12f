import { abbreviations } from './casing-lists.ts';
import type { CasedKind } from './word-casing.ts';

/** How the text before a word affects its casing. */
export interface Flow {
  /** The next word starts the title or a sentence. */
  isStart: boolean;
  isAfterComma: boolean;
  isAfterNumber: boolean;
}

/** The kind of a token's last word, which decides how to read the marks after it. */
export type Ending = 'none' | 'word' | 'number' | 'abbreviation';

/** The part of a token (text between two spaces) that affects later casing. */
export interface OpenToken {
  readonly ending: Ending;
  /** Marks after its last word. */
  readonly trailing: string;
}

export function startOfText(): Flow {
  return { isStart: true, isAfterComma: false, isAfterNumber: false };
}

/** Marks read at the end of a token. A limit keeps long runs fast. */
const MARKS = 12;

/** Updates the flow at the end of a token. */
export function closeToken(flow: Flow, kind: CasedKind, { ending, trailing }: OpenToken): void {
  flow.isAfterNumber = ending === 'number' && trailing === '';
  flow.isAfterComma = trailing.endsWith(',');
  if (trailing === '' || flow.isAfterComma) return;
  const marks = trailing.slice(-MARKS).replace(/["'”’)\]*_]+$/, '');
  // A bar separates list items: "Title | Description".
  if (/[!?|]$/.test(marks)) flow.isStart = true;
  else if (/(^|[^.])\.$/.test(marks)) flow.isStart ||= ending !== 'abbreviation';
  else if (kind === 'title' && /[:–—]$|^-$/.test(marks)) flow.isStart = true;
}

const LONGEST_ABBREVIATION = Math.max(...[...abbreviations].map(word => word.length));

/** A period after a single letter or abbreviation ends no sentence. A unit after a number is not a state. */
export function endingOf(text: string, start: number, end: number): Ending {
  const first = text.charCodeAt(start);
  const word = text.slice(start, end);
  if (first < 58 || first > 127) {
    if (/^\p{N}+$/u.test(word)) return 'number';
  }
  if (word.length > LONGEST_ABBREVIATION) return 'word';
  return word.length === 1 || abbreviations.has(word.toLowerCase()) ? 'abbreviation' : 'word';
}

/** The marks at the end of a token. */
export function trailingOf(text: string, to: number): string {
  return /[^\p{L}\p{N}\p{M}]*$/u.exec(text.slice(Math.max(0, to - MARKS), to))?.[0] ?? '';
}

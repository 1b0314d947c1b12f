import { type CasedKind, caseWord, dependsOnNext } from './case-word.ts';
import { abbreviations } from './casing-words.ts';

/** Where a field value stands in a filled text. `missing` is the [name] of a value that was not given. */
export interface ValueSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: 'value' | 'state' | 'missing';
}

/** What the words read so far mean for the next one. */
export interface Flow {
  isStart: boolean;
  isAfterComma: boolean;
  isAfterNumber: boolean;
}

/** The last word of a token, as far as the punctuation after it is concerned. */
export type Ending = 'none' | 'word' | 'number' | 'abbreviation';

/** A token (characters between spaces) that the end of a chunk cut short. */
export interface OpenToken {
  readonly ending: Ending;
  /** What follows its last word so far. */
  readonly trailing: string;
}

export interface ChunkResult {
  readonly text: string;
  readonly open: OpenToken | null;
  /** A word at the end would read differently depending on what follows. */
  readonly isUnsure: boolean;
}

/**
 * Casing of a whole finished text; this is the rule, and everything faster is tested against it.
 * @example caseText('we haul. fast!', 'prose') // 'We haul. Fast!'
 */
export function caseText(text: string, kind: CasedKind, spans: readonly ValueSpan[] = []): string {
  return caseChunk(text, { kind, flow: startOfText(), spans, isLast: true }).text;
}

/** @example titleCase('junk removal in boca raton, fl') // 'Junk Removal in Boca Raton, FL' */
export function titleCase(text: string): string {
  return caseText(text, 'title');
}

export function startOfText(): Flow {
  return { isStart: true, isAfterComma: false, isAfterNumber: false };
}

interface Chunk {
  readonly kind: CasedKind;
  /** Changed as the words go by. */
  readonly flow: Flow;
  readonly spans: readonly ValueSpan[];
  /** Nothing follows this chunk in the text. */
  readonly isLast: boolean;
}

/** Casing of a part of a text that begins at the beginning of a token. */
export function caseChunk(text: string, chunk: Chunk): ChunkResult {
  const { kind, flow, isLast } = chunk;
  let out = '';
  let done = 0;
  let isUnsure = false;
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    const gap = text.slice(done, index);
    if (isParagraphBreak(gap)) flow.isStart = true;
    const end = index + token.length;
    const cased = isAddress(token) ? wholeToken(token, flow) : caseToken(text, index, end, chunk);
    out += gap + cased.text;
    done = end;
    const isOpen = !isLast && end === text.length;
    isUnsure ||= cased.nextUnknown && !isLast;
    if (isOpen) return { text: out, open: cased, isUnsure };
    closeToken(flow, kind, cased);
  }
  const gap = text.slice(done);
  if (isParagraphBreak(gap)) flow.isStart = true;
  return { text: out + gap, open: null, isUnsure };
}

interface CasedToken extends OpenToken {
  readonly text: string;
  /** Its last word would have to know what follows the chunk. */
  readonly nextUnknown: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

function caseToken(text: string, from: number, to: number, { kind, flow, spans }: Chunk): CasedToken {
  const token = text.slice(from, to);
  let out = '';
  let done = 0;
  let ending: Ending = 'none';
  let nextUnknown = false;
  for (const { 0: word, index } of token.matchAll(WORD)) {
    const end = index + word.length;
    out += token.slice(done, index);
    done = end;
    if (isSuffix(token, index)) {
      out += word;
      ending = 'word';
      continue;
    }
    const span = spanAt(spans, from + index);
    const next = nextOf(text, from + end);
    nextUnknown = next === 'end' && dependsOnNext(word);
    out +=
      span?.kind === 'missing'
        ? word
        : caseWord(word, {
            kind,
            isStart: flow.isStart,
            isInValue: span !== undefined,
            isStateValue: span?.kind === 'state' && span.end - span.start === word.length,
            isAfterComma: flow.isAfterComma,
            isAfterNumber: flow.isAfterNumber,
            next: next === 'end' ? 'other' : next,
          });
    flow.isStart = false;
    flow.isAfterComma = false;
    flow.isAfterNumber = false;
    ending = endingOf(word);
  }
  const trailing = token.slice(done);
  return { text: out + trailing, ending, trailing, nextUnknown };
}

/** Web and mail addresses keep every letter; they hold no words. */
function isAddress(token: string): boolean {
  return /@|:\/\/|www\.|[\p{L}\p{N}_-]\.\p{L}{2}/u.test(token);
}

function wholeToken(token: string, flow: Flow): CasedToken {
  flow.isStart = false;
  const marks = token.slice(-MARKS);
  const trailing = /[^\p{L}\p{N}\p{M}]*$/u.exec(marks)?.[0] ?? '';
  return { text: token, ending: 'word', trailing, nextUnknown: false };
}

/** Marks at the end of a token that are looked at; more than these would make long runs of marks slow. */
const MARKS = 12;

/** What the end of a token (its last word and the marks after it) means for the next word. */
export function closeToken(flow: Flow, kind: CasedKind, { ending, trailing }: OpenToken): void {
  flow.isAfterComma = trailing.endsWith(',');
  flow.isAfterNumber = ending === 'number' && trailing === '';
  const marks = trailing.slice(-MARKS).replace(/["'”’)\]*_]+$/, '');
  if (/[!?]$/.test(marks)) flow.isStart = true;
  else if (/(^|[^.])\.$/.test(marks)) flow.isStart ||= ending !== 'abbreviation';
  else if (kind === 'title' && /[:|–—]$|^-$/.test(marks)) flow.isStart = true;
}

export function endingOf(word: string): Ending {
  if (/^\p{N}+$/u.test(word)) return 'number';
  return word.length === 1 || abbreviations.has(word.toLowerCase()) ? 'abbreviation' : 'word';
}

/** The s of Miami's and the t of don't. */
function isSuffix(token: string, index: number): boolean {
  return /[\p{L}\p{N}\p{M}]['’]$/u.test(token.slice(Math.max(0, index - 3), index));
}

function nextOf(text: string, end: number): 'word' | 'period' | 'other' | 'end' {
  const after = text.slice(end, end + 8);
  const rest = after.trimStart();
  if (after.startsWith('.')) return 'period';
  if (rest === '') return end + 8 < text.length ? 'other' : 'end';
  return /^[-–'’]?\p{L}/u.test(rest) ? 'word' : 'other';
}

function spanAt(spans: readonly ValueSpan[], at: number): ValueSpan | undefined {
  return spans.find(span => span.start <= at && at < span.end);
}

function isParagraphBreak(gap: string): boolean {
  return /\n\s*\n/.test(gap);
}

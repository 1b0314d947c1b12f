import {
  closeToken,
  type Ending,
  endingOf,
  type Flow,
  type OpenToken,
  startOfText,
  trailingOf,
} from './casing-flow.ts';
import { endOfToken, endOfWord, isParagraphBreak, skipMarks, skipSpaces } from './scan-text.ts';
import { applyWordCasing, type CasedKind, isDecidedByNext, MAX_SPECIAL_WORD } from './word-casing.ts';

/** The range of a field value in a filled text. `missing` is the [name] of a value that was not supplied. */
export interface ValueSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: 'value' | 'state' | 'missing';
}

/**
 * Cases a whole text. Tests prove it equal to a simpler referenceCasing.
 * @example applyCasing('we haul. fast!', 'prose') // 'We haul. Fast!'
 */
export function applyCasing(text: string, kind: CasedKind, spans: readonly ValueSpan[] = []): string {
  return applyChunkCasing(text, { kind, flow: startOfText(), spans, isLast: true }).text;
}

/** @example titleCase('junk removal in boca raton, fl') // 'Junk Removal in Boca Raton, FL' */
export function titleCase(text: string): string {
  return applyCasing(text, 'title');
}

export interface Chunk {
  readonly kind: CasedKind;
  /** Updated after each word. */
  readonly flow: Flow;
  /** In text order. */
  readonly spans: readonly ValueSpan[];
  /** True if no text follows this chunk. */
  readonly isLast: boolean;
}

export interface CasedChunk {
  readonly text: string;
  /** The token that the chunk's end cut off. */
  readonly open: OpenToken | null;
  /** True if the casing of its last word depends on the text that follows. */
  readonly isUnsure: boolean;
}

/** The output so far. Unchanged ranges are copied at once. */
interface Edit {
  text: string;
  copied: number;
  isUnsure: boolean;
  nextSpan: number;
}

/** Cases a part of a text that begins at a token boundary. */
export function applyChunkCasing(text: string, chunk: Chunk): CasedChunk {
  const { flow, kind, isLast } = chunk;
  const edit: Edit = { text: '', copied: 0, isUnsure: false, nextSpan: 0 };
  let open: OpenToken | null = null;
  let at = 0;
  while (at < text.length) {
    const start = skipSpaces(text, at);
    if (isParagraphBreak(text, at, start)) flow.isStart = true;
    at = endOfToken(text, start);
    if (at === start) break;
    const token = isAddress(text, start, at)
      ? keepToken(text, at, flow)
      : applyTokenCasing(text, start, at, chunk, edit);
    if (at === text.length && !isLast) open = token;
    else closeToken(flow, kind, token);
  }
  return { text: edit.text + text.slice(edit.copied), open, isUnsure: edit.isUnsure && !isLast };
}

function applyTokenCasing(text: string, from: number, to: number, chunk: Chunk, edit: Edit): OpenToken {
  const { flow, kind } = chunk;
  let ending: Ending = 'none';
  let start = skipMarks(text, from, to);
  let done = from;
  while (start < to) {
    done = endOfWord(text, start, to);
    if (isSuffix(text, from, start)) {
      ending = 'word';
    } else {
      const isShort = done - start <= MAX_SPECIAL_WORD;
      const isState =
        (kind === 'title' || flow.isStart || isShort) && editWord(text, start, done, chunk, edit);
      ending = isState ? 'word' : endingOf(text, start, done);
      flow.isStart = false;
      flow.isAfterComma = false;
      flow.isAfterNumber = false;
    }
    start = skipMarks(text, done, to);
  }
  return { ending, trailing: done < to ? text.slice(done, to) : '' };
}

/** True if the word is the state of the page: "Denver, CO." ends a sentence. */
function editWord(
  text: string,
  start: number,
  end: number,
  { kind, flow, spans }: Chunk,
  edit: Edit,
): boolean {
  while ((spans[edit.nextSpan]?.end ?? text.length) <= start) edit.nextSpan += 1;
  const next = spans[edit.nextSpan];
  const span = next !== undefined && next.start <= start ? next : undefined;
  if (span?.kind === 'missing') return false;
  const word = text.slice(start, end);
  const after = nextOf(text, end);
  if (after === 'end' && isDecidedByNext(word, flow.isAfterComma)) edit.isUnsure = true;
  const isStateValue = span?.kind === 'state' && span.start === start && span.end === end;
  const cased = applyWordCasing(word, {
    kind,
    isStart: flow.isStart,
    isInValue: span !== undefined,
    isStateValue,
    isAfterComma: flow.isAfterComma,
    isAfterNumber: flow.isAfterNumber,
    next: after === 'end' ? 'other' : after,
  });
  if (cased !== word) {
    edit.text += text.slice(edit.copied, start) + cased;
    edit.copied = end;
  }
  return isStateValue;
}

/** Web and mail addresses keep their letters. */
export function isAddress(text: string, from: number, to: number): boolean {
  for (let at = from; at < to - 1; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 46 || code === 58 || code === 64) {
      return /@|:\/\/|www\.[\p{L}\p{N}]|[\p{L}\p{N}_-]\.\p{L}{2}/u.test(text.slice(from, to));
    }
  }
  return text.charCodeAt(to - 1) === 64;
}

function keepToken(text: string, to: number, flow: Flow): OpenToken {
  flow.isStart = false;
  return { ending: 'word', trailing: trailingOf(text, to) };
}

/** A suffix such as the s of Miami's or the t of don't. */
export function isSuffix(text: string, from: number, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (at - 2 < from || (before !== 39 && before !== 0x2019)) return false;
  return skipMarks(text, at - 2, at - 1) === at - 2;
}

/** The kind of text after a word. Reads at most eight characters. */
export function nextOf(text: string, end: number): 'word' | 'joined' | 'period' | 'other' | 'end' {
  if (text.charCodeAt(end) === 46) return 'period';
  const rest = text.slice(end, end + 8).trimStart();
  if (rest === '') return end + 8 < text.length ? 'other' : 'end';
  if (text.charCodeAt(end) === 45 && /^\p{L}/u.test(text.slice(end + 1, end + 3))) return 'joined';
  // ", or $15" and ", in 2 days" go on; ", OR 97201" is a state with its ZIP.
  return /^(?:[-–'’(“"]?[\p{L}$]|\d{1,4}(?!\d))/u.test(rest) ? 'word' : 'other';
}

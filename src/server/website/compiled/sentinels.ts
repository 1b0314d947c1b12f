import { randomBytes } from 'node:crypto';

/*
 * A sentinel stands for a text that differs from page to page while a document is drawn. Its word is made anew at every start,
 * so no text of anybody's can look like one. It has letters of both cases: what changes their case is found out. Its digits
 * can't spell a thing that a drawing is chosen by.
 */
const word = `zQ${randomBytes(9).readBigUInt64LE()}Kx`;

const [open, close] = ['\uE000', '\uE001'];

/** What the texts that a sentinel stands for have in common: how long they may be, and words they hold. */
export interface MarkLike {
  readonly length?: number;
  readonly words?: string;
}

/** @example sentinelOf(3, {}) // a private letter, the word, 3, another private letter */
export function sentinelOf(id: number, { length = 0, words = '' }: MarkLike): string {
  const start = `${open}${word}.${id}.${words}`;
  return start + 'x'.repeat(Math.max(0, length - start.length - 1)) + close;
}

/** A sentinel that was found in what was drawn. */
export interface FoundMark {
  readonly id: number;
  /** The sentinel as it stands there, without percent signs. */
  readonly text: string;
  readonly isPercentEncoded: boolean;
  readonly start: number;
  readonly end: number;
}

const [openEncoded, closeEncoded] = [encodeURIComponent(open), encodeURIComponent(close)];
const pattern = new RegExp(
  `${open}${word}\\.(\\d+)\\.[^${close}]*${close}|${openEncoded}${word}\\.(\\d+)\\.(?:[a-z.-]|%20)*${closeEncoded}`,
  'g',
);

export function findSentinels(drawn: string): FoundMark[] {
  return Array.from(drawn.matchAll(pattern), ({ 0: found, 1: raw, 2: encoded, index }) => ({
    id: Number(raw ?? encoded),
    text: encoded === undefined ? found : decodeURIComponent(found),
    isPercentEncoded: encoded !== undefined,
    start: index,
    end: index + found.length,
  }));
}

/** Whether something of a sentinel is in a text, whatever became of it. */
export function hasTraceOfSentinel(text: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase()) || /[\uE000\uE001]|%EE%80%8[01]/i.test(text);
}

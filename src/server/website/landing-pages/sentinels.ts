import { randomBytes } from 'node:crypto';

/*
 * A sentinel replaces a text that differs from page to page during rendering. Its word is random at each start, so no text
 * contains it. Mixed case reveals case changes; its digits never select an illustration.
 */
const word = `zQ${randomBytes(9).readBigUInt64LE()}Kx`;

const [open, close] = ['\uE000', '\uE001'];

/** What the replaced texts have in common: their maximum length, and words that they contain. */
export interface SentinelOptions {
  readonly length?: number;
  readonly words?: string;
}

/** @example sentinelOf(3, {}) // a private letter, the word, 3, another private letter */
export function sentinelOf(id: number, { length = 0, words = '' }: SentinelOptions): string {
  const start = `${open}${word}.${id}.${words}`;
  return start + 'x'.repeat(Math.max(0, length - start.length - 1)) + close;
}

/** A sentinel in a rendered document. */
export interface FoundSentinel {
  readonly id: number;
  /** The sentinel, percent-decoded. */
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

export function findSentinels(rendered: string): FoundSentinel[] {
  return Array.from(rendered.matchAll(pattern), ({ 0: found, 1: raw, 2: encoded, index }) => ({
    id: Number(raw ?? encoded),
    text: encoded === undefined ? found : decodeURIComponent(found),
    isPercentEncoded: encoded !== undefined,
    start: index,
    end: index + found.length,
  }));
}

/** True if a text contains a part of a sentinel, in any case. */
export function hasTraceOfSentinel(text: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase()) || /[\uE000\uE001]|%EE%80%8[01]/i.test(text);
}

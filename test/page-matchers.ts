import { expect } from 'vitest';

/*
 * `toContain`, `toMatch` and `toBe` print the whole page when they fail. These print what was expected and the nearest
 * match, or the first difference.
 */

declare module 'vitest' {
  // With the parameters of the declaration that this one extends.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Holds for a text, such as a whole page, that contains this or matches it. */
    toMention: T extends string ? (wanted: string | RegExp) => R : never;
    /** Holds for a text, such as a whole page, that is this one. */
    toBePage: T extends string | null | undefined ? (wanted: string | null | undefined) => R : never;
  }
}

const around = 100;
const shortestHint = 4;

expect.extend({
  toMention(text: unknown, wanted: string | RegExp) {
    if (typeof text !== 'string') throw new TypeError(`toMention looks at a text, not at ${typeof text}`);
    const at = typeof wanted === 'string' ? text.indexOf(wanted) : text.search(wanted);
    return { pass: at >= 0, message: () => describeMention(text, wanted, at) };
  },
  toBePage(text: unknown, wanted: string | null | undefined) {
    return { pass: text === wanted, message: () => describeDifference(text, wanted) };
  },
});

/** What a failed comparison prints: the first place that differs, in both. */
export function describeDifference(text: unknown, wanted: string | null | undefined): string {
  if (typeof text !== 'string' || typeof wanted !== 'string')
    return `expected ${headOf(text)}, which has to be ${headOf(wanted)}`;
  let at = 0;
  while (at < text.length && text[at] === wanted[at]) at += 1;
  return `expected ${headOf(text)} to be one of ${wanted.length.toLocaleString('en-US')}; at ${at.toLocaleString('en-US')} there is\n  ${excerpt(text, at)}\nwhere it has to be\n  ${excerpt(wanted, at)}`;
}

function headOf(text: unknown): string {
  return typeof text === 'string'
    ? `a text of ${text.length.toLocaleString('en-US')} characters`
    : String(text);
}

/** What a failed assertion prints: a few lines, however long the text is. */
export function describeMention(text: string, wanted: string | RegExp, at: number): string {
  const head = headOf(text);
  const sought = typeof wanted === 'string' ? JSON.stringify(wanted) : String(wanted);
  if (at >= 0)
    return `expected ${head} not to mention\n  ${sought}\nwhich it does here:\n  ${excerpt(text, at)}`;
  const place = nearest(text, typeof wanted === 'string' ? wanted : longestLiteral(wanted));
  const hint =
    place === null
      ? `nothing is near it; the text begins:\n  ${excerpt(text, 0)}`
      : `nearest:\n  ${excerpt(text, place)}`;
  return `expected ${head} to mention\n  ${sought}\n${hint}`;
}

/** Position of the longest matching prefix or suffix; null if hardly a word matches. */
function nearest(text: string, wanted: string): number | null {
  const beginning = longest(wanted, length => text.includes(wanted.slice(0, length)));
  const end = longest(wanted, length => text.includes(wanted.slice(wanted.length - length)));
  if (Math.max(beginning, end) < shortestHint) return null;
  return text.indexOf(beginning >= end ? wanted.slice(0, beginning) : wanted.slice(wanted.length - end));
}

/** The greatest length that is there: what holds for a length holds for all shorter ones. */
function longest(wanted: string, isThere: (length: number) => boolean): number {
  let [low, high] = [0, wanted.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isThere(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The longest literal part of a pattern. */
function longestLiteral({ source }: RegExp): string {
  const parts = source.replaceAll(/\\([/.?+*()[\]])/g, '$1').match(/[\w\s<>"'=,:;/-]+/g) ?? [];
  return parts.reduce((best, part) => (part.length > best.length ? part : best), '');
}

function excerpt(text: string, at: number): string {
  const from = Math.max(0, at - around / 2);
  const shown = text.slice(from, at + 2 * around).replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '…' : ''}${shown}${at + 2 * around < text.length ? '…' : ''}`;
}

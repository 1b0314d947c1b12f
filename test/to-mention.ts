import { expect } from 'vitest';

/*
 * `toContain` and `toMatch` print all of a page when they fail. This says what was looked for and shows the place that is
 * nearest to it.
 */

declare module 'vitest' {
  // With the parameters of the declaration that this one extends.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Holds for a text, such as a whole page, that contains this or matches it. */
    toMention: T extends string ? (wanted: string | RegExp) => R : never;
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
});

/** What a failed assertion prints: a few lines, however long the text is. */
export function describeMention(text: string, wanted: string | RegExp, at: number): string {
  const head = `a text of ${text.length.toLocaleString('en-US')} characters`;
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

/** Position of the longest matching prefix or suffix; null when hardly a word matches. */
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

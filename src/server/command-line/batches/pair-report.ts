import type { AlikeTexts } from '../../../contract/generation/likeness.ts';
import { terminal } from '../terminal.ts';

const narrowest = 60;
const widest = 180;
const gap = ' │ ';

type Parts = AlikeTexts['texts'][number]['one'];

/** Two similar pages side by side; common text is between ‹ and ›. */
export function describePair(
  { pair, texts }: AlikeTexts,
  width: number = terminal().stdout.columns || 100,
): string {
  const column = Math.floor((Math.min(widest, Math.max(narrowest, width)) - gap.length) / 2);
  const rule = `${'─'.repeat(column + 1)}┼${'─'.repeat(column + 1)}`;
  return [
    `${pair.likeness_percent}% similar${pair.is_live ? '; the second is a page of the live site' : ''}. Shared text is in ‹ ›.`,
    '',
    ...sideBySide(`/${pair.one}/`, `/${pair.other}/`, column),
    ...texts.flatMap(({ one, other }) => [rule, ...sideBySide(marked(one), marked(other), column)]),
  ].join('\n');
}

const marked = (parts: Parts) =>
  parts
    .map(({ text, is_shared }) => (is_shared && text.trim() !== '' ? around(text) : text))
    .join('')
    .trim();

/** Spaces at the ends stay outside. */
const around = (text: string) => text.replace(/\S(?:.*\S)?/s, '‹$&›');

function sideBySide(one: string, other: string, width: number): string[] {
  const [left, right] = [wrap(one, width), wrap(other, width)];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, line) =>
    `${(left[line] ?? '').padEnd(width)}${gap}${right[line] ?? ''}`.trimEnd(),
  );
}

/** Wraps lines at this many characters; cuts longer words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap(one => cut(one, width))) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

function cut(word: string, width: number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length; at += width) parts.push(word.slice(at, at + width));
  return parts;
}

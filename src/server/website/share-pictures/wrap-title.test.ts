import { expect, test } from 'vitest';
import { wrapTitle } from './wrap-title.ts';

/** A font whose letters are all half as wide as high. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;
const wrap = (title: string) => wrapTitle(title, 770, 234, widthOf);

test('a short title is as large as can be', () => {
  expect(wrap('About us')).toEqual({ size: 92, lines: ['About us'] });
});

test('a longer title takes more lines, then smaller letters', () => {
  expect(wrap('Junk Removal in Boca Raton')).toEqual({ size: 92, lines: ['Junk Removal in', 'Boca Raton'] });
  expect(wrap('Eviction and Foreclosure Cleanouts in Fort Lauderdale').size).toBe(70);
});

test('a title that never fits is cut at its end, with an ellipsis', () => {
  const { size, lines } = wrap('word '.repeat(80));
  expect(size).toBe(44);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(lines.length * size * 1.06).toBeLessThanOrEqual(234);
});

test('a word wider than the picture is cut at its edge', () => {
  const { lines } = wrap('w'.repeat(500));
  expect(lines).toHaveLength(1);
  expect(widthOf(lines[0] ?? '', 44)).toBeLessThanOrEqual(770);
});

test('an empty title has no lines', () => {
  expect(wrap('  ').lines).toEqual([]);
});

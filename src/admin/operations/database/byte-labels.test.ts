import { expect, test } from 'vitest';
import { byteLabel } from './byte-labels.ts';

test.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_536, '1.5 kB'],
  [250 * 1_024 ** 2, '250 MB'],
  [3 * 1_024 ** 5, '3072 TB'],
])('%d bytes read as %s', (bytes, words) => {
  expect(byteLabel(bytes)).toBe(words);
});

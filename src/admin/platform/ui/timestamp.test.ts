import { expect, test } from 'vitest';
import { ago } from './timestamp.tsx';
import { minuteOf } from './use-now.ts';

test('what happened a second ago was just now, also when the minute has turned since', () => {
  const turn = Date.parse('2026-03-01T12:00:00Z');
  for (const now of [turn - 500, turn, turn + 500, turn + 30_000])
    expect(ago(now - 1000 - minuteOf(now))).toBe('just now');
});

test('older times are told by their minutes and hours, and those to come as well', () => {
  expect(ago(-120_000)).toBe('2 minutes ago');
  expect(ago(3 * 3_600_000)).toBe('in 3 hours');
});

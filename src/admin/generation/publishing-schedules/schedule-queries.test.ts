import { expect, it } from 'vitest';
import { readAgainAfter } from './schedule-queries.ts';

it('a schedule is read again until its first step is seen, and while it publishes', () => {
  expect(readAgainAfter('waiting', 'completed')).toBe(1_000);
  expect(readAgainAfter('running', 'completed')).toBe(10_000);
  expect(readAgainAfter('waiting', 'approved')).toBe(false);
  expect(readAgainAfter('paused', 'completed')).toBe(false);
  expect(readAgainAfter(undefined, 'completed')).toBe(false);
});

import { expect, test } from 'vitest';
import { postDay } from './post-day.ts';

test('a post shows the day that it is where the business is', () => {
  const late = new Date('2026-11-22T04:30:00Z');
  expect(postDay(late, 'America/Chicago').shown).toBe('November 21, 2026');
  expect(postDay(late, 'America/Halifax').shown).toBe('November 22, 2026');
});

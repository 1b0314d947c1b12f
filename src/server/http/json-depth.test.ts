import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

test('depth counts arrays and objects inside each other', () => {
  expect(isDeeperThan({ a: [{ b: 'text' }] }, 3)).toBe(false);
  expect(isDeeperThan({ a: [{ b: 'text' }] }, 2)).toBe(true);
});

test('a hundred thousand levels are no trouble', () => {
  expect(isDeeperThan(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 64)).toBe(true);
});

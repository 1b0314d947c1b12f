import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { isDeeperThan, readJson } from './read-json.ts';

test('depth counts arrays and objects inside each other', () => {
  expect(isDeeperThan({ a: [{ b: 'text' }] }, 3)).toBe(false);
  expect(isDeeperThan({ a: [{ b: 'text' }] }, 2)).toBe(true);
});

test('reads a hundred thousand levels', () => {
  expect(isDeeperThan(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 64)).toBe(true);
});

test.each(['{"a":[{"toString":1}]}', '{"a":{"to\\u0053tring":null}}'])(
  'an object that can’t become a text is refused: %s',
  text => {
    expect(() => readJson('application/json', text)).toThrow(AppError);
  },
);

test('names that only look like it are taken', () => {
  const body = { constructor: 1, length: 2, text: 'the word "toString"', tostring: 3 };
  expect(readJson('application/json', JSON.stringify(body))).toEqual(body);
});

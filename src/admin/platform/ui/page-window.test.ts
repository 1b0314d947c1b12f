import { expect, test } from 'vitest';
import { lastPage, pageWindow } from './page-window.ts';

test('five numbers stand around the open page, and as many at either end', () => {
  expect(pageWindow(7, 20)).toEqual([5, 6, 7, 8, 9]);
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(2, 20)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(19, 20)).toEqual([16, 17, 18, 19, 20]);
  expect(pageWindow(20, 20)).toEqual([16, 17, 18, 19, 20]);
});

test('a short list has fewer numbers', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 3)).toEqual([1, 2, 3]);
});

test('a page beyond the end of the list has its last numbers', () => {
  expect(pageWindow(10_000_000, 20)).toEqual([16, 17, 18, 19, 20]);
});

test('where counting stopped early there is at least one more page while something follows', () => {
  const list = { total: 1_000, total_is_exact: false, next_cursor: 'x' };
  expect(lastPage(list, 1, 50)).toBe(20);
  expect(lastPage(list, 40, 50)).toBe(41);
  expect(lastPage({ ...list, next_cursor: null }, 40, 50)).toBe(40);
  expect(lastPage({ total: 101, total_is_exact: true, next_cursor: null }, 1, 50)).toBe(3);
  expect(lastPage({ total: 0, total_is_exact: true, next_cursor: null }, 1, 50)).toBe(1);
});

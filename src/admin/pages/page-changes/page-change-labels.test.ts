import { expect, test } from 'vitest';
import { leftLabel } from './page-change-labels.ts';

const undoes = '00000000-0000-4000-8000-000000000000';

test('pages that a change left alone are counted with the reason', () => {
  const of = { unchanged_pages: 2, missing_pages: 1, problem_count: 0, conflict_count: 0 };
  expect(leftLabel({ ...of, action: 'archive', undoes: null })).toBe(
    '2 unchanged already · 1 no longer there',
  );
  expect(leftLabel({ ...of, action: 'archive', undoes })).toBe(
    '2 changed since and left alone · 1 no longer there',
  );
  expect(leftLabel({ ...of, action: 'archive', undoes, unchanged_pages: 0, missing_pages: 0 })).toBe('');
  expect(
    leftLabel({
      action: 'move',
      undoes: null,
      unchanged_pages: 0,
      missing_pages: 0,
      problem_count: 1,
      conflict_count: 2,
    }),
  ).toBe('1 left out · 2 conflicts found');
});

test('a deleted page that can’t come back is not called changed', () => {
  expect(
    leftLabel({
      action: 'delete',
      undoes,
      unchanged_pages: 1,
      missing_pages: 0,
      problem_count: 0,
      conflict_count: 0,
    }),
  ).toBe('1 still deleted');
});

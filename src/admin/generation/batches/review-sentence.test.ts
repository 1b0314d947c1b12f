import { expect, test } from 'vitest';
import { reviewSentence } from './review-sentence.ts';

const planned = {
  total_planned: 30,
  total_skipped: 0,
  total_duplicates: 0,
  update_existing: false,
  page_status: 'published',
} as const;
const held = { pages: 3, pages_held: 1, places: 3, places_held: 1, keywords: 1, keywords_held: 0 };
const inPart = { ...held, first_places: [], first_keywords: [] };
const blockers = [
  { label: 'outside your areas and services', held: inPart },
  { label: 'too little to say', held: inPart },
  { label: 'too similar', held: null },
];
const passes = { state: 'done', progress: 1, verdict: 'passes' } as const;

test('a planned batch is summed up in one line', () => {
  expect(reviewSentence(planned, [], passes)).toBe('30 pages will be created · similarity: different enough');
  expect(
    reviewSentence({ ...planned, total_planned: 1, total_skipped: 2, page_status: 'draft' }, [], undefined),
  ).toBe('1 page will be created as a draft, then published gradually · 2 skipped for the reasons below');
  expect(
    reviewSentence({ ...planned, update_existing: true, total_duplicates: 3 }, blockers, {
      state: 'computing',
      progress: 0.406,
      verdict: 'unknown',
    }),
  ).toBe(
    '30 pages will be created or updated · 3 left out as repeated · outside your areas and services · too little to say · similarity: forecast running, 40%',
  );
});

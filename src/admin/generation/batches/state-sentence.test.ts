import { expect, test } from 'vitest';
import type { Batch } from '../../../contract/generation/batches.ts';
import { stateSentence } from './state-sentence.ts';

const at = '2027-03-08T15:00:00.000Z';
const planned = {
  status: 'planning',
  is_planned: true,
  is_reverting: false,
  is_deleting: false,
  reverted_at: null,
  can_resume: false,
  page_status: 'published',
  total_planned: 10,
  total_completed: 0,
  total_failed: 0,
  updated_at: at,
} as Batch;
const says = (changes: Partial<Batch>, { minutes = 0 } = {}) =>
  stateSentence({ ...planned, ...changes }, Date.parse(at) + minutes * 60_000);

test('a planned batch is to be approved', () => {
  expect(says({})).toBe('Planned. Check the addresses below, then approve the plan.');
  expect(says({ total_planned: 0 })).toBe('Planned. Nothing to generate.');
});

test('a completed batch says what failed', () => {
  const done = { status: 'completed', total_completed: 10 } as const;
  expect(says(done)).toBe('Completed.');
  expect(says({ ...done, total_failed: 2, page_status: 'draft' })).toBe(
    'Completed, but 2 pages failed. See the causes below. Its pages were made as drafts.',
  );
  expect(says({ ...done, total_completed: 0, total_failed: 10 })).toMatch(/no page could be made/);
  expect(says({ ...done, total_completed: 0 })).toBe('Completed. There was no page to make.');
});

test('a batch that has not moved for a quarter of an hour says what can be done', () => {
  expect(says({ status: 'generating' }, { minutes: 14 })).toMatch(/^Generating\. You can leave/);
  expect(says({ status: 'generating' }, { minutes: 16 })).toContain('Emergency Cleanup');
});

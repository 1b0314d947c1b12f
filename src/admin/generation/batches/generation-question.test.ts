import { expect, test } from 'vitest';
import type { GenerationPreview } from '../../../contract/generation/batch-reports.ts';
import { generationQuestion } from './generation-question.ts';

type Ready = GenerationPreview['ready'][number];
const batch = (changes: Partial<Ready>): Ready => ({
  id: 'b',
  name: 'Batch',
  pages: 1,
  page_status: 'published',
  needs_approval: true,
  verdict_text: '',
  ...changes,
});

test.each<[string, Ready[]]>([
  ['Nothing can be generated now.', []],
  ['Approve and publish 1 page?', [batch({})]],
  [
    'Approve and publish 1,200 pages?',
    [batch({ pages: 1_000 }), batch({ pages: 200, needs_approval: false })],
  ],
  ['Publish 3 pages?', [batch({ pages: 3, needs_approval: false })]],
  ['Approve and generate 2 pages as drafts?', [batch({ pages: 2, page_status: 'draft' })]],
  [
    'Approve and generate 3 pages, 2 of them as drafts?',
    [batch({}), batch({ pages: 2, page_status: 'draft' })],
  ],
])('the question is “%s”', (question, ready) => {
  expect(generationQuestion(ready)).toBe(question);
});

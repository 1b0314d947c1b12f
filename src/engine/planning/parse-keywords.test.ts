import { expect, test } from 'vitest';
import { parseKeywords } from './parse-keywords.ts';

test('keywords are trimmed, blanks and duplicates dropped and counted', () => {
  expect(parseKeywords(' junk  removal \n\nHauling\nJUNK removal')).toEqual({
    total_lines: 4,
    empty_lines: 1,
    duplicate_count: 1,
    rejected_count: 0,
    keywords: ['junk removal', 'Hauling'],
    rejected: [],
  });
});

test('lines that are too long are rejected, a bounded number of them listed', () => {
  const { keywords, rejected, rejected_count } = parseKeywords(`a\n${`${'x'.repeat(201)}\n`.repeat(1_100)}`);
  expect(keywords).toEqual(['a']);
  expect(rejected_count).toBe(1_100);
  expect(rejected).toHaveLength(1_000);
  expect(rejected[0]).toMatchObject({
    line_number: 2,
    suggestion: 'This line has 201 characters. Put each keyword on a line of its own.',
  });
});

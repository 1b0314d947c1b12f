import { expect, test } from 'vitest';
import { describePair } from './pair-report.ts';

const part = (text: string, is_shared = false) => ({ text, is_shared });

test('two pages stand side by side, what both say in marks, nothing wider than the terminal', () => {
  const report = describePair(
    {
      pair: { likeness_percent: 91, one: 'hauling-miami-fl', other: 'hauling-tampa-fl', is_live: true },
      texts: [
        {
          section_id: 'intro',
          one: [part('We haul everything you want gone ', true), part('by boat')],
          other: [part('We haul everything you want gone ', true), part(`by ${'x'.repeat(70)}`)],
        },
        { section_id: 'more', one: [], other: [part('Only here')] },
      ],
    },
    60,
  );
  expect(report.split('\n')).toEqual([
    '91% similar; the second is a page of the live site. Shared text is in ‹ ›.',
    '',
    '/hauling-miami-fl/           │ /hauling-tampa-fl/',
    '─────────────────────────────┼─────────────────────────────',
    '‹We haul everything you want │ ‹We haul everything you want',
    'gone› by boat                │ gone› by',
    `                             │ ${'x'.repeat(28)}`,
    `                             │ ${'x'.repeat(28)}`,
    `                             │ ${'x'.repeat(14)}`,
    '─────────────────────────────┼─────────────────────────────',
    '                             │ Only here',
  ]);
});

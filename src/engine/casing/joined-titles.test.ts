import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { JoinedTitles } from './joined-titles.ts';
import { titleCase } from './text-casing.ts';

const word = fc.constantFrom(
  'junk',
  'hvac',
  'in',
  'or',
  'de',
  'la',
  'IN',
  'St.',
  'ft.',
  'mcDonald',
  'o’fallon',
  '24/7',
  '1,',
  'me,',
  'al',
  "it's",
  'a.b.com',
  '-',
  '(fl)',
  '\n\n',
  'ß',
  '',
);
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '', '  ')), { maxLength: 5 })
  .map(parts => parts.flat().join(''));

test('a title of two texts is the title of the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 6 }), pairs => {
      const titles = new JoinedTitles(' in ');
      for (const [first, second] of [...pairs, ...pairs])
        expect(titles.of(first, second)).toBe(titleCase(`${first} in ${second}`));
    }),
    { numRuns: 3_000 },
  );
});

test('texts longer than a name are not remembered, and read the same', () => {
  const titles = new JoinedTitles(' in ');
  const long = 'junk removal '.repeat(20);
  expect([titles.of(long, long), titles.of(long, long)]).toEqual(
    Array.from({ length: 2 }, () => titleCase(`${long} in ${long}`)),
  );
});

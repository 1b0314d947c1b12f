import { describe, expect, test } from 'vitest';
import { MAX_ISSUES, MAX_TEXT_LENGTH } from '../limits.ts';
import {
  findForeignPlaceholders,
  foreignPlaceholderIssues,
  replaceForeignPlaceholders,
} from './foreign-placeholders.ts';

const names = ['keyword', 'city', 'state'];

describe('other tools’ placeholders', () => {
  const forms = [
    '{city}',
    '{ City }',
    '[city]',
    '[[city]]',
    '[City Name]',
    '%city%',
    '%%city%%',
    '#city#',
    '##city##',
    '<<city>>',
    '<city>',
    '«City»',
    '${city}',
    '{%city%}',
    '{{{city}}}',
    '*|CITY|*',
    '{{town}}',
    '{{city-name}}',
    '{{contact.city}}',
    '{{ Location }}',
  ];

  test.each(forms)('%j is offered as {{city}}', form => {
    const text = `Movers in ${form}, today`;
    expect(findForeignPlaceholders(text, names)).toMatchObject([
      { at: 10, written: form, replacement: '{{city}}' },
    ]);
    expect(replaceForeignPlaceholders(text, names)).toBe('Movers in {{city}}, today');
  });

  test('other tools’ placeholders are replaced all at once, each by its own field', () => {
    expect(
      replaceForeignPlaceholders('{keyword} in [town], %state_code% #service# {{Fast|Quick}}', names),
    ).toBe('{{keyword}} in {{city}}, {{state}} {{keyword}} {Fast|Quick}');
  });

  test('other tools’ placeholders are told with line and column, and the form that works', () => {
    expect(foreignPlaceholderIssues('Hello\nin [city] and {{Fast|Quick}}', names)).toMatchObject([
      { line: 2, column: 4, message: '“[city]” would be shown as it is. Write {{city}}.' },
      { line: 2, column: 15, message: 'Double braces hold a field’s name. Write the choice {Fast|Quick}.' },
    ]);
    expect(foreignPlaceholderIssues('{{town}}', names)[0]?.message).toBe(
      'No field is named town. Write {{city}}.',
    );
  });

  test('other tools’ placeholders of no field here have no replacement, and stay as they are', () => {
    expect(findForeignPlaceholders('Call [phone]', names)).toMatchObject([
      { replacement: null, message: '“[phone]” would be shown as it is. Write the words.' },
    ]);
    expect(replaceForeignPlaceholders('Call [phone] in [city]', names)).toBe('Call [phone] in {{city}}');
  });

  test('other tools’ placeholders follow the fields that there are', () => {
    expect(replaceForeignPlaceholders('[offer] in {{town}}', [...names, 'offer', 'town'])).toBe(
      '{{offer}} in {{town}}',
    );
    expect(replaceForeignPlaceholders('[city], [company]', ['business_city', 'name'])).toBe(
      '{{business_city}}, {{name}}',
    );
  });
});

test('in a text without fields every placeholder is told, the program’s own too', () => {
  const found = findForeignPlaceholders('{{city}}, [state], {{county}}, {{Fast|Quick}}', [], {
    isFilled: false,
  });
  expect(found.map(({ written, replacement }) => [written, replacement])).toEqual([
    ['{{city}}', null],
    ['[state]', null],
    ['{{county}}', null],
    ['{{Fast|Quick}}', null],
  ]);
  expect(findForeignPlaceholders('{{city}}', names, { isFilled: false })).toMatchObject([
    { replacement: '{{city}}' },
  ]);
});

describe('ordinary prose', () => {
  const fine = [
    '100% satisfaction, 50% off, #1 in town',
    'He said “movving” [sic] and left [laughs].',
    '{fast|quick} {{keyword}} in {{city}}, {{ State }}',
    '{a {{city}} move|the {{keyword}} {we|they} do}',
    '{{county}}, {{zip}}, {{drop_off}}, {{fact:county.drop_off}}',
    'Read [city](https://example.com) and [city][1].\n[city]: https://example.com',
    '5 < 7 > 3, <b>bold</b>, <br>, a<b',
    'Use {name} or {id} in your code; [1], [a], {a}, {}',
    '20% city tax and 5% state tax',
    '#movers #city #state #hashtag, https://example.com/#city#state',
    'https://example.com/?q=a%20city%20tour',
    '50%city%',
    '*|FNAME|* * | *',
    'C# and F# are keys, # city # of note',
    '{{specialty}} and {{neighborhood}}',
    '«Ciudad»',
  ];

  test.each(fine)('%j has none', text => {
    expect(findForeignPlaceholders(text, names)).toEqual([]);
  });

  test('ordinary prose is read in time that grows with its length alone', () => {
    const texts = ['{'.repeat(50_000), '[a'.repeat(40_000), `{{${'a|'.repeat(40_000)}`, '% a'.repeat(30_000)];
    for (const text of texts) {
      const from = performance.now();
      expect(findForeignPlaceholders(text, names)).toEqual([]);
      expect(performance.now() - from).toBeLessThan(1_000);
    }
  });

  test('ordinary prose is read up to a limit', () => {
    expect(findForeignPlaceholders('[city]'.padEnd(MAX_TEXT_LENGTH + 1), names)).toEqual([]);
    expect(findForeignPlaceholders('[city] '.repeat(MAX_ISSUES + 5), names)).toHaveLength(MAX_ISSUES);
  });
});

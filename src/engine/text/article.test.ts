import { describe, expect, test } from 'vitest';
import { articleFor } from './article.ts';
import { compileText, fillText } from './compile-text.ts';

test.each([
  ['attic cleanout', 'an'],
  ['Orlando', 'an'],
  ['hot tub removal', 'a'],
  ['hour', 'an'],
  ['hourly rental', 'an'],
  ['honest crew', 'an'],
  ['house', 'a'],
  ['used sofa', 'a'],
  ['unit', 'a'],
  ['uniform', 'a'],
  ['uninsured load', 'an'],
  ['urgent visit', 'an'],
  ['umbrella', 'an'],
  ['European bed', 'a'],
  ['one-time visit', 'a'],
  ['oven', 'an'],
  ['MRI', 'an'],
  ['TV mount', 'a'],
  ['SUV', 'an'],
  ['hvac repair', 'an'],
  ['HVAC REPAIR', 'an'],
  ['HOT TUB REMOVAL', 'a'],
  ['USA tour', 'a'],
  ['X-ray', 'an'],
  ['U-shaped sofa', 'a'],
  ['e-waste pickup', 'an'],
  ['8-yard dumpster', 'an'],
  ['11-foot truck', 'an'],
  ['18,000 lb load', 'an'],
  ['180-day plan', 'a'],
  ['1-day visit', 'a'],
  ['10-yard dumpster', 'a'],
  ['Évian', 'an'],
  ['“attic” cleanout', 'an'],
  ['', 'a'],
  ['★', 'a'],
])('“%s” has the article %s', (words, article) => {
  expect(articleFor(words)).toBe(article);
});

describe('{{a keyword}}', () => {
  const fill = (text: string, keyword: string | undefined, kind: 'prose' | 'title' | 'plain' = 'prose') =>
    fillText(compileText(text, { kind, key: 'x' }), keyword === undefined ? {} : { keyword }, 1);

  test('{{a keyword}} agrees with the value, also at the start of a sentence and in a title', () => {
    expect(fill('Book {{a keyword}} today.', 'attic cleanout')).toBe('Book an attic cleanout today.');
    expect(fill('Book {{ An Keyword }} today.', 'hot tub removal')).toBe('Book a hot tub removal today.');
    expect(fill('{{a keyword}} is quick.', 'attic cleanout')).toBe('An attic cleanout is quick.');
    expect(fill('Book {{a keyword}} now', 'attic cleanout', 'title')).toBe('Book an Attic Cleanout Now');
    expect(fill('{{a keyword}}', 'attic cleanout', 'title')).toBe('An Attic Cleanout');
  });

  test('{{a keyword}} agrees with each choice of a value', () => {
    const read = (seed: number) =>
      fillText(
        compileText('Book {{a keyword}}.', { kind: 'prose', key: 'x' }),
        { keyword: '{attic|{hot tub|oven}} removal' },
        seed,
      );
    expect(new Set(Array.from({ length: 60 }, (_, seed) => read(seed)))).toEqual(
      new Set(['Book an attic removal.', 'Book a hot tub removal.', 'Book an oven removal.']),
    );
  });

  test('{{a keyword}} without a value is the field’s name, as everywhere', () => {
    expect(fill('Book {{a keyword}}.', undefined)).toBe('Book [keyword].');
  });

  test('needs the field and no other, and leaves the choices beside it as they were', () => {
    const compiled = compileText('{{a keyword}} or {{keyword}}', { kind: 'prose', key: 'x' });
    expect(new Set(compiled.names)).toEqual(new Set(['keyword']));
    const read = (text: string) =>
      fillText(compileText(text, { kind: 'plain', key: 'x' }), { keyword: 'oven' }, 5).at(-1);
    expect(read('{{a keyword}} {a|b|c|d}')).toBe(read('{{keyword}} {a|b|c|d}'));
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldValues } from './field-values.ts';
import { slug } from './slug.ts';
import { compileSlugPattern } from './slug-pattern.ts';

describe('slug', () => {
  test('is lower case with hyphens for spaces', () => expect(slug('  Junk  Removal ')).toBe('junk-removal'));
  test('folds accents to plain letters', () => {
    expect(slug('Cañon São Ærø Straße Łódź Þór Œuvre İzmir ﬁ')).toBe(
      'canon-sao-aero-strasse-lodz-thor-oeuvre-izmir-fi',
    );
  });
  test('drops everything else', () =>
    expect(slug("St. Lucie's (24/7) — best! ★")).toBe('st-lucies-247-best'));
  test('has no hyphens at its ends or side by side', () => expect(slug('--a - b--')).toBe('a-b'));
  test('of a slug is the slug, and its form is always the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const made = slug(text);
        expect(made).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug(made)).toBe(made);
      }),
    );
  });
});

describe('a pattern', () => {
  const values = { keyword: 'Junk Removal', city: 'Port St. Lucie', state: 'FL', specialty: 'Eyes' };
  const fillWith = (given: FieldValues, pattern: string, names?: string[]) => {
    const { fill } = compileSlugPattern(pattern, names);
    return fill(given);
  };
  const fill = (pattern: string, names?: string[]) => fillWith(values, pattern, names);

  test('a pattern takes known bare words and placeholders for variables', () => {
    expect(fill('keyword-in-city-state')).toBe('junk-removal-in-port-st-lucie-fl');
    expect(fill('/{{ City }}/best {{keyword}}/')).toBe('port-st-luciebest-junk-removal');
    expect(compileSlugPattern('State-{{city}}-city').variables).toEqual(['state', 'city']);
  });
  test('a pattern takes other words and parts of words for text', () => {
    expect(fill('cityscape-keyword_2-specialty-city')).toBe('cityscape-keyword2-specialty-port-st-lucie');
  });
  test('a pattern takes further names for variables when they are given', () => {
    expect(fill('specialty-city', ['Specialty'])).toBe('eyes-port-st-lucie');
  });
  test('a pattern puts the name of a variable where its value is missing', () => {
    expect(fillWith({ keyword: ' ' }, 'keyword-city')).toBe('keyword-city');
    expect(fillWith({}, '{{zip_code}}')).toBe('zipcode');
  });
  test('a pattern is empty when a value leaves nothing of an address', () => {
    expect(fillWith({ keyword: '★' }, 'keyword-city')).toBe('');
  });
  test('a pattern without a variable is an issue', () => {
    expect(compileSlugPattern('about us').issues).toMatchObject([
      { code: 'no-variable', line: 1, column: 1 },
    ]);
    expect(fillWith({}, 'about us')).toBe('about-us');
    expect(fillWith({}, '')).toBe('');
  });
  test('a pattern with a slash inside is an issue, at its ends it is not', () => {
    expect(compileSlugPattern('/city/').issues).toEqual([]);
    expect(compileSlugPattern('city/keyword').issues).toMatchObject([
      { code: 'slash-in-pattern', column: 5 },
    ]);
  });
  test('a pattern that is too long is cut', () => {
    const { issues, fill } = compileSlugPattern(`city-${'x'.repeat(1_000)}`);
    expect(issues.map(issue => issue.code)).toEqual(['too-long']);
    expect(fill(values)).toHaveLength(209);
  });
  test('always gives a tidy slug', () => {
    const part = fc.constantFrom('-', '--', ' ', '/', '{{city}}', 'keyword', 'in', '★', 'é', 'x');
    fc.assert(
      fc.property(fc.array(part), fc.string(), fc.string(), (parts, city, keyword) => {
        const made = fillWith({ city, keyword }, parts.join(''));
        expect(slug(made)).toBe(made);
      }),
    );
  });
});

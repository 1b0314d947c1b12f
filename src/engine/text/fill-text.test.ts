import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileText, fillText } from './compile-text.ts';
import { createPreparePage } from './field-values.ts';
import { previewText } from './preview-text.ts';

const values = { city: 'Boca Raton', state: 'fl', keyword: 'junk removal' };

function fill(text: string, given: Record<string, string> = values, seed = 1): string {
  return fillText(compileText(text, { kind: 'plain', key: 'test' }), given, seed);
}
function prose(text: string, given: Record<string, string> = values, seed = 1): string {
  return fillText(compileText(text, { kind: 'prose', key: 'test' }), given, seed);
}
const seeds = Array.from({ length: 300 }, (_, seed) => seed);

describe('placeholders', () => {
  test('placeholders take their values', () =>
    expect(fill('{{keyword}} in {{ CITY }}')).toBe('junk removal in Boca Raton'));
  test('placeholders without a value show their name', () => {
    expect(fill('{{city}} {{zip}} {{constructor}}', { city: ' ' })).toBe('[city] [zip] [constructor]');
    expect(prose('{{zip}} is near. {{city}}', {})).toBe('[zip] is near. [city]');
  });
  test('find names in any case', () => expect(fill('{{zip_code}}', { Zip_Code: '33432' })).toBe('33432'));
  test('placeholders take anything but text for missing', () => {
    const page = createPreparePage({ names: ['city'], articles: [false], facts: [] })(
      JSON.parse('{"City": 5}'),
      1,
    );
    expect(page.values[0]?.casings[0]).toBe('[city]');
  });
  test('placeholders have their values cut at the limit', () => {
    expect(fill('{{city}}', { city: 'x'.repeat(20_000) })).toHaveLength(10_000);
  });
  test('placeholders are listed in order, once each', () => {
    const text = '{{city}} {{{keyword}}|{{city}}|{{state}}}';
    expect(compileText(text, { kind: 'prose', key: 'x' }).names).toEqual(['city', 'keyword', 'state']);
  });
});

test('an article of a value with choices belongs to each choice; an empty one has none', () => {
  const given = { keyword: '{attic cleanout|house cleanout|}' };
  const texts = new Set(seeds.map(seed => fill('book {{a keyword}}', given, seed)));
  expect([...texts].toSorted()).toEqual(['book ', 'book a house cleanout', 'book an attic cleanout']);
});

describe('casing', () => {
  test('casing follows the kind of the text', () => {
    const preview = (kind: 'prose' | 'title') =>
      previewText({ text: '{{keyword}} in {{state}}', values, seed: 1, kind }).text;
    expect(preview('prose')).toBe('Junk removal in FL');
    expect(preview('title')).toBe('Junk Removal in FL');
    expect(fill('{{keyword}} in {{state}}')).toBe('junk removal in fl');
  });
  test('raises a state value that is a word', () => {
    expect(prose('made in {{state}} today', { state: 'in' })).toBe('Made in IN today');
    expect(prose('{a{{state}}|b{{state}}}', { state: 'in' })).toMatch(/^[AB]in$/);
  });
  test('treats a value in the middle of punctuation like text', () => {
    expect(prose('see {{url}}. then {{keyword}}!', { url: 'x.com', keyword: 'go' })).toBe(
      'See x.com. Then go!',
    );
    expect(prose('{|so }{{keyword}}', { keyword: '24/7 help' })).toMatch(/^(So )?24\/7 help$/);
  });
  test('casing is the same for a value seen before', () => {
    const compiled = compileText('{{city}} and {{city}}', { kind: 'prose', key: 'x' });
    expect(fillText(compiled, { city: 'miami' }, 1)).toBe('Miami and miami');
    expect(fillText(compiled, { city: 'miami' }, 1)).toBe('Miami and miami');
  });
});

describe('values with braces', () => {
  test('values with braces have their well-formed groups spun, nested ones too', () => {
    const given = { keyword: '{junk|{trash|rubbish}} removal' };
    const readings = new Set(seeds.map(seed => fill('{{keyword}}', given, seed)));
    expect([...readings].sort()).toEqual(['junk removal', 'rubbish removal', 'trash removal']);
  });
  test('values with braces keep placeholders as text', () => {
    expect(fill('{{a}}', { a: '{{city}}', city: 'Miami' })).toBe('{{city}}');
    expect(fill('{{a}}', { a: '{x {{city}}|x {{city}}}', city: 'Miami' })).toBe('x {{city}}');
  });
  test('values with braces stay literal when malformed, groups and all', () => {
    expect(fill('a {{x}} b', { x: '{y|z} {' })).toBe('a {y|z} { b');
  });
  test('values with braces can never break the text around them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{', '}', '|', '{{', 'x', '{a|b}')),
        fc.integer(),
        (parts, seed) => {
          const filled = fill('{one|two} {{x}} {three|four {{x}}}', { x: parts.join('') }, seed);
          const empty = fill('{one|two} {{x}} {three|four {{x}}}', { x: '#' }, seed);
          fc.pre(parts.join('') !== '');
          expect(filled.startsWith(empty.slice(0, 4))).toBe(true);
          expect(/ (three|four .*)$/s.test(filled)).toBe(true);
        },
      ),
    );
  });
  test('remember their values without end in sight', () => {
    const compiled = compileText('{{x}}', { kind: 'plain', key: 'x' });
    const filled = Array.from({ length: 6_000 }, (_, index) => fillText(compiled, { x: `v${index}` }, 1));
    expect(filled.at(-1)).toBe('v5999');
  });
});

describe('picks', () => {
  test('choices reach every option', () => {
    const readings = new Set(seeds.map(seed => fill('{a|b|{c|d}|}', values, seed)));
    expect([...readings].sort()).toEqual(['', 'a', 'b', 'c', 'd']);
  });
  test('choices reach every option of any group', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.string({ maxLength: 10 }), (count, key) => {
        const text = `{${Array.from({ length: count }, (_, index) => `o${index}`).join('|')}}`;
        const compiled = compileText(text, { kind: 'plain', key });
        expect(new Set(seeds.map(seed => fillText(compiled, {}, seed))).size).toBe(count);
      }),
    );
  });
  test('differ between texts of different keys', () => {
    const text = '{a|b|c|d}{a|b|c|d}{a|b|c|d}{a|b|c|d}';
    const [one, other] = ['one', 'other'].map(key => compileText(text, { kind: 'plain', key }));
    expect(
      one && other && seeds.filter(seed => fillText(one, {}, seed) === fillText(other, {}, seed)).length,
    ).toBeLessThan(10);
  });
  test('choices do not change when words around them do', () => {
    const before = seeds.map(seed => fill('{a|b} x {c|d}', values, seed).replace(' x ', ''));
    const after = seeds.map(seed =>
      fill('{a|b} longer words {c|d} {e|f}', values, seed).replace(' longer words ', '').slice(0, 2),
    );
    expect(after).toEqual(before);
  });
});

describe('any text', () => {
  const wellFormed = fc.letrec<{ text: string; part: string }>(tie => ({
    text: fc.array(tie('part'), { maxLength: 5 }).map(parts => parts.join('')),
    part: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('fast ', 'we. ', 'é', '{{city}}'),
      fc.array(tie('text'), { minLength: 2, maxLength: 3 }).map(options => `{ ${options.join('|')}}`),
    ),
  })).text;

  test('any text gives the same text for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (text, seed) => {
        expect(prose(text, values, seed)).toBe(prose(text, values, seed));
      }),
    );
  });
  test('any text has no braces left when its groups are well formed', () => {
    fc.assert(
      fc.property(wellFormed, fc.integer(), (text, seed) => {
        expect(prose(text, values, seed)).not.toMatch(/[{}|]/);
      }),
    );
  });
  test('any text is unchanged apart from casing when it has no braces and escapes', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const plain = text.replace(/[{}]/g, '').replace(/\\(?=[|\\])/g, '');
        expect(fill(plain)).toBe(plain);
        expect(prose(plain).toLowerCase()).toBe(plain.toLowerCase());
      }),
    );
  });
});

describe('hostile text', () => {
  const texts = [
    '{'.repeat(100_000),
    '}'.repeat(100_000),
    '{a|'.repeat(33_000),
    '{{ '.repeat(33_000),
    `{{${' '.repeat(99_000)}`,
    '!"'.repeat(50_000),
    `${"'".repeat(99_000)}x`,
    'mt, '.repeat(25_000),
    `${'\n'.repeat(99_000)}a`,
    '{{city}} '.repeat(11_000),
    'x'.repeat(1_000_000),
  ];

  test('hostile text is filled in time and within bounds', () => {
    const values = { city: '{a|b}'.repeat(2_000) };
    for (const text of texts) {
      for (const kind of ['prose', 'title', 'slug'] as const) {
        const preview = previewText({ text, values, seed: 1, kind });
        expect(preview.text.length).toBeLessThanOrEqual(2_500_000);
        expect(preview.issues.length).toBeLessThanOrEqual(101);
      }
    }
  });
});

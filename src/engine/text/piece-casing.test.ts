import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileField } from './compile-text.ts';
import { createPreparePage } from './field-values.ts';
import { createNameSlots } from './piece.ts';
import { writeCased, writePieces } from './write-pieces.ts';

function compile(text: string, kind: 'prose' | 'title') {
  const slots = createNameSlots();
  const field = compileField(text, { kind, key: 1, slots });
  return { field, preparePage: createPreparePage(slots) };
}

const isCasedEarly = (text: string, kind: 'prose' | 'title' = 'prose') =>
  compile(text, kind).field.casedPieces !== null;

describe('cases at compile time', () => {
  test('a text like most texts of a template is cased at compile time', () => {
    expect(
      isCasedEarly(
        "{Need|Looking for} {{keyword}} in {{city}}, {{state}}? {{city}}'s crews are (really) near.",
      ),
    ).toBe(true);
    expect(isCasedEarly('{fast|{easy|quick}} {{keyword}} in {{city}}', 'title')).toBe(true);
    expect(isCasedEarly('the “{{city}}” way: ({{keyword}}), our {|very }fast')).toBe(true);
  });

  test('not where options end differently', () => {
    expect(isCasedEarly('{hello.|hello} you')).toBe(false);
    expect(isCasedEarly('{|so} you')).toBe(false);
  });

  test('not where a word runs over a seam', () => {
    expect(isCasedEarly('{{item}}s')).toBe(false);
    expect(isCasedEarly('pre{{item}}')).toBe(false);
    expect(isCasedEarly('{item|piece}s')).toBe(false);
    expect(isCasedEarly('{{city}}-based')).toBe(false);
    expect(isCasedEarly('{{city}}.{com|net}')).toBe(false);
    expect(isCasedEarly('({-|+})')).toBe(false);
  });

  test('not where a word waits for what follows', () => {
    expect(isCasedEarly('sofas, or {{keyword}}')).toBe(false);
    expect(isCasedEarly('near mt{. dora| dora}')).toBe(false);
  });

  test('not where a blank line may run over a seam', () => {
    expect(isCasedEarly('one\n{| }\ntwo')).toBe(false);
  });
});

describe('early and late casing', () => {
  const word = fc.constantFrom(
    ...'a we haul Miami iPhone in or mt st fl FL tv 5 33 x.com p.m U.S de the "so (ok end) www.x.y www. @me same-day é ß — | - : s'.split(
      ' ',
    ),
    "'s",
    '’s',
    "'",
  );
  const mark = fc.constantFrom(
    '',
    '',
    ' ',
    ' ',
    ' ',
    ' ',
    '. ',
    '. ',
    ', ',
    '.',
    ',',
    '! ',
    '? ',
    '\n',
    '\n\n',
    ': ',
    '...',
    ';',
    '"',
    ')',
    '(',
    '-',
    "'",
    '…',
  );
  const name = fc.constantFrom('{{city}}', '{{state}}', '{{keyword}}', '{{x}}');
  const { text } = fc.letrec<{ text: string; part: string; group: string }>(tie => ({
    text: fc.array(tie('part'), { maxLength: 8 }).map(parts => parts.join('')),
    part: fc
      .tuple(
        fc.oneof(
          { weight: 5, arbitrary: word },
          { weight: 3, arbitrary: name },
          { weight: 2, arbitrary: tie('group') },
        ),
        mark,
      )
      .map(parts => parts.join('')),
    group: fc.array(tie('text'), { minLength: 2, maxLength: 3 }).map(options => `{${options.join('|')}}`),
  }));
  const value = fc.oneof(
    fc
      .array(fc.tuple(word, fc.constantFrom('', ' ', ' ', '. ', ', ')), { maxLength: 4 })
      .map(parts => parts.flat().join('')),
    fc.constantFrom(
      'Port St. Lucie',
      'junk removal',
      'The Villages',
      'fl',
      'in',
      'Florida',
      'Boca del Mar',
      'old tv',
      '{a|b} c',
      '',
    ),
  );

  test('give the same text wherever casing is early and values are tame', () => {
    const values = fc.record({ city: value, state: value, keyword: value, x: value });
    const kinds = fc.constantFrom('prose' as const, 'title' as const);
    fc.assert(
      fc.property(text, kinds, values, fc.integer(), (source, kind, given, seed) => {
        const { field, preparePage } = compile(source, kind);
        const page = preparePage(given, seed);
        fc.pre(field.casedPieces !== null && page.isTame);
        expect(writePieces(field.casedPieces, page)).toBe(writeCased(field.pieces, page, kind));
      }),
      { numRuns: 3_000 },
    );
  });

  test('give the same text wherever a pick is cased early and values are tame', () => {
    const values = fc.record({ city: value, state: value, keyword: value, x: value });
    const kinds = fc.constantFrom('prose' as const, 'title' as const);
    const seeds = fc.array(fc.integer(), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(text, kinds, values, seeds, (source, kind, given, some) => {
        const { field, preparePage } = compile(source, kind);
        const { pickedCasing } = field;
        fc.pre(pickedCasing !== null && preparePage(given, 0).isTame);
        // Each twice: computed, then from the cache.
        const cased = [...some, ...some].flatMap(seed => {
          const picked = pickedCasing.of(seed);
          const page = preparePage(given, seed);
          return picked
            ? [{ early: writePieces(picked, page), late: writeCased(field.pieces, page, kind) }]
            : [];
        });
        expect(cased.map(one => one.early)).toEqual(cased.map(one => one.late));
      }),
      { numRuns: 1_000 },
    );
  });

  test('a text that ends differently is cased for each of its picks', () => {
    const { field } = compile('{hello.|hello} you', 'prose');
    const texts = new Set(Array.from({ length: 40 }, (_, seed) => field.pickedCasing?.of(seed)?.[0]));
    expect([...texts].map(piece => piece?.kind === 'literal' && piece.text)).toEqual(
      expect.arrayContaining(['Hello. You', 'Hello you']),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, seedOf } from '../draw.ts';
import { compileTemplate } from '../text/compile-template.ts';
import type { Piece } from '../text/piece.ts';
import type { JsonValue, TemplateText } from '../text/template-text.ts';
import { findCandidates } from './candidate-forest.ts';
import { comparableFields, createPageReader } from './comparable-text.ts';
import { comparePages } from './compare-pages.ts';
import { findNearest } from './nearest-pages.ts';
import { equalBytes, SIGNATURE_BYTES, signatureWords, writeSignature } from './page-signature.ts';
import { ShingleTable } from './shingle-table.ts';
import { likeness, MAX_SHINGLES, shinglesOf } from './shingles.ts';
import { forecastSimilarity, pagesFrom } from './similarity-forecast.ts';

const words = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) => `${name}${n}`).join(' ');

function template(...contents: JsonValue[]): TemplateText {
  return {
    title_template: '{{keyword}} in {{city}}',
    meta_description_template: null,
    hero_title_template: '{{keyword}}',
    hero_subtitle_template: '',
    content_sections: contents.map((content, order) => ({
      id: `s${order}`,
      type: 'text',
      title: `Section ${order}`,
      content,
      order,
    })),
  };
}

const compiled = (...contents: JsonValue[]) =>
  compileTemplate(template(...contents), (_, path) => (path[0] === 'link' ? 'plain' : 'prose'));

/** A text whose sentences have variants that share no words. */
const spun = (sentences: number, ways: number, name = 'w') =>
  Array.from(
    { length: sentences },
    (_, n) => `{${Array.from({ length: ways }, (_way, way) => words(8, `${name}${n}x${way}y`)).join('|')}}.`,
  ).join(' ');

/** A sentence of the given length, with variants that share no words. */
const variants = (n: number, ways: number, length: number) =>
  `{${Array.from({ length: ways }, (_, way) => words(length, `s${n}v${way}w`)).join('|')}}.`;

function jaccard(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const shared = [...one].filter(shingle => other.has(shingle)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

function run<Found>(work: Generator<number, Found>): Found {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(0);
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

/** The text of a reading, values as spaces; the expected result for reading by words. */
function readingText(pieces: readonly Piece[], seed: number): string {
  return pieces
    .map(piece => {
      if (piece.kind === 'literal') return piece.text;
      if (piece.kind === 'value') return ' ';
      if (piece.kind === 'choice') return piece.options[draw(seed, piece.key, piece.options.length)] ?? '';
      return readingText(piece.options[draw(seed, piece.key, piece.options.length)] ?? [], seed);
    })
    .join('');
}

const seedsOf = (count: number) => Uint32Array.from({ length: count }, (_, n) => seedOf(`page-${n}`));

function forecast(
  text: ReturnType<typeof compiled>,
  seeds: Uint32Array,
  planned = seeds.length,
  limits = {},
) {
  const read = createPageReader(comparableFields(text));
  return run(
    forecastSimilarity({
      variants: [text],
      variantOf: () => 0,
      seeds,
      planned,
      readerOf: () => read,
      threshold: 85,
      largestShare: 20,
      ...limits,
    }),
  );
}

describe('the likeness of two texts', () => {
  const text = fc
    .array(fc.constantFrom(...'a b c d e f g h'.split(' ')), { minLength: 1, maxLength: 60 })
    .map(list => list.join(' '));

  test('is 1 for the same text, whatever its case and marks', () => {
    fc.assert(
      fc.property(text, one => {
        expect(likeness(one, `  ${one.toUpperCase()}! `)).toBe(1);
      }),
    );
  });

  test('is the same both ways and between 0 and 1', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const alike = likeness(one, other);
        expect(alike).toBe(likeness(other, one));
        expect(alike).toBeGreaterThanOrEqual(0);
        expect(alike).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('counts groups of five words: one word changed in nine leaves none, at the end four of five', () => {
    expect(likeness('a b c d e f g h i', 'a b c d x f g h i')).toBe(0);
    expect(likeness('a b c d e f g h i', 'a b c d e f g h x')).toBeCloseTo(4 / 6);
    expect(likeness('', '')).toBe(0);
    expect(likeness('short', 'Short')).toBe(1);
  });

  test('of a text beyond all measure is taken from its beginning', () => {
    expect(shinglesOf(words(30_000, 'w'))).toHaveLength(MAX_SHINGLES);
  });

  test('is estimated by signatures within a tenth or so', () => {
    for (const shared of [0, 100, 250, 400, 500]) {
      const one = [shinglesOf(words(shared, 's')), shinglesOf(words(500 - shared, 'a'))];
      const other = [shinglesOf(words(shared, 's')), shinglesOf(words(500 - shared, 'b'))];
      const signatures = new Uint8Array(SIGNATURE_BYTES * 2);
      writeSignature(one, new ShingleTable(), signatures, 0);
      writeSignature(other, new ShingleTable(), signatures, SIGNATURE_BYTES);
      const exact = shared / (1000 - shared);
      const equal = equalBytes(signatureWords(signatures), 0, 1);
      expect(Math.abs(equal / SIGNATURE_BYTES - exact)).toBeLessThan(0.13);
    }
  });
});

test('a table of shingles grows, keeps what it holds and forgets it at once', () => {
  const table = new ShingleTable();
  const many = Array.from({ length: 20_000 }, (_, n) => Math.imul(n + 1, 0x9e3779b1) >>> 0);
  for (const one of many) expect(table.add(one)).toBe(true);
  expect(table.size).toBe(20_000);
  expect(many.every(one => table.has(one) && !table.add(one))).toBe(true);
  table.clear();
  expect(table.has(many[0] ?? 0)).toBe(false);
});

describe('a page’s text to compare', () => {
  test('leaves out values and links, and has every reading of nested groups', () => {
    const text = compiled({
      body: 'We {haul {fast|well}|carry} in {{city}}.',
      link: '/{a|b}',
      list: ['One', 2],
    });
    const fields = comparableFields(text);
    const body = fields.find(field => field.readings > 1);
    expect(body?.readings).toBe(3);
    const readings = new Set([...seedsOf(60)].map(seed => readingText(body?.pieces ?? [], seed)));
    expect([...readings].toSorted()).toEqual(['We carry in  .', 'We haul fast in  .', 'We haul well in  .']);
    expect(fields.every(field => !readingText(field.pieces, 1).includes('/'))).toBe(true);
  });

  test('is read by its words as it reads written out, words spread over several pieces included', () => {
    const part = fc.constantFrom('a', 'Bc ', ' d', ', ', 'é', 'e-f', '{{city}}', '', 'G h i j k', '💩');
    const { text } = fc.letrec<{ text: string }>(tie => ({
      text: fc
        .array(
          fc.oneof(
            { withCrossShrink: true },
            part,
            fc.array(tie('text'), { minLength: 2, maxLength: 3 }).map(options => `{${options.join('|')}}`),
          ),
          { maxLength: 8 },
        )
        .map(parts => parts.join('')),
    }));
    fc.assert(
      fc.property(text, fc.nat(), (written, seed) => {
        const fields = comparableFields(compiled(written));
        const read = createPageReader(fields);
        for (const one of [seed, seed + 1, seed]) {
          const texts = fields.map(field => shinglesOf(readingText(field.pieces, one)));
          expect(read(one)).toEqual(texts);
        }
      }),
    );
  });

  test('is read the same with more readings than a number can count, and with more than are remembered', () => {
    const many = compiled(spun(60, 3));
    const field = comparableFields(many).find(one => one.readings > 2 ** 50);
    expect(field).toBeDefined();
    const some = compiled(spun(9, 3));
    const read = createPageReader(comparableFields(some));
    const first = [...seedsOf(9_000)].map(seed => read(seed).at(-1));
    const again = createPageReader(comparableFields(some));
    expect(again(seedOf('page-5')).at(-1)).toEqual(first[5]);
    expect(createPageReader(comparableFields(many))(7)).toEqual(createPageReader(comparableFields(many))(7));
  });

  test('is read the same once all that may be remembered was forgotten', () => {
    // 4,096 readings of 1,196 word groups each: more than four million in all.
    const long = compiled(Array.from({ length: 12 }, (_, n) => variants(n, 2, 100)).join(' '));
    const read = createPageReader(comparableFields(long));
    const seeds = [...seedsOf(7_000)];
    for (const seed of seeds) read(seed);
    const again = createPageReader(comparableFields(long));
    for (const seed of seeds.slice(0, 20)) expect(read(seed)).toEqual(again(seed));
  });

  test('stops where a page has said enough', () => {
    const huge = compiled(...Array.from({ length: 8 }, (_, n) => words(10_000, `s${n}w`)));
    const read = createPageReader(comparableFields(huge));
    const total = read(1).reduce((sum, shingles) => sum + shingles.length, 0);
    expect(total).toBeLessThan(MAX_SHINGLES + 10_000);
  });
});

describe('a forecast', () => {
  test('finds every page of a template without spin text alike, and says what would help', () => {
    const found = forecast(compiled(words(80, 'a'), words(40, 'b')), seedsOf(200));
    expect(found.counts[100]).toBe(200);
    expect(found.worst).toHaveLength(10);
    expect(found.sections[0]).toMatchObject({ section: 0, shared: 1 });
    expect(found.sections[0]?.part).toBeGreaterThan(0.5);
    expect(found.advice?.alone).toHaveLength(2);
    expect(found.advice?.together[0]?.sections).toEqual([0]);
  });

  test('finds no page alike where each sentence has its variants, and then gives no advice', () => {
    const found = forecast(compiled(spun(40, 4)), seedsOf(300));
    expect(pagesFrom(found.counts, 85)).toBe(0);
    expect(found.advice).toBeNull();
    expect(found.counts.reduce((sum, count) => sum + count)).toBe(300);
  });

  test('adding variants on trial comes close to what adding them brings', () => {
    const seeds = seedsOf(400);
    const plain = compiled(...Array.from({ length: 5 }, (_, n) => words(20, `p${n}w`)));
    const before = forecast(plain, seeds, seeds.length, { largestShare: 0 });
    const tried = before.advice?.together.at(-1);
    const spunSections = Array.from(
      { length: 5 },
      (_, n) => `{${[0, 1, 2].map(way => words(20, `p${n}v${way}w`)).join('|')}}`,
    );
    const after = forecast(compiled(...spunSections), seeds);
    const share = (counts: readonly number[]) =>
      pagesFrom(counts, 85) / counts.reduce((sum, one) => sum + one, 0);
    expect(Math.abs(share(tried?.counts ?? []) - share(after.counts))).toBeLessThan(0.05);
  });

  test('finds planted near-duplicates among thousands, and none that are not there', () => {
    const text = compiled(spun(40, 6));
    const seeds = seedsOf(2_500);
    for (let n = 0; n < 20; n += 1) seeds[n * 100 + 50] = seeds[n * 100] ?? 0;
    const found = forecast(text, seeds, seeds.length, { largestShare: 0 });
    expect(pagesFrom(found.counts, 85)).toBe(40);
    expect(found.worst.every(pair => pair.likeness === 1 && pair.other - pair.page === 50)).toBe(true);
  });

  test('finds as near a page as holding each against every other does, where pages are alike', () => {
    const sentences = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 12 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(sentences, fc.integer({ min: 2, max: 120 }), (list, count) => {
        const text = compiled(list.map(([ways, length], n) => variants(n, ways, length)).join(' '));
        const seeds = seedsOf(count);
        const read = createPageReader(comparableFields(text));
        const { likeness: found } = run(
          findNearest({ pages: seeds.length, planned: count, readAt: page => read(seeds[page] ?? 0) }),
        );
        const sets = [...seeds].map(seed => new Set(read(seed).flatMap(one => Array.from(one))));
        for (const [page, mine] of sets.entries()) {
          const exact = Math.max(0, ...sets.map((other, at) => (at === page ? 0 : jaccard(mine, other))));
          expect(found[page] ?? 0).toBeLessThanOrEqual(exact + 1e-6);
          const missed = exact - (found[page] ?? 0);
          expect(missed, `${page} is ${exact} alike`).toBeLessThan(exact > 0.85 ? 0.05 : 1);
        }
      }),
      // Two pages of one word group each, whose signatures used to be equal in every bin.
      {
        numRuns: 60,
        examples: [
          [
            [
              [2, 2],
              [4, 2],
            ],
            20,
          ],
        ],
      },
    );
  });

  test('finds pages beyond the planned ones, and looks for no neighbours of theirs', () => {
    const text = compiled(spun(40, 6));
    const seeds = Uint32Array.from([...seedsOf(50), seedOf('page-7')]);
    const found = forecast(text, seeds, 50);
    expect(found.worst[0]).toEqual({ page: 7, other: 50, likeness: 1 });
    expect(found.counts.reduce((sum, count) => sum + count)).toBe(50);
  });

  test('of a single page or of empty texts has nothing to compare', () => {
    const alone = forecast(compiled('Hello there'), seedsOf(1));
    expect(alone.counts[0]).toBe(1);
    expect(alone.worst).toEqual([]);
    expect(alone.sections.every(section => section.part === 0)).toBe(true);
    const bare = { ...template(), title_template: '', hero_title_template: '' };
    const empty = forecast(
      compileTemplate(bare, () => 'prose'),
      seedsOf(20),
    );
    expect(empty.counts[0]).toBe(20);
  });

  test('of hostile text ends soon', () => {
    const nested = `${'{a '.repeat(16)}x${'|b}'.repeat(16)}`;
    const found = forecast(
      compiled(`${'{'.repeat(500)}${'💩 '.repeat(2_000)}`, nested, '|'.repeat(1_000)),
      seedsOf(100),
    );
    expect(found.counts.reduce((sum, count) => sum + count)).toBe(100);
  });
});

test('a crowd of equal pages costs no more than others', () => {
  const signatures = new Uint8Array(SIGNATURE_BYTES * 6_000);
  const found = run(findCandidates(signatures));
  expect([...found.of(17)].every(other => other >= 0 && other !== 17)).toBe(true);
});

test('two pages side by side tell what they share, text by text', () => {
  const one = compiled('We haul junk in {{city}} every day of the week.');
  const other = compiled('We haul junk in {{city}} every day of the year.', 'Only here.');
  const texts = comparePages(
    { compiled: one, values: { city: 'Miami', keyword: 'hauling' }, seed: 1 },
    { compiled: other, values: { city: 'Boca', keyword: 'hauling' }, seed: 2 },
  );
  const body = texts.find(text => text.section_id === 's0' && text.one.length > 2);
  expect(body?.one).toEqual([
    { text: 'We haul junk in ', is_shared: true },
    { text: 'Miami ', is_shared: false },
    { text: 'every day of the ', is_shared: true },
    { text: 'week.', is_shared: false },
  ]);
  expect(texts.at(-1)).toMatchObject({ section_id: 's1', one: [], other: [{ is_shared: false }] });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick, seedOf } from '../pick.ts';
import { compileTemplate } from '../text/compile-template.ts';
import { type Facts, LayeredFacts, noFacts } from '../text/facts.ts';
import type { FieldValues } from '../text/field-values.ts';
import type { Piece } from '../text/piece.ts';
import type { JsonValue, TemplateText } from '../text/template-text.ts';
import { findCandidates } from './candidate-forest.ts';
import { createPageReader, fieldsIn, ONE_WORDING } from './comparable-text.ts';
import { comparePages } from './compare-pages.ts';
import { findNearest } from './nearest-pages.ts';
import { equalBytes, SIGNATURE_BYTES, signatureWords, writeSignature } from './page-signature.ts';
import { ShingleTable } from './shingle-table.ts';
import { likeness, MAX_SHINGLES, shinglesOf } from './shingles.ts';
import { forecastSimilarity, pagesFrom, type SimilarityForecast } from './similarity-forecast.ts';

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

/** A template of page values in many sentences, and pages that pick each from many. */
const valued = (sentences: number) =>
  compiled(Array.from({ length: sentences }, (_, n) => `{{v${n}}}.`).join(' '));
const picked = (sentences: number, ways: number, page: number, length = 8): FieldValues =>
  Object.fromEntries(
    Array.from({ length: sentences }, (_, n) => [
      `v${n}`,
      words(length, `s${n}v${pick(seedOf(`page-${page}`), n, ways)}w`),
    ]),
  );

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

/** The text of the one wording, values as spaces; the expected result for reading by words. */
function readingText(pieces: readonly Piece[]): string {
  return pieces
    .map(piece => {
      if (piece.kind === 'literal') return piece.text;
      if (piece.kind === 'value') return ' ';
      const at = pick(ONE_WORDING, piece.key, piece.options.length);
      return piece.kind === 'choice' ? (piece.options[at] ?? '') : readingText(piece.options[at] ?? []);
    })
    .join('');
}

const listOf = <Item>(count: number, make: (n: number) => Item) =>
  Array.from({ length: count }, (_, n) => make(n));

function forecast(
  text: ReturnType<typeof compiled>,
  pages: readonly FieldValues[],
  planned = pages.length,
): SimilarityForecast {
  const { read, sections } = createPageReader(text);
  return run(
    forecastSimilarity({
      pages: pages.length,
      planned,
      readAt: page => read(pages[page] ?? {}, noFacts),
      sectionsOf: () => sections,
    }),
  );
}

describe('the likeness of two texts', () => {
  const text = fc
    .array(fc.constantFrom(...'a b c d e f g h'.split(' ')), { minLength: 1, maxLength: 60 })
    .map(list => list.join(' '));

  test('the likeness of two texts is 1 for the same text, whatever its case and marks', () => {
    fc.assert(
      fc.property(text, one => {
        expect(likeness(one, `  ${one.toUpperCase()}! `)).toBe(1);
      }),
    );
  });

  test('the likeness of two texts is the same both ways and between 0 and 1', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const alike = likeness(one, other);
        expect(alike).toBe(likeness(other, one));
        expect(alike).toBeGreaterThanOrEqual(0);
        expect(alike).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the likeness of two texts counts groups of five words: one word changed in nine leaves none, at the end four of five', () => {
    expect(likeness('a b c d e f g h i', 'a b c d x f g h i')).toBe(0);
    expect(likeness('a b c d e f g h i', 'a b c d e f g h x')).toBeCloseTo(4 / 6);
    expect(likeness('', '')).toBe(0);
    expect(likeness('short', 'Short')).toBe(1);
  });

  test('the likeness of two very long texts is taken from their beginning', () => {
    expect(shinglesOf(words(30_000, 'w'))).toHaveLength(MAX_SHINGLES);
  });

  test('the likeness of two texts is estimated by signatures within a tenth or so', () => {
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
  const read = (text: string, values: FieldValues = {}, facts: Facts = noFacts) =>
    createPageReader(compiled({ body: text, link: '/{a|b}' })).read(values, facts);

  test('a page’s text to compare is the same in every wording, and whatever the town and the keyword are called', () => {
    const text = '{We haul {fast|well}|Hauling it is} in {{city}}, {{state}}: {{keyword}}.';
    const { read: readPage } = createPageReader(compiled(text));
    const page = readPage({ city: 'Miami', state: 'FL', keyword: 'junk removal' }, noFacts);
    const other = readPage({ city: 'West Palm Beach', state: 'GA', keyword: 'hauling' }, noFacts);
    expect(other).toEqual(page);
    expect(page.flatMap(one => Array.from(one)).length).toBeGreaterThan(1);
  });

  test('a page’s text to compare is another where a fact or a value of its own is', () => {
    const text = 'We haul. In {{city}} one pickup takes {{fact:place.bulk_limit}} at most. {{note}} is near.';
    const facts = (limit: string) => new Map([['place.bulk_limit', limit]]);
    const page = read(text, { note: 'The old mill' }, facts('six cubic yards'));
    expect(read(text, { note: 'The old mill' }, facts('ten cubic yards'))).not.toEqual(page);
    expect(read(text, { note: 'The new mill' }, facts('six cubic yards'))).not.toEqual(page);
    expect(read(text, { note: 'The old mill' }, facts('six cubic yards'))).toEqual(page);
  });

  test('a page’s text to compare with facts of its own is that of all its facts', () => {
    const text = compiled({
      a: 'It takes {{fact:place.bulk_limit}} at most.',
      b: 'Here {{fact:place.finding_1}}. Call.',
    });
    const shared = new Map([['place.bulk_limit', 'six cubic yards']]);
    const reader = createPageReader(text);
    for (const finding of ['it freezes early', 'it thaws late']) {
      const own = new Map([['place.finding_1', finding]]);
      const merged = createPageReader(text).read({}, new Map([...shared, ...own]));
      expect(reader.read({}, new LayeredFacts(shared, own))).toEqual(merged);
    }
    expect(reader.read({}, new LayeredFacts(shared, noFacts))).toEqual(
      createPageReader(text).read({}, shared),
    );
  });

  test('lacks the sentence whose fact is not known, as the page does', () => {
    const told = 'We haul it all away today. It takes {{fact:place.bulk_limit}} at most.';
    expect(read(told)).toEqual(read('We haul it all away today.'));
  });

  test('a page’s text to compare has the facts of all pages of its service', () => {
    const text = compiled('Most jobs here cost {{fact:service.price_range}} in all.');
    const facts = new Map([['service.price_range', '$99 to $150']]);
    const page = createPageReader(text, facts).read({}, noFacts);
    expect(page).toEqual(createPageReader(text).read({}, facts));
    expect(page).not.toEqual(createPageReader(text).read({}, noFacts));
  });

  test('a page’s text to compare leaves out links, and names the section of each text', () => {
    const { read: readPage, sections } = createPageReader(
      compiled({ body: 'One', link: '/x', list: ['Two', 2] }, 'More'),
    );
    expect(sections).toEqual([-1, -1, -1, -1, 0, 0, 0, 1, 1].slice(-sections.length));
    expect(readPage({}, noFacts)).toHaveLength(sections.length);
  });

  test('a page’s text to compare is read by its words as it reads written out, words spread over several pieces included', () => {
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
      fc.property(text, written => {
        const template = compiled(written);
        const [section] = template.sections;
        const fields = section ? fieldsIn(section.content).filter(({ pieces }) => pieces.length > 0) : [];
        const texts = fields.map(({ pieces }) => shinglesOf(readingText(pieces)));
        const page = createPageReader(template).read({}, noFacts);
        expect(page.slice(page.length - texts.length)).toEqual(texts);
      }),
    );
  });

  test('a page’s text to compare is the same object for the same page until too much is remembered, and then read the same', () => {
    const text = compiled('{{note}}');
    const { read: readPage } = createPageReader(text);
    const note = { note: words(900, 'n') };
    const first = readPage(note, noFacts);
    expect(readPage(note, noFacts)).toBe(first);
    // More than four million word groups.
    for (let n = 0; n < 4_600; n += 1) readPage({ note: words(900, `p${n}w`) }, noFacts);
    expect(readPage(note, noFacts)).not.toBe(first);
    expect(readPage(note, noFacts)).toEqual(first);
  });

  test('stops where a page has said enough', () => {
    const huge = compiled(...Array.from({ length: 8 }, (_, n) => words(10_000, `s${n}w`)));
    const total = createPageReader(huge)
      .read({}, noFacts)
      .reduce((sum, shingles) => sum + shingles.length, 0);
    expect(total).toBeLessThan(MAX_SHINGLES + 10_000);
  });
});

describe('a forecast', () => {
  test('a forecast finds every page alike whose place nothing is known of, however many wordings it has', () => {
    const text = compiled(
      `{${words(80, 'a')}|${words(80, 'b')}|${words(80, 'c')}} in {{city}}.`,
      words(40, 'd'),
    );
    const found = forecast(
      text,
      listOf(200, n => ({ city: `Town ${n}` })),
    );
    expect(found.counts[100]).toBe(200);
    expect(found.worst).toHaveLength(10);
    expect(found.sections[0]).toMatchObject({ section: 0, shared: 1 });
    expect(found.sections[0]?.part).toBeGreaterThan(0.5);
  });

  test('a forecast finds no page alike where each says something else', () => {
    const found = forecast(
      valued(40),
      listOf(300, n => picked(40, 4, n)),
    );
    expect(pagesFrom(found.counts, 85)).toBe(0);
    expect(found.counts.reduce((sum, count) => sum + count)).toBe(300);
  });

  test('a forecast finds planted near-duplicates among thousands, and none that are not there', () => {
    const pages = listOf(2_500, n => picked(40, 6, n));
    for (let n = 0; n < 20; n += 1) pages[n * 100 + 50] = pages[n * 100] ?? {};
    const found = forecast(valued(40), pages);
    expect(pagesFrom(found.counts, 85)).toBe(40);
    expect(found.worst.every(pair => pair.likeness === 1 && pair.other - pair.page === 50)).toBe(true);
  });

  test('a forecast finds as near a page as holding each against every other does, where pages are alike', () => {
    const sentences = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 12 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(sentences, fc.integer({ min: 2, max: 120 }), (list, count) => {
        const pages = listOf(count, page =>
          list.map(([ways, length], n) =>
            shinglesOf(words(length, `s${n}v${pick(seedOf(`page-${page}`), n, ways)}w`)),
          ),
        );
        const { likeness: found } = run(
          findNearest({ pages: count, planned: count, readAt: page => pages[page] ?? [] }),
        );
        const sets = pages.map(page => new Set(page.flatMap(one => Array.from(one))));
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

  test('a forecast finds pages beyond the planned ones, and looks for no neighbors of theirs', () => {
    const pages = [...listOf(50, n => picked(40, 6, n)), picked(40, 6, 7)];
    const found = forecast(valued(40), pages, 50);
    expect(found.worst[0]).toEqual({ page: 7, other: 50, likeness: 1 });
    expect(found.counts.reduce((sum, count) => sum + count)).toBe(50);
  });

  test('a forecast of a single page or of empty texts has nothing to compare', () => {
    const alone = forecast(compiled('Hello there'), [{}]);
    expect(alone.counts[0]).toBe(1);
    expect(alone.worst).toEqual([]);
    expect(alone.sections.every(section => section.part === 0)).toBe(true);
    const bare = { ...template(), title_template: '', hero_title_template: '' };
    const empty = forecast(
      compileTemplate(bare, () => 'prose'),
      listOf(20, () => ({})),
    );
    expect(empty.counts[0]).toBe(20);
  });

  test('a forecast of hostile text ends soon', () => {
    const nested = `${'{a '.repeat(16)}x${'|b}'.repeat(16)}`;
    const found = forecast(
      compiled(`${'{'.repeat(500)}${'💩 '.repeat(2_000)}`, nested, '|'.repeat(1_000)),
      listOf(100, () => ({})),
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
    { compiled: one, values: { city: 'Miami', keyword: 'hauling' }, facts: noFacts },
    { compiled: other, values: { city: 'Boca', keyword: 'hauling' }, facts: noFacts },
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

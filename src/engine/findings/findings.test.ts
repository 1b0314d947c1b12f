import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSentences, type TownOfFindings } from './choose-sentences.ts';
import { fillSentence } from './fill-sentence.ts';
import type { Figure, Figures, FindingRule } from './finding.ts';
import { prepareFinding } from './prepare-finding.ts';
import { trueFindings } from './true-findings.ts';

const figuresOf = (known: Readonly<Record<string, Figure>>): Figures => new Map(Object.entries(known));
const town: TownOfFindings = { key: 'Meridian, ID', shared: {} };
const max = 8;
const format = (_: string, value: Figure) => value.toLocaleString('en-US');

function isTrue(rule: Partial<FindingRule>, known: Readonly<Record<string, Figure>>): boolean {
  const finding = prepareFinding({ id: 'one', when: {}, says: ['It is {{place.population}}.'], ...rule });
  return trueFindings([finding], figuresOf(known)).length === 1;
}

/** What a page says, filled, with its subject. */
function said(
  rules: readonly FindingRule[],
  known: Readonly<Record<string, Figure>>,
  { at = town, service = 'Repiping' }: { readonly at?: TownOfFindings; readonly service?: string } = {},
) {
  const figures = figuresOf(known);
  const chosen = chooseSentences(
    trueFindings(
      rules.map(rule => prepareFinding(rule)),
      figures,
    ),
    at,
    { service, max },
  );
  const names = new Map([['city', 'Meridian']]);
  const fill = (one: (typeof chosen.place)[number]) => fillSentence(one, { figures, names, format });
  return { place: chosen.place.map(fill), county: chosen.county.map(fill) };
}

describe('a condition', () => {
  test('holds from its least to its greatest value', () => {
    const when = { 'place.median_year_built': { min: 1940, max: 1960 } };
    for (const [year, expected] of [
      [1939, false],
      [1940, true],
      [1960, true],
      [1961, false],
    ] as const)
      expect(isTrue({ when }, { 'place.median_year_built': year })).toBe(expected);
  });

  test('of an unknown figure does not hold, even if it asks for nothing', () => {
    expect(isTrue({ when: { 'county.radon_zone': {} } }, {})).toBe(false);
    expect(isTrue({ when: { 'county.radon_zone': {} } }, { 'county.radon_zone': 3 })).toBe(true);
  });

  test('asks for one value, or for one of several', () => {
    const known = { 'landfill.owner': 'public', 'station.snow_in': 0 };
    expect(isTrue({ when: { 'landfill.owner': { is: 'public' } } }, known)).toBe(true);
    expect(isTrue({ when: { 'landfill.owner': { is: 'private' } } }, known)).toBe(false);
    expect(isTrue({ when: { 'landfill.owner': { is: ['private', 'public'] } } }, known)).toBe(true);
    expect(isTrue({ when: { 'station.snow_in': { is: 0 } } }, known)).toBe(true);
  });

  test('with bounds never holds for a text', () => {
    expect(isTrue({ when: { 'landfill.owner': { min: 0 } } }, { 'landfill.owner': 'public' })).toBe(false);
    expect(isTrue({ when: { 'landfill.owner': { max: 9 } } }, { 'landfill.owner': 'public' })).toBe(false);
  });
});

describe('a derived figure', () => {
  const rule = {
    id: 'moves',
    when: { per_thousand: { min: 2 } },
    figures: { per_thousand: { divide: 'county.moves', by: 'county.population', times: 1000 } },
    says: ['About {{per_thousand}} of 1,000 came.'],
  };

  test('is a share of one figure in another', () => {
    expect(said([rule], { 'county.moves': 5_000, 'county.population': 100_000 }).county).toEqual([
      'About 50 of 1,000 came.',
    ]);
    expect(said([rule], { 'county.moves': 250, 'county.population': 100_000 }).county).toEqual([
      'About 2.5 of 1,000 came.',
    ]);
  });

  test('is unknown if a part is, if it is a text, or if the divisor is 0', () => {
    for (const known of [
      { 'county.moves': 5 },
      { 'county.population': 5 },
      { 'county.moves': 5, 'county.population': 0 },
      { 'county.moves': 'five', 'county.population': 5 },
      { 'county.moves': Number.MAX_VALUE, 'county.population': 0.001 },
    ])
      expect(said([rule], known).county).toEqual([]);
  });

  test('without a factor is the plain quotient', () => {
    const figures = { gallons: { divide: 'county.moves', by: 'county.population' } };
    const plain = { ...rule, when: { gallons: {} }, figures, says: ['It is {{gallons}}.'] };
    expect(said([plain], { 'county.moves': 3, 'county.population': 2 }).county).toEqual(['It is 1.5.']);
  });
});

describe('a sentence', () => {
  test('belongs to the town if one of its figures does, and else to the county', () => {
    const rule = {
      id: 'water',
      when: { 'station.rain_in': {}, 'county.radon_zone': {} },
      says: ['It rains {{station.rain_in}} inches.', 'The zone is {{county.radon_zone}}.'],
    };
    expect(said([rule], { 'station.rain_in': 12, 'county.radon_zone': 1 })).toEqual({
      place: ['It rains 12 inches.'],
      county: ['The zone is 1.'],
    });
  });

  test('has one option of each group, the same for a town every time', () => {
    const rule = {
      id: 'spin',
      when: { 'place.population': {} },
      says: [
        '{{{city}}|The town} has {{{place.population}} people|a {head count|number} of {{place.population}}}.',
      ],
    };
    const known = { 'place.population': 9_000 };
    const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map(
      key => said([rule], known, { at: { key, shared: {} } }).place[0],
    );
    expect(new Set(texts).size).toBeGreaterThan(3);
    for (const text of texts)
      expect(text).toMatch(/^(?:Meridian|The town) has (?:9,000 people|a (?:head count|number) of 9,000)\.$/);
    expect(said([rule], known)).toEqual(said([rule], known));
  });

  test('has one of a thing, not 1 of many', () => {
    const rule = {
      id: 'one',
      when: { 'station.snow_in': {}, 'storms.hurricanes': {}, 'station.miles': {} },
      says: [
        '{{station.miles}} miles away, {{station.snow_in}} inches fell and {{storms.hurricanes}} hurricanes came near, with {{storms.hurricanes}} named storms.',
      ],
    };
    const known = { 'station.snow_in': 1, 'storms.hurricanes': 1, 'station.miles': 21 };
    expect(said([rule], known).place).toEqual([
      '21 miles away, 1 inch fell and 1 hurricane came near, with 1 named storm.',
    ]);
  });

  test('leaves a name empty that is not known', () => {
    const rule = {
      id: 'x',
      when: { 'place.population': {} },
      says: ['{{county}}It is {{place.population}}.'],
    };
    expect(said([rule], { 'place.population': 2 }).place).toEqual(['It is 2.']);
  });
});

describe('a page', () => {
  const aboutFigure = (id: string, figure: string): FindingRule => ({
    id,
    when: { [figure]: {} },
    says: [`${id}: {{${figure}}}.`],
  });

  const thirty = Array.from({ length: 30 }, (_, at) => at);

  test('has at most eight sentences of each subject', () => {
    const figures = thirty.flatMap(at => [`place.p${at}`, `county.c${at}`]);
    const known = Object.fromEntries(figures.map(figure => [figure, 1]));
    const { place, county } = said(
      figures.map(figure => aboutFigure(figure, figure)),
      known,
    );
    expect([place.length, county.length]).toEqual([max, max]);
  });

  test('says something else of a figure that it has told only while it has fewer than ten sentences', () => {
    const rules = thirty.map(at => aboutFigure(`p${at}`, 'place.population'));
    const county = thirty.map(at => aboutFigure(`c${at}`, 'county.households'));
    const found = said([...rules, ...county], { 'place.population': 1, 'county.households': 2 });
    expect(found.place.length + found.county.length).toBe(10);
  });

  test('tells the median year, a share and the storms once', () => {
    const rules = ['place.median_year_built', 'place.owner_occupied_pct', 'storms.hurricanes'].flatMap(
      figure => [aboutFigure(`${figure} a`, figure), aboutFigure(`${figure} b`, figure)],
    );
    const storms = aboutFigure('storms', 'storms.storms');
    const known = {
      'place.median_year_built': 1976,
      'place.owner_occupied_pct': 58,
      'storms.hurricanes': 3,
      'storms.storms': 8,
    };
    expect(said([...rules, storms], known).place).toHaveLength(3);
  });

  test('shows one finding of a group, with all its sentences', () => {
    const inGroup = (id: string): FindingRule => ({
      id,
      group: 'age',
      when: { 'place.population': {} },
      says: [`${id} one {{place.population}}.`, `${id} two {{place.population}}.`],
    });
    const { place } = said([inGroup('Old'), inGroup('New')], { 'place.population': 5 });
    expect(place).toHaveLength(2);
    expect(new Set(place.map(text => text.slice(0, 3))).size).toBe(1);
  });

  test('tells every figure once before it repeats one', () => {
    const rules = [
      ...['a', 'b', 'c', 'd', 'e'].map(id => aboutFigure(id, 'station.rain_in')),
      aboutFigure('f', 'station.snow_in'),
    ];
    const { place } = said(rules, { 'station.rain_in': 12, 'station.snow_in': 30 });
    expect(place).toHaveLength(6);
    expect(new Set(place.slice(0, 2).map(text => text.slice(3)))).toEqual(new Set(['12.', '30.']));
  });

  test('shows findings of a smaller rank first', () => {
    const [first, last] = [
      aboutFigure('first', 'place.population'),
      aboutFigure('last', 'place.housing_units'),
    ];
    const figures = figuresOf({ 'place.population': 1, 'place.housing_units': 2 });
    for (const service of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const found = trueFindings([prepareFinding(last, 1), prepareFinding(first)], figures);
      expect(
        chooseSentences(found, town, { service, max }).place.map(({ of }) => of.finding.rule.id),
      ).toEqual(['first', 'last']);
    }
  });

  test('of a town behind nearer ones begins with what is the town’s own', () => {
    const rules = [
      ...['a', 'b', 'c', 'd', 'e', 'f'].map(id => aboutFigure(id, `station.${id}`)),
      aboutFigure('landfill', 'landfill.miles'),
      aboutFigure('own', 'place.elevation_ft'),
    ];
    const known = {
      'station.a': 1,
      'station.b': 2,
      'station.c': 3,
      'station.d': 4,
      'station.e': 4,
      'station.f': 4,
      'landfill.miles': 5,
      'place.elevation_ft': 6,
    };
    const order = (rank: number) =>
      said(rules, known, {
        at: {
          key: `Town ${rank}`,
          shared: { station: { key: 'Boise', rank }, landfill: { key: 'Ada', rank: 90 } },
        },
      }).place;
    expect(order(3)[0]).toBe('Own: 6.');
    expect(order(3).at(-1)).toBe('Landfill: 5.');
    expect(new Set([1, 2, 3, 4].map(rank => order(rank)[1])).size).toBeGreaterThan(2);
  });

  test('rarely has the order of another town or of another service', () => {
    const rules = Array.from({ length: 12 }, (_, at) => aboutFigure(`n${at}`, `place.n${at}`));
    const known = Object.fromEntries(rules.map((_, at) => [`place.n${at}`, at]));
    const ofTowns = Array.from({ length: 200 }, (_, at) =>
      said(rules, known, { at: { key: `Town ${at}`, shared: {} } }).place.join(),
    );
    expect(new Set(ofTowns).size).toBe(200);
    const ofServices = ['Repiping', 'Drain Cleaning', 'Sump Pumps', 'Hose Spigots'].map(service =>
      said(rules, known, { service }).place.join(),
    );
    expect(new Set(ofServices).size).toBe(4);
  });
});

test('findings never throw, whatever the figures, and name no figure that is not known', () => {
  const names = ['place.a', 'station.b', 'county.c', 'storms.d', 'landfill.e_pct'] as const;
  const value = fc.oneof(fc.integer(), fc.double(), fc.string());
  const rule = fc.record({
    id: fc.string(),
    group: fc.constantFrom(undefined, 'one', 'two'),
    when: fc.dictionary(
      fc.constantFrom(...names),
      fc.record({ min: fc.integer(), max: fc.integer(), is: value }, { requiredKeys: [] }),
      { minKeys: 1 },
    ),
    figures: fc.constantFrom(undefined, { derived: { divide: 'place.a', by: 'county.c' } }),
  });
  fc.assert(
    fc.property(
      fc.array(rule, { maxLength: 20 }),
      fc.dictionary(fc.constantFrom(...names), value),
      fc.string(),
      (rules, known, service) => {
        const whole = rules.map(one => ({
          ...one,
          says: [
            Object.keys(one.when)
              .map(name => `{{${name}}}`)
              .join(' '),
          ],
        }));
        const figures = figuresOf(known);
        const found = trueFindings(
          whole.map(one => prepareFinding(one)),
          figures,
        );
        const { place, county } = chooseSentences(found, town, { service, max });
        const all = [...place, ...county];
        expect(all.every(({ sentence }) => sentence.figures.every(name => figures.has(name)))).toBe(true);
        expect(all.map(one => fillSentence(one, { figures, names: new Map(), format }))).toHaveLength(
          all.length,
        );
        const groups = all.flatMap(({ of }) => (of.finding.rule.group === undefined ? [] : [of]));
        expect(new Set(groups).size).toBeLessThanOrEqual(2);
        expect(Math.max(place.length, county.length)).toBeLessThanOrEqual(max);
      },
    ),
  );
});

describe('a section of a page', () => {
  const rules: FindingRule[] = [
    { id: 'one', when: {}, says: ['It is {{place.a}}.'] },
    { id: 'two', when: {}, says: ['It is {{place.b}}.'] },
    { id: 'cost', beside: 'price', when: {}, says: ['It costs more with {{county.c}}.'] },
    { id: 'load', beside: 'price', when: {}, says: ['It costs less with {{county.d}} and {{county.e}}.'] },
  ];
  const known = figuresOf({ 'place.a': 1, 'place.b': 2, 'county.c': 3, 'county.d': 4, 'county.e': 5 });
  const idsOf = (sections: readonly string[]) => {
    const found = trueFindings(
      rules.map(rule => prepareFinding(rule)),
      known,
    );
    const { place, county } = chooseSentences(found, town, { service: 'Repiping', max, total: 2, sections });
    return [...place, ...county].map(({ of }) => of.finding.rule.id);
  };

  test('has one that belongs beside it before others are chosen, the most telling one first', () => {
    expect(idsOf([])).not.toContain('load');
    expect(idsOf(['price'])).toContain('load');
    expect(idsOf(['price'])).not.toContain('cost');
  });

  test('that none belongs beside takes none', () => {
    expect(idsOf(['steps'])).toEqual(idsOf([]));
  });
});

import { describe, expect, it, test } from 'vitest';
import { compileText, fillText } from '../../../engine/index.ts';
import { packStore } from '../packs/pack-store.ts';
import { addedClaims, findClaims, toStated } from './find-claims.ts';

const neighborhoods = [
  'Coral Ridge',
  'Victoria Park',
  'Rio Vista',
  'Las Olas Isles',
  'Harbor Beach',
  'Tarpon River',
  'Sailboat Bend',
  'Flagler Village',
  'Poinsettia Heights',
  'Lake Ridge',
  'Imperial Point',
  'Bay Colony',
  'Bermuda Riviera',
];
const inventions = [
  ...neighborhoods.flatMap(name => [
    `We haul from ${name} every week.`,
    `${name} is where we started.`,
    `You live in {${name}|the middle of town}? Call.`,
    `Our crew knows every street near ${name}.`,
    `Whether it is ${name}, or further out, we come.`,
  ]),
  'We have hauled for 17 years.',
  'A load starts at $99.',
  'Half of it, 50% in fact, is reused.',
  'Call before July 4 and save.',
  'We answer at 305-555-0142.',
  'Over a thousand homes trust us.',
  'For two decades we have hauled.',
  'Some fifteen trucks are on the road.',
  'We are open from 7:30 to 9.',
  'Dozens of families call each week.',
  'We are the best in town.',
  'Nobody is cheaper, and that is guaranteed.',
  'The lowest price in the county.',
  'A top-rated crew comes.',
  'An award-winning team.',
  'We are licensed and we show it.',
  'The most trusted name around.',
  'We are #1 here.',
  'Our family-owned shop.',
  'Everything is insured.',
  'We drive down Sunrise Boulevard.',
  'Turn left at Oakland Park and you see us.',
  'We work with Goodwill.',
  'Ask for Maria at the desk.',
  'We take it to the Central Broward Center.',
  'We follow Code Chapter rules of Davie.',
  'They come from all over Georgia.',
  'We use Freightliner trucks.',
  'Near the Broward Mall we turn around.',
  'Pinecrest homes are large.',
  'We gave to Habitat last spring.',
  'Since the days of Wilma we haul.',
  'Our yard lies by the Everglades.',
  'Rated by Yelp users.',
  'As seen on Channel Seven.',
];

test('a hundred inventions: every one is found', () => {
  expect(inventions).toHaveLength(100);
  const places = new Set(['pinecrest']);
  const missed = inventions.filter(text => addedClaims(text, ['We haul in town.'], { places }).length === 0);
  expect(missed).toEqual([]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('honest sentences of the trade: fewer than 5 of 200 are marked', () => {
  const values = { city: 'Davie', state: 'FL', keyword: 'hauling' };
  const sentences = [...packStore.own().services, ...packStore.samplesOf(packStore.own())]
    .flatMap(one => textsIn(one.content))
    .map((text, seed) => fillText(compileText(text, { kind: 'plain', key: 'reading' }), values, seed))
    .flatMap(text => text.split(/(?<=[.?!])\s+/))
    // What claims something has to be covered by its writer; here it is about what claims nothing. A number in words is one, too.
    .filter(text => /\w.*\s.*[.?!]$/.test(text) && !/\d|\{\{|insured|licensed|guarantee/i.test(text))
    .filter(
      text =>
        !/\b(?:eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?)\b/i.test(text),
    );
  expect(sentences.length).toBeGreaterThan(400);
  const marked = sentences
    .map(text => ({ text, claims: addedClaims(text, ['Davie FL hauling Florida']) }))
    .filter(({ claims }) => claims.length > 0);
  // Fewer than 5 of 200 sentences may be marked. All beyond are listed here.
  expect(marked.slice(Math.ceil((sentences.length * 5) / 200) - 1)).toEqual([]);
});

test('a claim is found at its position', () => {
  const text = 'Call us. {{city}} Rio Vista pays $99, and {{keyword}} is the best.';
  for (const { claim, at } of findClaims(text, toStated([])))
    expect(text.slice(at, at + claim.length)).toBe(claim);
  expect(findClaims(text, toStated([])).map(({ claim }) => claim)).toEqual(['Rio Vista', '$99', 'the best']);
});

test('a date and a road are told whole, and half a word is no name', () => {
  expect(addedClaims('On June 5, 2026 the rule for I-95 changed.', [])).toEqual(['June 5, 2026', 'I-95']);
  expect(addedClaims('On June 5, 2026 we stood on US 1.', ['Since 2026, the 5th'])).toEqual(['US 1']);
  expect(addedClaims('It is unit 4B. Chapter two says so.', ['4'])).toEqual([]);
});

describe('what was given', () => {
  it('claims may use what was given', () => {
    const given = ['We serve Rio Vista since 2009, licensed.', '$99 a load'];
    expect(addedClaims('Rio Vista knows us since 2009. A load is $99, and we are licensed.', given)).toEqual(
      [],
    );
  });

  it('each name and number is checked against what was given', () => {
    expect(addedClaims('Rio Grande pays $199.', ['Rio Vista pays $99.'])).toEqual(['Grande', '$199']);
  });

  it('a given number counts only as a whole, however it is written', () => {
    expect(addedClaims('Since 17 we took 1200 loads for $50.', ['2017; 1,200 loads; 50%'])).toEqual(['17']);
  });

  it('titles keep their capitals where their words were given', () => {
    const places = new Set(['pinecrest', 'coralgables']);
    expect(addedClaims('Haul It Away Today', [], { isTitle: true, places })).toEqual([]);
    expect(
      addedClaims('Hauling in Coral Gables', [], { isTitle: true, places: new Set(['coralgables']) }),
    ).toEqual(['Coral Gables']);
  });
});

describe('a measure', () => {
  const nothing = toStated([]);
  const claimsOf = (text: string, allowsMeasures: boolean) =>
    findClaims(text, nothing, { allowsMeasures }).map(({ claim }) => claim);

  test('in a person’s text claims nothing, in a model’s it does', () => {
    for (const text of [
      'A room of 120 square feet.',
      'A 40-gallon tank weighs 120 pounds.',
      'It runs at 60 psi.',
    ])
      expect(claimsOf(text, true)).toEqual([]);
    expect(claimsOf('A room of 120 square feet.', false)).toEqual(['120']);
  });

  test('a measure is no price, count, time or way', () => {
    const text = 'We did 120 jobs for $120 in 12 hours within 25 miles, 17 years long.';
    expect(claimsOf(text, true)).toEqual(['120', '$120', '12', '25', '17']);
  });
});

test('an amount of the price tables states itself, not as many things', () => {
  const stated = toStated(['Tires cost extra.'], ['$12', '$1,200']);
  const claimsOf = (text: string) => findClaims(text, stated).map(({ claim }) => claim);
  expect(claimsOf('A tire is $12, and a full truck $1200.')).toEqual([]);
  expect(claimsOf('We took 12 mattresses for $13.')).toEqual(['12', '$13']);
});

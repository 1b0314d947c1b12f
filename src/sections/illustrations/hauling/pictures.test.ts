import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadOf, pictureOf } from '../picture-of.ts';

const pack = JSON.parse(
  readFileSync(new URL('../../../../content/packs/junk-removal/pack.json', import.meta.url), 'utf8'),
) as {
  readonly business: { readonly items: readonly string[] };
  readonly service_groups: readonly { readonly services: readonly (string | { readonly name: string })[] }[];
};
const names = pack.service_groups.flatMap(group =>
  group.services.map(service => (typeof service === 'string' ? service : service.name)),
);
const sold = [
  'junk removal',
  'furniture removal',
  'appliance removal',
  'estate cleanouts',
  'commercial clear outs',
  'construction debris',
  'office cleanouts',
  'garage cleanouts',
  'attic cleanouts',
  'eviction & foreclosure cleanouts',
  'concrete removal',
  'carpet removal',
];

describe('each name of a list has its own drawing', () => {
  it.each([
    ['the services', sold],
    ['the three columns', names],
    ['what we remove', pack.business.items],
  ])('%s', (_list, drawn) => {
    const pictures = drawn.map(name => pictureOf('hauling', name));
    expect(pictures).toEqual([...new Set(pictures)]);
  });

  it('the crew carries something else for each service', () => {
    expect(sold.map(keyword => loadOf('hauling', keyword))).toEqual([
      'junk',
      'sofa',
      'fridge',
      'estate',
      'storefront',
      'debris',
      'desk',
      'garage',
      'attic',
      'eviction',
      'concrete',
      'carpet',
    ]);
  });
});

it.each([
  ['hot tub removal', 'hot-tub'],
  ['Mattress Removal', 'mattress'],
  ['refrigerator removal', 'fridge'],
  ['yard waste removal', 'yard-waste'],
  ['hurricane debris', 'yard-waste'],
  ['junk removal palm beach', 'junk'],
  ['whole house clean-out', 'boxes'],
  ['dumpster rentals', 'container'],
  ['', 'sofa'],
])('%j is drawn as %s', (name, picture) => {
  expect(pictureOf('hauling', name)).toBe(picture);
});

it.each([
  ['dumpster rentals', 'junk'],
  ['shed removal', 'garage'],
  ['', 'sofa'],
])('for %j, which two people can’t carry as drawn, the crew carries %s', (keyword, load) => {
  expect(loadOf('hauling', keyword)).toBe(load);
});

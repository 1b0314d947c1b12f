import { describe, expect, it } from 'vitest';
import { loadOf, pictureOf } from '../../../sections/render-sections.tsx';
import { packStore } from './pack-store.ts';

const pack = packStore.pack('junk-removal');
const names = pack.service_groups.flatMap(group =>
  group.services.map(service => (typeof service === 'string' ? service : service.name)),
);
const sold = pack.services.flatMap(({ keywords }) => keywords[0] ?? []);

describe('each name of a list has its own drawing', () => {
  it.each([
    ['the services', sold],
    ['the three columns', names],
    ['what we remove', pack.business?.items ?? []],
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

import { describe, expect, it } from 'vitest';
import { loadOf, loadsOf, pictureOf } from '../../../sections/render-sections.tsx';
import { packStore } from './pack-store.ts';

const pack = packStore.pack('junk-removal');
const sold = pack.services.flatMap(({ keywords }) => keywords[0] ?? []);

describe('each name of a list has its own drawing', () => {
  it.each([
    ['the services', sold],
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

it.each(packStore.shipped().filter(one => one.services.length > 1))(
  'every service of $id shows its own',
  one => {
    const { illustrations } = one.fallbacks;
    const names = one.services.map(({ name }) => name);
    expect(new Set(loadsOf(illustrations, names)).size).toBe(names.length);
    expect(new Set(names.map(name => loadOf(illustrations, name))).size).toBe(names.length);
  },
);

it.each([
  ['hot tub removal', 'hot-tub'],
  ['Mattress Removal', 'mattress'],
  ['refrigerator removal', 'fridge'],
  ['yard waste removal', 'yard-waste'],
  ['hurricane debris', 'yard-waste'],
  ['junk removal palm beach', 'junk'],
  ['whole house clean-out', 'boxes'],
  ['piano removal', 'piano'],
  ['Tire Disposal', 'tires'],
  ['swing set removal', 'playset'],
  ['dumpster rentals', 'container'],
])('the crew carries for %j what %s is', (keyword, load) => {
  expect(pictureOf('hauling', keyword)).toBe(load);
  expect(loadOf('hauling', keyword)).toBe(load);
});

it('on a page about nothing in particular the crew carries what no service is about', () => {
  expect(loadOf('hauling', '')).toBe('chair');
});

import { describe, expect, it } from 'vitest';
import { business } from '../../../../content/business.ts';
import { serviceGroups } from '../../../../content/service-groups.ts';
import { services } from '../../../../content/services.ts';
import { loadOf, pictureOf } from '../picture-of.ts';

describe('each name of a list has its own drawing', () => {
  it.each([
    ['the services', services.map(service => service.title)],
    ['the three columns', serviceGroups.flatMap(group => group.services.map(service => service.name))],
    ['what we remove', business.items],
  ])('%s', (_list, names) => {
    const pictures = names.map(name => pictureOf('hauling', name));
    expect(pictures).toEqual([...new Set(pictures)]);
  });

  it('the crew carries something else for each service', () => {
    expect(services.map(service => loadOf('hauling', service.keyword))).toEqual([
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

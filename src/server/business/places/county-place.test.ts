import { expect, test } from 'vitest';
import { countyOfPlace, placeOfCounty } from './county-place.ts';

test('a county is the place of a page by its name with its kind, in any spelling, where no town has that name', () => {
  expect(countyOfPlace('Travis County', 'TX')).toBe('Travis');
  expect(countyOfPlace('st lucie county', 'FL')).toBe('Saint Lucie');
  expect(countyOfPlace('Orleans Parish', 'LA')).toBe('Orleans Parish');
  expect(countyOfPlace('Kenai Peninsula Borough', 'AK')).toBe('Kenai Peninsula Borough');
  expect(countyOfPlace('Travis', 'TX')).toBeNull();
  expect(countyOfPlace('Travis County', 'CA')).toBeNull();
  expect(countyOfPlace('', '')).toBeNull();
});

test('a city that is its own county has pages as a town', () => {
  expect(placeOfCounty('Travis', 'TX')).toBe('Travis County');
  expect(placeOfCounty('Carson City', 'NV')).toBeNull();
  expect(placeOfCounty('District of Columbia', 'DC')).toBeNull();
});

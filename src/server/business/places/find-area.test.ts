import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { countyOf, findArea } from './find-area.ts';
import { findTown } from './town-index.ts';

describe('the county of a town', () => {
  test.each([
    ['Sunrise', 'FL', 'Broward'],
    ['Stuart', 'FL', 'Martin'],
    ['Palm City', 'FL', 'Martin'],
    ['boca raton', 'Florida', 'Palm Beach'],
    ['Kendall', 'fl', 'Miami-Dade'],
    ['Orlando', 'FL', 'Orange'],
    ['Hollywood', 'CA', null],
    ['Martin', 'TN', null],
    ['Nowhereville', 'FL', null],
    ['', '', null],
  ])('%s, %s is %s', (city, state, county) => {
    expect(countyOf(defaultSettings, city, state)).toBe(county);
  });

  test('the county of a town is where the town lies, even if GeoNames has it two counties away', () => {
    for (const city of ['Lone Tree', 'Castle Pines North'])
      expect([city, findTown(city, 'CO')?.county]).toEqual([city, 'Douglas County']);
  });

  test('the county of a town comes from the list of the owner before the gazetteer', () => {
    const own = { city: 'Stuart', county: 'Treasure County', state: 'FL', latitude: 1, longitude: 2 };
    expect(findArea([own], 'stuart', 'FL')).toMatchObject({ county: 'Treasure', latitude: 1 });
  });
});

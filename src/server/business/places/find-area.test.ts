import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { businessFacts } from '../../website/site-pages/business-facts.ts';
import { countyOf, findArea } from './find-area.ts';

const { by_county, default: usual } = defaultSettings.business.phones;

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

  test('comes from the list of the owner before the gazetteer', () => {
    const own = { city: 'Stuart', county: 'Treasure County', state: 'FL', latitude: 1, longitude: 2 };
    expect(findArea([own], 'stuart', 'FL')).toMatchObject({ county: 'Treasure', latitude: 1 });
  });

  test('decides the phone: its own where it has one, else the business’s', () => {
    const phoneIn = (city: string, state: string) =>
      businessFacts({ ...defaultSettings, stated: new Map() }, countyOf(defaultSettings, city, state)).phone;
    expect(phoneIn('Sunrise', 'FL')).toBe(by_county.Broward);
    expect(phoneIn('Stuart', 'FL')).toBe(by_county.Martin);
    expect(phoneIn('Orlando', 'FL')).toBe(usual);
    expect(phoneIn('Austin', 'TX')).toBe(usual);
    expect(businessFacts({ ...defaultSettings, stated: new Map() }, 'constructor').phone).toBe(usual);
  });
});

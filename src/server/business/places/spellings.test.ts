import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countyShown } from '../../../contract/business/places.ts';
import { parseLocations, placeKey } from '../../../engine/index.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { isServed } from '../areas/is-served.ts';
import { gazetteerFactsOf } from '../statements/gazetteer-facts.ts';
import { readSubject, subjectKeys } from '../statements/subject-key.ts';
import { countiesOf, countyOf, findArea, placeId, townOfCounty, townsOf } from './find-area.ts';
import { countyNamed } from './find-county.ts';
import { readCounties, readTowns } from './gazetteer.ts';
import { timeZoneOf } from './time-zone-of.ts';
import { findTown } from './town-index.ts';

const find = (place: string) => {
  const at = place.lastIndexOf(', ');
  const town = findTown(place.slice(0, at), place.slice(at + 2));
  return town && `${town.city}, ${town.state}`;
};

describe('the gazetteer', () => {
  test('the gazetteer has the largest towns of another list', () => {
    const list = readFileSync(join(projectRoot, 'test/largest-us-towns.txt'), 'utf8').replace(/^#.*\n/, '');
    const { locations, ready_count } = parseLocations(list);
    const missing = locations.filter(({ city, state }) => !findTown(city, state));
    expect(ready_count).toBeGreaterThan(2_900);
    expect(missing.length).toBeLessThanOrEqual(ready_count * 0.005);
  });

  test('the gazetteer has capitals, territories and their counties', () => {
    for (const place of [
      'New York, NY',
      'Washington, DC',
      'San Juan, PR',
      'Charlotte Amalie, VI',
      'Dededo, GU',
    ])
      expect(find(place)).toBe(place);
    const counties = ['Washington, DC', 'San Juan, PR', 'Charlotte Amalie, VI', 'Dededo, GU'].map(place => {
      const [city = '', state = ''] = place.split(', ');
      return countyShown(findArea([], city, state)?.county ?? '');
    });
    expect(counties).toEqual(['District of Columbia', 'San Juan Municipio', 'St. Thomas Island', 'Guam']);
  });

  test.each([
    ['Port St. Lucie, FL', 'Port Saint Lucie, FL'],
    ['ST PAUL, mn', 'Saint Paul, MN'],
    ['Ft. Lauderdale, Florida', 'Fort Lauderdale, FL'],
    ['Mt. Dora, FL', 'Mount Dora, FL'],
    ['Opa Locka, FL', 'Opa-locka, FL'],
    ['O’Fallon, IL', "O'Fallon, IL"],
    ['Canon City, CO', 'Cañon City, CO'],
    ['N. Miami Beach, FL', 'North Miami Beach, FL'],
    ['NYC, NY', 'New York, NY'],
    ['New York City, NY', 'New York, NY'],
    ['Lake Worth, FL', 'Lake Worth Beach, FL'],
    ['Boise City, ID', 'Boise, ID'],
    ['Nashville-Davidson, TN', 'Nashville, TN'],
    ['Hamilton Township, NJ', 'Hamilton, NJ'],
    ['Town of Davie, FL', 'Davie, FL'],
    ['Greenacres, CA', 'Greenacres, CA'],
    ['Green Acres, CA', 'Green Acres, CA'],
    ['Bayamon, PR', 'Bayamón, PR'],
    ['Nowhere at All, FL', null],
    ['constructor, FL', null],
    [', FL', null],
  ])('the gazetteer finds %s', (place, name) => {
    expect(find(place)).toBe(name);
  });

  test('the gazetteer tells few towns apart by their spelling alone', () => {
    const names = Map.groupBy(readTowns(), ({ city, state }) => `${placeKey(city)}|${state}`);
    const alike = [...names.values()].flatMap(towns => {
      const [first] = towns;
      return first && towns.some(one => one.city.replaceAll(/\W/g, '') !== first.city.replaceAll(/\W/g, ''))
        ? [
            towns
              .map(one => one.city)
              .toSorted()
              .join(' / '),
          ]
        : [];
    });
    expect(alike.toSorted()).toMatchInlineSnapshot(`
      [
        "Bayamon / Bayamón",
        "Boqueron / Boquerón",
        "Chestnut Hill / Chestnuthill",
        "Green Acres / Greenacres",
        "Las Marias / Las Marías",
        "Mill Creek / Millcreek",
      ]
    `);
  });

  test('the gazetteer gives towns typed in one case their capitals', () => {
    const plain = readTowns().filter(({ city }) => /^[A-Za-z .'-]+$/.test(city) && !city.includes(' - '));
    const wrong = plain.filter(
      ({ city, state }) => parseLocations(`${city.toLowerCase()}, ${state}`).locations[0]?.city !== city,
    );
    expect(wrong.map(({ city, state }) => `${city}, ${state}`)).toEqual([]);
  });

  test('the gazetteer has no town twice in a county', () => {
    const all = readTowns().map(({ city, state, county }) => `${placeKey(city)}|${state}|${county}`);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(readCounties().map(({ fips }) => fips)).size).toBe(readCounties().length);
  });
});

describe('counties', () => {
  test.each([
    ['St. Lucie County', 'FL', 'Saint Lucie'],
    ['Miami Dade', 'FL', 'Miami-Dade'],
    ['Dade County', 'FL', 'Miami-Dade'],
    ['DESOTO', 'FL', 'DeSoto'],
    ['Hartford', 'CT', 'Hartford'],
    ['Capitol', 'CT', 'Capitol Planning Region'],
    ['East Baton Rouge', 'LA', 'East Baton Rouge Parish'],
    ['Anchorage', 'AK', 'Anchorage Municipality'],
    ['Richmond City', 'VA', 'City of Richmond'],
    ['Richmond', 'VA', 'Richmond'],
    ['James City', 'VA', 'James City'],
    ['Rock Island', 'IL', 'Rock Island'],
    ['Prince Georges', 'MD', "Prince George's"],
    ['St Thomas', 'VI', 'St. Thomas Island'],
    ['San Juan', 'PR', 'San Juan Municipio'],
    ['District of Columbia', 'DC', 'District of Columbia'],
    ['Nowhere', 'FL', null],
  ])('%s, %s', (county, state, name) => {
    expect(countyNamed(county, state)).toBe(name);
  });

  test('a town in several counties is served with each of them, and named with the served one', () => {
    expect(countiesOf({ city: 'Aurora', state: 'CO', county: 'Arapahoe' })).toEqual([
      'Arapahoe',
      'Adams',
      'Douglas',
    ]);
    const areas = {
      counties: [{ county: 'Douglas', state: 'CO' }],
      towns: [],
      circles: [],
      region: '',
      is_nationwide: false,
      asks_outside: true,
    };
    expect(isServed(areas, 'Aurora', 'CO')).toBe(true);
    expect(isServed(areas, 'Boulder', 'CO')).toBe(false);
    const towns = [{ city: 'Parker', county: 'Douglas', state: 'CO', latitude: null, longitude: null }];
    expect(countyOf({ areas: { ...areas, towns } }, 'Aurora', 'CO')).toBe('Douglas');
    expect(townOfCounty('Aurora', 'CO', 'Douglas County')?.city).toBe('Aurora');
  });

  test('a town in several counties says so', () => {
    const countyIn = (city: string, state: string) =>
      Object.fromEntries(gazetteerFactsOf([], city, state))['place.county'];
    expect(countyIn('Aurora', 'CO')).toBe('Adams, Arapahoe and Douglas counties');
    expect(countyIn('Boulder', 'CO')).toBe('Boulder County');
    expect(countyIn('West Hartford', 'CT')).toBe('Capitol Planning Region');
  });

  test('Connecticut’s counties until 2022 hold their towns', () => {
    const towns = townsOf('Hartford', 'CT').map(({ city }) => city);
    expect(towns).toEqual(expect.arrayContaining(['Hartford', 'West Hartford', 'Bristol', 'Simsbury']));
    expect(towns).not.toContain('New Haven');
  });
});

test('one place is served, stated and compared in every spelling', () => {
  const town = { city: 'St. Paul', county: 'Ramsey', state: 'MN', latitude: null, longitude: null };
  const areas = {
    counties: [],
    towns: [town],
    circles: [],
    region: '',
    is_nationwide: false,
    asks_outside: true,
  };
  for (const city of ['Saint Paul', 'St Paul', 'ST. PAUL']) {
    expect(isServed(areas, city, 'MN')).toBe(true);
    expect(findArea(areas.towns, city, 'Minnesota')).toMatchObject({ city: 'St. Paul' });
    expect(placeId({ city, state: 'MN' })).toBe(placeId(town));
    expect(subjectKeys.place(city, 'MN')).toBe('place:saint paul, mn');
  }
  expect(readSubject('county', 'St. Lucie County, FL')).toEqual({
    name: 'Saint Lucie, FL',
    key: 'county:saint lucie, fl',
  });
  expect(readSubject('place', 'Opa Locka, FL')).toMatchObject({ key: 'place:opa-locka, fl' });
});

test.each([
  ['Pensacola', 'FL', 'America/Chicago'],
  ['Miami', 'FL', 'America/New_York'],
  ['El Paso', 'TX', 'America/Denver'],
  ['Dallas', 'TX', 'America/Chicago'],
  ['Knoxville', 'TN', 'America/New_York'],
  ['Nashville', 'TN', 'America/Chicago'],
  ['Gary', 'IN', 'America/Chicago'],
  ['Indianapolis', 'IN', 'America/New_York'],
  ['Coeur d’Alene', 'ID', 'America/Los_Angeles'],
  ['Boise', 'ID', 'America/Denver'],
  ['San Juan', 'PR', 'America/Puerto_Rico'],
  ['Dededo', 'GU', 'Pacific/Guam'],
  ['Nowhere', 'AZ', 'America/Phoenix'],
])('the time zone of %s, %s', (city, state, zone) => {
  expect(timeZoneOf({ city, state })).toBe(zone);
});

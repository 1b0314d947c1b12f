import { describe, expect, test } from 'vitest';
import { cityCapitals } from '../casing/city-capitals.ts';
import { stateCode, states } from '../states.ts';
import { parseLocations } from './parse-locations.ts';

const read = (line: string) =>
  parseLocations(line)
    .locations.map(({ city, state }) => `${city}/${state}`)
    .join(' ');
const suggestion = (line: string) => parseLocations(line).rejected[0]?.suggestion;

describe('a location line', () => {
  test('a location line is read in every accepted form', () => {
    const cases = {
      'Miami, FL': 'Miami/FL',
      '  Miami ,  fl. ': 'Miami/FL',
      'Miami, Florida': 'Miami/FL',
      'Miami, FL, 33101, USA': 'Miami/FL',
      'Miami, FL 33101-1234': 'Miami/FL',
      'Miami FL 33101': 'Miami/FL',
      'Miami FL': 'Miami/FL',
      'Port St. Lucie Florida': 'Port St. Lucie/FL',
      'Miami|FL': 'Miami/FL',
      'Miami\tFlorida': 'Miami/FL',
      'Miami; FL': 'Miami/FL',
      'Miami - FL': 'Miami/FL',
      'Miami – FL': 'Miami/FL',
      'Miami- FL': 'Miami/FL',
      'Winston-Salem - North Carolina': 'Winston-Salem/NC',
      'Winston - Salem, NC': 'Winston - Salem/NC',
      'Charlotte North Carolina': 'Charlotte/NC',
      'charlotte NORTH CAROLINA': 'Charlotte/NC',
      'Washington District of Columbia': 'Washington/DC',
      'Washington, D.C.': 'Washington/DC',
      'Charleston West Virginia': 'Charleston/WV',
      'Richmond Virginia': 'Richmond/VA',
      'New York New York': 'New York/NY',
      'Kansas City Kansas': 'Kansas City/KS',
      'Portland or': 'Portland/OR',
      'Cañon City, CO': 'Cañon City/CO',
    };
    expect(mapKeys(cases, read)).toEqual(cases);
  });

  test('a location line is read with the code or the name of every state', () => {
    expect(states).toHaveLength(54);
    for (const { code, name } of states) {
      expect(read(`Springfield, ${code}`)).toBe(`Springfield/${code}`);
      expect(read(`Springfield ${name.toUpperCase()}`)).toBe(`Springfield/${code}`);
    }
    for (const { name } of states) expect([name, read(name)]).toEqual([name, '']);
    expect(stateCode('x'.repeat(1_000))).toBeUndefined();
  });
});

describe('marks of lists', () => {
  test('marks of lists are taken off', () => {
    const cases = {
      '• Weston, FL': 'Weston/FL',
      '– Weston – FL': 'Weston/FL',
      '1. Naples, FL': 'Naples/FL',
      '(12) Naples, FL': 'Naples/FL',
      '#5 Naples, FL': 'Naples/FL',
      '1️⃣ Naples, FL': 'Naples/FL',
      '33301 Fort Lauderdale, FL': 'Fort Lauderdale/FL',
      'Fort Myers, Lee County, FL': 'Fort Myers/FL',
      'New Orleans, Orleans Parish, Louisiana, 70112': 'New Orleans/LA',
      'Davie[3], FL': 'Davie/FL',
      'Davie* (pop. 105,691), FL†': 'Davie/FL',
      'Kendall CDP, FL': 'Kendall/FL',
      'Fort Myers city, Florida': 'Fort Myers/FL',
      'Kansas City city, Missouri': 'Kansas City/MO',
      'kansas city, mo': 'Kansas City/MO',
      '|Weston|FL|': 'Weston/FL',
      '"Weston, FL"': 'Weston/FL',
      "'Weston', FL": 'Weston/FL',
      '<li>Weston, FL</li>': 'Weston/FL',
      'Miami\u200b, FL': 'Miami/FL',
      'Miami FL, USA': 'Miami/FL',
      '‘Ewa Beach, HI': '‘Ewa Beach/HI',
    };
    expect(mapKeys(cases, read)).toEqual(cases);
  });

  test('marks of lists with other words are refused with the clean form where they may mean something', () => {
    const cases = {
      '12 Main St, Miami, FL 33101': 'Did you mean "Miami, FL"?',
      'Fort Myers, Lee, FL': 'Did you mean "Fort Myers, FL"?',
      'University of Miami, FL': 'Did you mean "Miami, FL"?',
      '1\tMiami\tFL': 'Did you mean "Miami, FL"?',
      '12 Naples, FL': 'Did you mean "Naples, FL"?',
      '{{city}}, FL': 'Add a city before the state, such as "Miami, FL"',
      'University of Florida': 'Try: "City, State" format (e.g., "Miami, FL")',
    };
    expect(mapKeys(cases, suggestion)).toEqual(cases);
  });

  test('marks of lists of any number are read at once', () => {
    for (const marks of ['(', '[', '<', '*', "'", "'a", '- ', '1.', ' , ', 'a '])
      expect(parseLocations(marks.repeat(200 / marks.length)).ready_count).toBe(0);
  });
});

test('one place in several spellings is one location', () => {
  const report = parseLocations(
    'St. Paul, MN\nSaint Paul, Minnesota\nSAINT PAUL MN\nO’Fallon, IL\nOFallon, IL',
  );
  expect(report).toMatchObject({ ready_count: 2, duplicate_count: 3 });
  expect(report.locations.map(one => one.city)).toEqual(['St. Paul', 'O’Fallon']);
});

test('territories are states', () => {
  expect(['San Juan PR', 'Christiansted, Virgin Islands', 'Hagåtña, Guam'].map(read)).toEqual([
    'San Juan/PR',
    'Christiansted/VI',
    'Hagåtña/GU',
  ]);
});

describe('a rejected line', () => {
  const expected = 'Try: "City, State" format (e.g., "Miami, FL")';
  test('a rejected line comes with a suggestion that fits the line', () => {
    const cases = {
      Orlando: 'Add a state, such as "Orlando, FL"',
      'Orlando,': 'Add a state, such as "Orlando, FL"',
      Florida: 'Add a city before the state, such as "Miami, FL"',
      ', TX': 'Add a city before the state, such as "Miami, TX"',
      'Miami, Flordia': 'Did you mean "Miami, FL"?',
      'miami flordia': 'Did you mean "Miami, FL"?',
      'Charlotte Noth Carolina': 'Did you mean "Charlotte, NC"?',
      'Austin, Texsa': 'Did you mean "Austin, TX"?',
      'Miami, XX': '“XX” is not a US state. Write its code or name, such as "FL"',
      'Paris, France': '“France” is not a US state. Write its code or name, such as "FL"',
      'Miami, 33101': expected,
      '12345': expected,
      '1, 2': expected,
      '???': expected,
    };
    expect(mapKeys(cases, suggestion)).toEqual(cases);
  });

  test('a rejected line is given the state the list used last', () => {
    expect(suggestion('Macon, GA\nAtlanta')).toBe('Add a state, such as "Atlanta, GA"');
  });

  test('a rejected line that is far too long is quoted in part', () => {
    const { rejected } = parseLocations('x'.repeat(1_000_000));
    expect(rejected[0]?.line).toHaveLength(120);
    expect(rejected[0]?.suggestion).toBe(
      'This line has 1,000,000 characters. Put each location on a line of its own.',
    );
  });
});

describe('the report', () => {
  test('the report counts every line once', () => {
    expect(parseLocations('Miami, FL\r\n\r\nmiami fl\rnowhere\n \nTampa, FL\n')).toEqual({
      total_lines: 7,
      empty_lines: 3,
      ready_count: 2,
      rejected_count: 1,
      duplicate_count: 1,
      locations: [
        { city: 'Miami', state: 'FL' },
        { city: 'Tampa', state: 'FL' },
      ],
      rejected: [{ line_number: 4, line: 'nowhere', suggestion: 'Add a state, such as "Nowhere, FL"' }],
    });
  });

  test('the report of nothing is all zeros', () => {
    expect(parseLocations('')).toMatchObject({
      total_lines: 0,
      empty_lines: 0,
      ready_count: 0,
      rejected_count: 0,
    });
  });

  test('the report lists a bounded number of rejected lines and counts them all', () => {
    const report = parseLocations('nowhere\n'.repeat(200_000));
    expect(report.rejected).toHaveLength(1_000);
    expect(report.rejected_count).toBe(200_000);
  });
});

describe('the capitals of a city', () => {
  test('the capitals of a city are set where it is typed all in one case', () => {
    const cases = {
      'boca raton': 'Boca Raton',
      'PORT ST. LUCIE': 'Port St. Lucie',
      'lauderdale-by-the-sea': 'Lauderdale-by-the-Sea',
      mcallen: 'McAllen',
      "o'fallon": "O'Fallon",
      "coeur d'alene": "Coeur D'Alene",
      "land's end": "Land's End",
      NYC: 'NYC',
      DeLand: 'DeLand',
      'Boca del Mar': 'Boca del Mar',
    };
    expect(mapKeys(cases, city => cityCapitals(city))).toEqual(cases);
  });

  test('the capitals of a city are those of the gazetteer where no rule gives them', () => {
    const cases = {
      'DEKALB, IL': 'DeKalb/IL',
      'coeur d’alene, id': "Coeur d'Alene/ID",
      'lafayette, ga': 'LaFayette/GA',
      'lafayette, la': 'Lafayette/LA',
    };
    expect(mapKeys(cases, read)).toEqual(cases);
  });
});

function mapKeys(cases: Record<string, string>, write: (key: string) => string | undefined) {
  return Object.fromEntries(Object.keys(cases).map(key => [key, write(key)]));
}

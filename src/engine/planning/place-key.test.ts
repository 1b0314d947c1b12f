import { expect, test } from 'vitest';
import { locationKey, placeKey } from './place-key.ts';

test.each([
  ['Saint Paul', 'St. Paul', 'ST PAUL', 'St Paul'],
  ['Sault Sainte Marie', 'Sault Ste. Marie'],
  ['Fort Lauderdale', 'Ft. Lauderdale', 'ft lauderdale'],
  ['Mount Dora', 'Mt. Dora'],
  ['Port Saint Lucie', 'Port St. Lucie'],
  ['Opa-locka', 'Opa Locka', 'opalocka'],
  ["O'Fallon", 'O’Fallon', 'OʻFallon', 'OFallon'],
  ['Cañon City', 'Canon City', 'Can\u0303on City'],
  ['Miami-Dade', 'Miami Dade', 'Miami–Dade'],
  ['North Miami', 'N. Miami', 'N Miami'],
  ['DeKalb', 'De Kalb'],
  ["Coeur d'Alene", 'Coeur d’Alene', 'coeur dalene'],
])('all spellings of %s have one key', (name, ...others) => {
  for (const other of others) expect(placeKey(other)).toBe(placeKey(name));
});

test('other names have other keys', () => {
  const names = ['Saint Paul', 'Paul', 'South Miami', 'North Miami', 'Miami', 'Weston', '東京', '大阪', '--'];
  expect(new Set(names.map(placeKey)).size).toBe(names.length);
});

test('a state is its code or its name', () => {
  expect(locationKey({ city: 'St. Paul', state: 'Minnesota' })).toBe(
    locationKey({ city: 'Saint Paul', state: ' mn' }),
  );
});

import { expect, test } from 'vitest';
import { placeKey } from '../../../engine/index.ts';
import { placeInKeyword } from './place-in-keyword.ts';
import { PlaceNamesReader } from './place-names.ts';

const plan = {
  states: new Set(['FL', 'AL']),
  names: new Set(['Hialeah', 'Miami', 'Port St. Lucie', 'Weston'].map(placeKey)),
};

test.each([
  ['best hauler in miami', 'Miami, FL', 'best hauler'],
  ['Best Hauler near Ft. Lauderdale', 'Fort Lauderdale, FL', 'Best Hauler'],
  ['junk removal miami fl', 'Miami, FL', 'junk removal'],
  ['junk removal Miami, Florida today', 'Miami, FL', 'junk removal today'],
  ['junk removal Austin TX', 'Austin, TX', 'junk removal'],
  ['miami junk removal', 'Miami, FL', 'junk removal'],
  ['junk removal port saint lucie', 'Port Saint Lucie, FL', 'junk removal'],
  ['haulers in Mobile', 'Mobile, AL', 'haulers'],
])('%j names a place', (keyword, place, without) => {
  expect(placeInKeyword(keyword, plan)).toEqual({ place, without });
});

test.each([
  'junk removal',
  'mobile home demolition',
  'junk removal near me',
  'movers in or out',
  'hauler in a day',
  'miami',
  '',
  'in in in in',
  'a '.repeat(100),
])('%j names none', keyword => {
  expect(placeInKeyword(keyword, plan)).toBeNull();
});

test('unknown places come with the town that may be meant, keywords with the pages they are wrong on', () => {
  const reader = new PlaceNamesReader();
  for (const city of ['Miami', 'Hialeah', 'Port St Lucie', 'Wseton', 'University Medical Annex'])
    reader.addPlace({ city, state: 'FL' });
  for (const keyword of ['junk removal', 'hauler in Miami', 'hauler in Orlando']) reader.addKeyword(keyword);
  expect(reader.result()).toEqual({
    places: 5,
    places_unknown: 2,
    first_unknown: [
      { city: 'Wseton', state: 'FL', suggestion: 'Weston, FL', is_own: false },
      { city: 'University Medical Annex', state: 'FL', suggestion: null, is_own: false },
    ],
    keywords_with_places: 2,
    pages_of_other_places: 9,
    first_keywords: [
      { keyword: 'hauler in Miami', place: 'Miami, FL', without: 'hauler' },
      { keyword: 'hauler in Orlando', place: 'Orlando, FL', without: 'hauler' },
    ],
  });
});

test('a plan of one town may name it in its keywords', () => {
  const reader = new PlaceNamesReader();
  reader.addPlace({ city: 'Miami', state: 'FL' });
  reader.addKeyword('hauler in Miami');
  expect(reader.result()).toMatchObject({ keywords_with_places: 0, pages_of_other_places: 0 });
});

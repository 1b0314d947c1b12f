import { expect, test } from 'vitest';
import { readTypedPlace } from './read-typed-place.ts';

test.each([
  ['• weston', 'FL', 'Weston', 'FL'],
  ['1. naples', 'florida', 'Naples', 'FL'],
  ['33301 Fort Lauderdale', 'FL', 'Fort Lauderdale', 'FL'],
  ['Fort Myers, Lee County', 'FL', 'Fort Myers', 'FL'],
  ['Davie[3]', ' fl ', 'Davie', 'FL'],
  ['Kendall CDP', 'FL', 'Kendall', 'FL'],
  ['stuart', 'FL 34994', 'Stuart', 'FL'],
  ['Weston, FL', 'FL', 'Weston', 'FL'],
  ['O’Fallon', 'MO', 'O’Fallon', 'MO'],
  ['• weston', '', 'Weston', ''],
  ['', 'florida', '', 'FL'],
  ['', ' Ontario ', '', 'Ontario'],
])('“%s” and “%s” are cleaned as a line of a list', (city, state, cleanedCity, cleanedState) => {
  expect(readTypedPlace(city, state)).toEqual({ place: { city: cleanedCity, state: cleanedState } });
});

test.each([
  ['12 Main St, Miami', 'FL', 'city', 'Did you mean "Miami, FL"?'],
  ['Miami', 'Ontario', 'state', '“Ontario” is not a US state. Write its code or name, such as "FL"'],
  ['???', '', 'city', 'Write the name of a city'],
])('“%s” and “%s” are no place', (city, state, field, suggestion) => {
  expect(readTypedPlace(city, state)).toEqual({ field, suggestion });
});

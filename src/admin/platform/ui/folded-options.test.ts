import { expect, test } from 'vitest';
import { foldedOptions } from './folded-options.ts';

const option = (label: string) => ({ value: label, label });
const options = [
  option('Cañon City, CO'),
  { group: 'Florida', items: [option('Port St. Lucie, FL'), option('St. Pete Beach, FL')] },
  { group: 'Georgia', items: [option('Atlanta, GA')] },
];
const found = (search: string, limit = 10) =>
  foldedOptions({ options, search, limit })
    .flatMap(one => ('group' in one ? one.items : [one]))
    .map(({ label }) => label);

test('options are found without their accents and points', () => {
  expect(found(' canon ')).toEqual(['Cañon City, CO']);
  expect(found('st lucie')).toEqual(['Port St. Lucie, FL']);
  expect(found('nowhere')).toEqual([]);
});

test('an o before a name is found with and without its apostrophe', () => {
  const towns = { options: [option('O’Fallon, MO'), option('Coeur d’Alene, ID')], limit: 10 };
  expect(foldedOptions({ ...towns, search: 'o fallon' })).toEqual([option('O’Fallon, MO')]);
  expect(foldedOptions({ ...towns, search: 'coeur d alene' })).toEqual([option('Coeur d’Alene, ID')]);
});

test('groups without a match are left out, and no more are shown than fit', () => {
  expect(foldedOptions({ options, search: 'st. p', limit: 10 })).toEqual([
    { group: 'Florida', items: [option('St. Pete Beach, FL')] },
  ]);
  expect(found('', 2)).toEqual(['Cañon City, CO', 'Port St. Lucie, FL']);
});

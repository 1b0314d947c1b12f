import { expect, test } from 'vitest';
import { countyOf } from '../../business/places/find-area.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { businessFacts } from './business-facts.ts';

const { by_county, default: usual } = defaultSettings.business.phones;
const phoneOf = (county: string | null) =>
  businessFacts({ ...defaultSettings, stated: new Map() }, county).phone;

test.each([
  ['Sunrise', 'FL', by_county.Broward],
  ['Stuart', 'FL', by_county.Martin],
  ['Orlando', 'FL', usual],
  ['Austin', 'TX', usual],
])('%s, %s has the phone of its county, or the business’s where that has none', (city, state, phone) => {
  expect(phoneOf(countyOf(defaultSettings, city, state))).toBe(phone);
});

test('a county that is named like a property of every object has none of its own', () => {
  expect(phoneOf('constructor')).toBe(usual);
});

import { describe, expect, test } from 'vitest';
import { type SetupInput, setupSchema } from '../../../contract/operations/setup.ts';
import { resolveSetup } from './resolve-setup.ts';

const business = {
  name: 'Barton Creek Plumbing',
  phone: '(512) 555-0134',
  email: 'hello@bartoncreek.example',
};
const austin: SetupInput = {
  trade: 'plumbing',
  business,
  areas: { center: { city: 'Austin', state: 'TX', miles: 25 }, most_towns: 8 },
};
const resolved = (changes: Partial<SetupInput> = {}) =>
  resolveSetup(setupSchema.parse({ ...austin, ...changes }));

describe('the time zone of a new business', () => {
  test.each([
    ['Austin', 'TX', 'America/Chicago'],
    ['Oakland', 'CA', 'America/Los_Angeles'],
    ['Miami', 'FL', 'America/New_York'],
  ])('of %s, %s is %s', (city, state, zone) => {
    const { settings } = resolved({ areas: { center: { city, state, miles: 10 } } });
    expect(settings.business.time_zone).toBe(zone);
  });

  test('is the named one, and has to be one', () => {
    const zoned = (time_zone: string) => resolved({ business: { ...business, time_zone } });
    expect(zoned('America/Denver').settings.business.time_zone).toBe('America/Denver');
    expect(() => zoned('Mars/Olympus')).toThrow(/Choose a time zone/);
  });
});

import { afterEach, expect, test } from 'vitest';
import { packStore } from '../packs/pack-store.ts';
import { isShown, leftOutOf, shownFacts } from './facts-of-service.ts';

afterEach(() => packStore.setOwn('junk-removal'));

const shows = (service: string, fact: string) => isShown(fact, leftOutOf(service));

test('rules of households leave pages of work for businesses and of building sites', () => {
  for (const fact of ['place.garbage_schedule', 'county.drop_off', 'place.bulk_limit', 'place.bulk_schedule'])
    expect(
      ['Office Cleanouts', 'Commercial Clear Outs', 'Construction Debris'].filter(name => shows(name, fact)),
    ).toEqual([]);
  expect(shows('Office Cleanouts', 'place.business_collector')).toBe(true);
  expect(shows('Garage Cleanouts', 'place.bulk_limit')).toBe(true);
  expect(shows('Construction Debris', 'place.contractor_debris')).toBe(true);
});

test('a fact without services is on every page, and a page without a service has all', () => {
  expect(shows('Office Cleanouts', 'place.housing')).toBe(true);
  expect(shows('Office Cleanouts', 'place.dumping_fine')).toBe(true);
  expect(shows('', 'place.bulk_limit')).toBe(true);
});

test('a service of the owner’s own has the facts of the trade’s main service, unless it is for businesses', () => {
  expect(shows('Hot Tub Removal', 'place.bulk_limit')).toBe(true);
  expect(shows('Store Clearing', 'place.bulk_limit')).toBe(false);
  expect(shows('Store Clearing', 'place.housing')).toBe(true);
  expect(shows('Hot Tub Removal', 'place.water_hardness')).toBe(false);
  packStore.setOwn('plumbing');
  expect(shows('Bathtub Refinishing', 'place.water_hardness')).toBe(true);
});

test('services with the same facts share them, and a town without others keeps its facts as they are', () => {
  expect(leftOutOf('Office Cleanouts')).toBe(leftOutOf('Commercial Clear Outs'));
  expect(leftOutOf('Office Cleanouts').key).not.toBe(leftOutOf('Garage Cleanouts').key);
  const facts = new Map([['place.housing', 'condos']]);
  expect(shownFacts(facts, leftOutOf('Office Cleanouts'))).toBe(facts);
  const more = new Map([...facts, ['place.bulk_limit', '10 cubic yards'] as const]);
  expect([...shownFacts(more, leftOutOf('Office Cleanouts')).keys()]).toEqual(['place.housing']);
});

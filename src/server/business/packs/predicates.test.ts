import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { packFactsSchema } from '../../../contract/business/predicates.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { packStore } from './pack-store.ts';
import {
  installedPredicates,
  isFactName,
  listPredicates,
  predicatesOf,
  sharedPredicates,
  statedPredicates,
} from './predicates.ts';

afterEach(() => packStore.setOwn('junk-removal'));

test('what is stated in every trade has the form of a pack’s list', () => {
  const text = readFileSync(join(projectRoot, 'content', 'facts.json'), 'utf8');
  expect(packFactsSchema.safeParse(JSON.parse(text)).error).toBeUndefined();
});

test.each(['junk-removal', 'plumbing', 'house-cleaning', 'local-services'])(
  'the pack %s asks at least twelve questions of its own, and each says how it is found out',
  id => {
    const { facts } = packStore.pack(id);
    expect(facts.filter(({ question }) => question).length).toBeGreaterThanOrEqual(12);
    expect(facts.filter(({ question, find }) => !question || !find)).toEqual([]);
  },
);

describe('of two packs with one name', () => {
  test('the trade of the business wins, whichever it is', () => {
    packStore.setOwn('plumbing', '', ['house-cleaning']);
    expect(statedPredicates().get('water_hardness')?.pack).toBe('plumbing');
    packStore.setOwn('house-cleaning', '', ['plumbing']);
    expect(statedPredicates().get('water_hardness')?.pack).toBe('house-cleaning');
  });

  test('texts of each pack name its own', () => {
    expect(predicatesOf(packStore.pack('house-cleaning')).get('hazardous_waste')?.pack).toBe(
      'house-cleaning',
    );
    expect(predicatesOf(packStore.pack('junk-removal')).get('hazardous_waste')?.pack).toBe('junk-removal');
  });
});

test('texts of a pack name its own facts and the shared ones, and no rule for the owner', () => {
  const plumbing = packStore.pack('plumbing');
  const named = ['place.water_source', 'county.setting', 'place.county', 'service.price', 'in.fl'];
  expect(named.filter(name => !isFactName(name, plumbing))).toEqual([]);
  const unknown = ['place.bulk_limit', 'business.water_source', 'place.rule_hours', 'place.nonsense'];
  expect(unknown.filter(name => isFactName(name, plumbing))).toEqual([]);
});

test('what belongs to a pack that is not in use is known, and can’t be stated', () => {
  expect(statedPredicates().has('water_source')).toBe(false);
  expect(installedPredicates().get('water_source')?.pack).toBe('plumbing');
  expect(listPredicates(null).find(({ name }) => name === 'water_source')?.can_be_stated).toBe(false);
  expect(listPredicates(null).length).toBeGreaterThan(sharedPredicates().length);
});

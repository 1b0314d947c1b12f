import { expect, test } from 'vitest';
import { compileSlugPattern, shownPlace } from '../../../engine/index.ts';
import type { Town } from '../context/towns.ts';
import { Candidates } from './candidates.ts';

const state = 'fl';
const towns: readonly Town[] = ['St. Lucie', 'St Lucie', 'Miami'].map(city => ({
  city,
  state,
  shown: shownPlace({ city, state }),
}));
const address = compileSlugPattern('keyword-city-state').fill;
const candidatesOf = (values: Record<string, string>) =>
  new Candidates(towns, values, address, () => undefined);
const hauling = { keyword: 'hauling', city: 'Tampa', state: 'FL' };

test('two towns with one address share it, and each keeps its name whichever is requested first', () => {
  const [forwards, backwards] = [candidatesOf(hauling), candidatesOf({ keyword: 'hauling' })];
  const seen = towns.map(town => forwards.in(town));
  const again = towns.toReversed().map(town => backwards.in(town));
  for (const list of [seen, again.toReversed()]) {
    expect(list.map(one => one.slug)).toEqual([
      'hauling-st-lucie-fl',
      'hauling-st-lucie-fl',
      'hauling-miami-fl',
    ]);
    expect(list.map(one => one.page.title)).toEqual([
      'Hauling in St. Lucie',
      'Hauling in St Lucie',
      'Hauling in Miami',
    ]);
    expect(list[0]?.first).toBe(list[1]?.first);
    expect(list[2]?.first).toBe(list[2]);
  }
  expect(forwards.at('hauling-st-lucie-fl')).toBe(seen[0]);
  expect(forwards.at('hauling-tampa-fl')).toBeUndefined();
  expect(forwards.all()).toEqual(seen);
});

test('a candidate’s page is remembered for one cache token, and a moved page is not', () => {
  const [one, moved, gone] = candidatesOf(hauling).all();
  const cacheToken = {};
  one?.note({ slug: 'hauling-st-lucie-fl', pack: 'junk-removal' }, cacheToken);
  moved?.note({ slug: 'moved-elsewhere', pack: 'junk-removal' }, cacheToken);
  gone?.note(null, cacheToken);
  expect([one?.cacheToken === cacheToken, one?.pack]).toEqual([true, 'junk-removal']);
  expect([moved?.cacheToken, moved?.pack]).toEqual([null, null]);
  expect([gone?.cacheToken === cacheToken, gone?.pack]).toEqual([true, null]);
});

import { expect, test } from 'vitest';
import { LayeredFacts } from './facts.ts';

const shared = new Map([
  ['place.population', '12,000'],
  ['place.setting', 'on the river'],
]);
const own = new Map([
  ['place.setting', 'below the dam'],
  ['place.finding_1', 'On 101 nights it freezes.'],
]);
const facts = new LayeredFacts(shared, own);

test('own facts stand before shared ones of the same name', () => {
  expect(facts.get('place.setting')).toBe('below the dam');
  expect(facts.get('place.population')).toBe('12,000');
  expect(facts.get('place.landmark')).toBeUndefined();
  expect([facts.has('place.finding_1'), facts.has('place.population'), facts.has('place.landmark')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('they are read like one map', () => {
  const all = new Map([...shared, ...own]);
  expect(facts.size).toBe(3);
  expect([...facts]).toEqual([...all]);
  expect([...facts.entries()]).toEqual([...all.entries()]);
  expect([...facts.keys()]).toEqual([...all.keys()]);
  expect([...facts.values()]).toEqual([...all.values()]);
  const visited: string[] = [];
  facts.forEach((text, name) => visited.push(`${name}: ${text}`));
  expect(visited).toEqual([...all].map(([name, text]) => `${name}: ${text}`));
});

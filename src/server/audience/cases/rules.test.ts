import { expect, test } from 'vitest';
import { loadLabel, priceLabel } from './case-labels.ts';
import { nearestCases } from './nearest-cases.ts';
import { privateDetail } from './private-details.ts';
import type { PublishedCase } from './published-queries.ts';

test('addresses, coordinates, mail and phones are found, and ordinary work is not', () => {
  const found = [
    ['At 5490 Reese Road we hauled.', 'an address'],
    ['8 N.E. 3rd Ave, second floor', 'an address'],
    ['26.93421,-80.09421', 'coordinates'],
    ['Write to ann@example.com', 'an email address'],
    ['Call 561-555-0123', 'a phone number'],
    ['Call (561)555-0123', 'a phone number'],
    ['Call 5615550123', 'a phone number'],
    ['Call ５６１-５５５-０１２３', 'a phone number'],
    ['Call 561\u{200b}-555\u{2060}-0123', 'a phone number'],
    ['Ann ann＠example.com', 'an email address'],
  ] as const;
  for (const [text, detail] of found) expect([text, privateDetail(text)]).toEqual([text, detail]);
  for (const text of [
    'Two sofas and 3 boxes on the way to the second floor.',
    'A 12 ft trampoline, 40 bags of yard waste.',
    'Half a truck for $250 in 2026.',
  ])
    expect([text, privateDetail(text)]).toEqual([text, null]);
});

test('loads and prices are told in words', () => {
  expect([1, 4, 8, 12, 16, null].map(load => loadLabel(load, 'truck'))).toEqual([
    'An eighth of a truck',
    'Half a truck',
    'One truck',
    'One truck and a half',
    'Two trucks',
    '',
  ]);
  expect(loadLabel(4, undefined)).toBe('');
  expect(priceLabel(25_000, 35_000)).toBe('$250 to $350');
  expect([
    priceLabel(null, 9_900),
    priceLabel(9_900, null),
    priceLabel(9_900, 9_900),
    priceLabel(null, null),
  ]).toEqual(['Up to $99', 'From $99', '$99', '']);
});

const done = (id: string, city: string, state = 'FL'): PublishedCase => ({
  id,
  slug: id,
  summary: '',
  service: 'Sofa Removal',
  city,
  state,
  done_on: '2026-01-01',
  load_eighths: null,
  price_from_cents: null,
  price_to_cents: null,
  updated_at: new Date(0),
  words: '',
  name: '',
  photos: [],
});

test('a page shows the work of its town first, then that of the nearest; nothing from far away', () => {
  const all = [
    done('tampa', 'Tampa'),
    done('delray', 'Delray Beach'),
    done('boca', 'Boca Raton'),
    done('deerfield', 'Deerfield Beach'),
  ];
  const at = (city: string) => nearestCases(all, { city, state: 'FL' }, []);
  expect(at('Boca Raton')).toMatchObject({
    where: 'in and near',
    cases: [{ id: 'boca' }, { id: 'deerfield' }],
  });
  expect(at('Boynton Beach')).toMatchObject({ where: 'near', cases: [{ id: 'delray' }, { id: 'boca' }] });
  // Deerfield Beach is 14 miles from there, which is not near.
  expect(at('Fort Lauderdale')).toMatchObject({
    where: 'farther',
    cases: [{ id: 'deerfield' }, { id: 'boca' }],
  });
  expect(at('Tampa')).toMatchObject({ where: 'in', cases: [{ id: 'tampa' }] });
  expect(at('Miami Gardens').cases.map(({ id }) => id)).not.toContain('tampa');
  expect(at('Pensacola').cases).toEqual([]);
});

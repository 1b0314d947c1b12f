import { expect, test } from 'vitest';
import { dollars, grouped } from './dollars.ts';
import { estimatePrice } from './estimate-price.ts';
import { priceSpan, rangeText, spanTexts } from './price-span.ts';
import type { ServicePrices } from './price-table.ts';

const nothing = { steps: [], extras: [], included: [], areas: [], typical_jobs: [] };

const hauling: ServicePrices = {
  ...nothing,
  unit: 'load',
  steps: [
    { name: '1/8 truck', up_to: 0.125, from_cents: 9_900, to_cents: 12_900 },
    { name: 'Half', up_to: 0.5, from_cents: 27_900, to_cents: 34_900 },
    { name: 'Full', up_to: 1, from_cents: 49_900, to_cents: 64_900 },
    { name: 'One sofa', from_cents: 8_900, to_cents: 11_900 },
  ],
  extras: [
    { name: 'Stairs', per: 'floor', from_cents: 2_500 },
    { name: 'Mattress fee', from_cents: 2_000 },
    { name: 'After hours', percent: 50 },
  ],
  minimum_cents: 9_900,
  areas: [
    { subject: 'Boca Raton, FL', percent: 10 },
    { subject: 'Martin County, FL', add_cents: 3_000 },
  ],
  typical_jobs: [{ name: 'Garage', answers: { amount: 0.5 } }],
};

const range = (prices: ServicePrices, ...asked: [Parameters<typeof estimatePrice>[1], string[]?]) => {
  const found = estimatePrice(prices, ...asked);
  return found && [found.from_cents, found.to_cents];
};

test('a load costs what the smallest step that holds it costs', () => {
  expect(range(hauling, { amount: 0.1 })).toEqual([9_900, 12_900]);
  expect(range(hauling, { amount: 0.125 })).toEqual([9_900, 12_900]);
  expect(range(hauling, { amount: 0.3 })).toEqual([27_900, 34_900]);
  expect(range(hauling, { amount: 1 })).toEqual([49_900, 64_900]);
});

test('more than a full truck is whole trucks and the rest', () => {
  expect(estimatePrice(hauling, { amount: 2.4 })).toEqual({
    from_cents: 127_700,
    to_cents: 164_700,
    reasons: [
      { label: 'Full × 2', from_cents: 99_800, to_cents: 129_800 },
      { label: 'Half', from_cents: 27_900, to_cents: 34_900 },
    ],
  });
  expect(range(hauling, { amount: 3 })).toEqual([149_700, 194_700]);
});

test('extras come on top, a percentage of everything before it', () => {
  const { reasons } = estimatePrice(hauling, {
    amount: 0.5,
    extras: { Stairs: 1.2, 'Mattress fee': 5, 'After hours': 1 },
  }) ?? { reasons: [] };
  expect(reasons).toEqual([
    { label: 'Half', from_cents: 27_900, to_cents: 34_900 },
    { label: 'Stairs × 2', from_cents: 5_000, to_cents: 5_000 },
    { label: 'Mattress fee', from_cents: 2_000, to_cents: 2_000 },
    { label: 'After hours', from_cents: 17_450, to_cents: 20_950 },
  ]);
});

test('the nearest place with a price of its own counts, and the minimum comes last', () => {
  expect(range(hauling, { amount: 0.125 }, ['33432', 'boca raton, fl', 'Palm Beach County, FL'])).toEqual([
    10_800, 14_200,
  ]);
  expect(range(hauling, { amount: 0.125 }, ['Stuart, FL', 'Martin County, FL'])).toEqual([12_900, 15_900]);
  expect(estimatePrice(hauling, { steps: { 'One sofa': 1 } }, ['Davie, FL'])).toEqual({
    from_cents: 9_900,
    to_cents: 11_900,
    reasons: [
      { label: 'One sofa', from_cents: 8_900, to_cents: 11_900 },
      { label: 'Minimum', from_cents: 1_000, to_cents: 0 },
    ],
  });
});

test('a difference of an area never makes a price negative', () => {
  const areas = [{ subject: 'Davie, FL', add_cents: -99_999 }];
  expect(range({ ...hauling, minimum_cents: undefined, areas }, { amount: 1 }, ['Davie, FL'])).toEqual([
    0, 0,
  ]);
});

test('answers that choose nothing have no price, whatever a stranger sends', () => {
  expect(estimatePrice(hauling, {})).toBeNull();
  expect(estimatePrice(hauling, { amount: -1, steps: { Sofa: 3, constructor: 1 } })).toBeNull();
  expect(estimatePrice(hauling, { amount: Number.NaN })).toBeNull();
  expect(estimatePrice(hauling, JSON.parse('{"amount":"1","steps":7}'))).toBeNull();
  expect(range(hauling, { amount: 1e300 })?.every(Number.isSafeInteger)).toBe(true);
});

test('items and hours cost their number, at the price of the tier', () => {
  const items: ServicePrices = {
    ...nothing,
    unit: 'item',
    base_cents: 4_000,
    steps: [
      { name: 'A chair', up_to: 4, from_cents: 1_550 },
      { name: 'A chair of many', up_to: 20, from_cents: 1_200 },
    ],
  };
  expect(range(items, { amount: 3 })).toEqual([8_600, 8_700]);
  expect(range(items, { amount: 50 })).toEqual([64_000, 64_000]);
  const hourly: ServicePrices = {
    ...nothing,
    unit: 'hour',
    steps: [{ name: 'Two people', from_cents: 9_000, to_cents: 11_000 }],
  };
  expect(estimatePrice(hourly, { amount: 2.5, steps: { 'Two people': 1 } })?.reasons).toEqual([
    { label: 'Two people, 2.5 hours', from_cents: 22_500, to_cents: 27_500 },
  ]);
  expect(estimatePrice(hourly, { steps: { 'Two people': 1 } })?.reasons[0]?.label).toBe('Two people, 1 hour');
  const byFoot: ServicePrices = {
    ...nothing,
    unit: 'square_foot',
    steps: [{ name: 'Carpet', from_cents: 35 }],
  };
  expect(estimatePrice(byFoot, { amount: 1_200, steps: { Carpet: 1 } })?.reasons).toEqual([
    { label: 'Carpet, 1,200 square feet', from_cents: 42_000, to_cents: 42_000 },
  ]);
  expect(priceSpan(byFoot)).toBeNull();
});

test('a base price alone is a price, and without one a table without steps has none', () => {
  const visit: ServicePrices = { ...nothing, unit: 'job', base_cents: 8_900 };
  expect(range(visit, {})).toEqual([8_900, 8_900]);
  expect(spanTexts(priceSpan(visit) ?? never())).toEqual({ from: '$89', range: '$89' });
  expect(estimatePrice({ ...nothing, unit: 'job' }, {})).toBeNull();
  expect(priceSpan({ ...nothing, unit: 'job' })).toBeNull();
});

test('a span goes from the cheapest step to the dearest, in its place', () => {
  expect(priceSpan(hauling)).toEqual({ from_cents: 9_900, to_cents: 64_900, is_hourly: false });
  expect(rangeText(priceSpan(hauling, ['Boca Raton, FL']) ?? never())).toBe('$99 to $714');
});

test('an hourly price says so, unless typical jobs say how many hours there are', () => {
  const hourly: ServicePrices = {
    ...nothing,
    unit: 'hour',
    steps: [
      { name: 'First hours', up_to: 4, from_cents: 9_500, to_cents: 12_500 },
      { name: 'Later hours', up_to: 8, from_cents: 8_500, to_cents: 9_500 },
    ],
  };
  expect(spanTexts(priceSpan(hourly) ?? never())).toEqual({
    from: '$95 an hour',
    range: '$95 to $125 an hour',
  });
  const typical_jobs = [
    { name: 'Faucet', answers: { amount: 1.5 } },
    { name: 'Garden', answers: { amount: 6 } },
  ];
  expect(spanTexts(priceSpan({ ...hourly, typical_jobs }) ?? never())).toEqual({
    from: '$142',
    range: '$142 to $570',
  });
});

test('the size of a home is a typical job by itself', () => {
  const homes: ServicePrices = {
    ...nothing,
    unit: 'square_foot',
    steps: [
      { name: 'Up to 1,000 square feet', up_to: 1_000, from_cents: 12_900, to_cents: 15_900 },
      { name: 'Up to 2,000 square feet', up_to: 2_000, from_cents: 17_900, to_cents: 22_900 },
    ],
  };
  expect(rangeText(priceSpan(homes) ?? never())).toBe('$129 to $229');
  expect(range(homes, { amount: 1_400 })).toEqual([17_900, 22_900]);
  expect(
    priceSpan({ ...nothing, unit: 'item', steps: [{ name: 'A', up_to: 4, from_cents: 100 }] }),
  ).toMatchObject({
    from_cents: 100,
  });
});

test('amounts are written as people write them', () => {
  expect([0, 900, 9_950, 145_000, 123_456_700].map(dollars)).toEqual([
    '$0',
    '$9',
    '$99.50',
    '$1,450',
    '$1,234,567',
  ]);
  expect(grouped(1_234.5)).toBe('1,234.5');
});

function never(): never {
  throw new Error('no span');
}

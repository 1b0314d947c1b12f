import { expect, test } from 'vitest';
import { hubPath, parseHubPath, placePath } from './hub-paths.ts';

test('an address of a hub names its state, town and page', () => {
  const addresses = [
    ['/locations/fl', { state: 'fl', city: null, page: 1 }],
    ['/locations/fl/2', { state: 'fl', city: null, page: 2 }],
    ['/locations/new-york/29-palms', { state: 'new-york', city: '29-palms', page: 1 }],
    ['/locations/fl/stuart/12345', { state: 'fl', city: 'stuart', page: 12_345 }],
  ] as const;
  for (const [path, address] of addresses) {
    expect(parseHubPath(path)).toEqual({ ...address, hasEndingSlash: false });
    expect(parseHubPath(`${path}/`)).toEqual({ ...address, hasEndingSlash: true });
    expect(hubPath(address)).toBe(path);
  }
});

test('other addresses are no hub’s', () => {
  for (const path of [
    '/locations/2',
    '/locations/fl/1',
    '/locations/fl/02',
    '/locations/fl/stuart/123456',
    '/locations/fl/stuart/x/2',
    '/locations/FL',
    '/locations/fl//',
    '/locations/fl/2/stuart',
  ])
    expect([path, parseHubPath(path)]).toEqual([path, null]);
});

test('a long address is read once', () => {
  const [state, city] = ['s'.repeat(100_000), 'i'.repeat(100_000)];
  expect(parseHubPath(`/locations/${state}/${city}/t/t`)).toBeNull();
  expect(parseHubPath(`/locations/${state}/${city}/2`)).toMatchObject({ state, city, page: 2 });
});

test('a place’s part of an address has no hyphens at its ends', () => {
  expect(placePath('  St. Lucie – (West) ')).toBe('st-lucie-west');
  expect(placePath('-'.repeat(100_000))).toMatch(/^place-[0-9a-f]{8}$/);
  expect(placePath(`${'-'.repeat(100_000)}a`)).toBe('a');
});

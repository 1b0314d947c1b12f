import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { packStore } from './pack-store.ts';

const { services, pages, service_groups: serviceGroups } = packStore.own();
const { business, areas } = defaultSettings;
const serviceAreas = areas.towns;

const servicePaths = [
  '/junk-removal',
  '/furniture-removal',
  '/appliance-removal',
  '/estate-cleanouts',
  '/commercial-clear-outs',
  '/construction-debris',
  '/office-cleanouts',
  '/garage-cleanouts',
  '/attic-cleanouts',
  '/eviction-foreclosure-cleanouts',
  '/concrete-removal',
  '/carpet-removal',
];

function slugged(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 -]/gu, '')
    .replace(/[ -]+/gu, '-');
}

describe('services', () => {
  it('services have keywords whose slugs are the service pages', () => {
    expect(services.map(({ path }) => path)).toEqual(servicePaths);
    expect(services.map(({ keywords }) => `/${slugged(keywords[0] ?? '')}`)).toEqual(servicePaths);
  });

  it('fill three columns of nine on the home page', () => {
    expect(serviceGroups.map(group => group.services.length)).toEqual([9, 9, 9]);
    const paths = new Set(pages.map(({ path }) => path));
    expect(servicePaths.filter(path => !paths.has(path))).toEqual([]);
  });
});

describe('service areas', () => {
  it('are the county selector: 10, 8 and 8 cities', () => {
    const count = (county: string) => serviceAreas.filter(area => area.county === county).length;
    expect([count('Miami-Dade'), count('Broward'), count('Palm Beach')]).toEqual([10, 8, 8]);
    expect(new Set(serviceAreas.map(({ city }) => city)).size).toBe(26);
  });

  it('lie in South Florida', () => {
    const isOutside = ({ latitude: north, longitude: east }: (typeof serviceAreas)[number]) => {
      const [latitude, longitude] = [Number(north), Number(east)];
      return latitude < 25.4 || latitude > 27 || longitude < -80.55 || longitude > -80;
    };
    expect(serviceAreas.filter(isOutside)).toEqual([]);
  });
});

describe('the business', () => {
  it('the business has only fictional numbers and an example address', () => {
    const phones = [business.phones.default, ...Object.values(business.phones.by_county)];
    for (const phone of phones) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/u);
    expect(business.email).toMatch(/\.example$/u);
  });
});

import { describe, expect, test } from 'vitest';
import type { Area } from '../../../contract/platform/areas.ts';
import { renderPlaceMap } from '../../../sections/render-sections.tsx';
import type { AreaMap } from '../../../sections/schemas.ts';
import { findArea, toArea } from '../../business/places/find-area.ts';
import { readCounties, readTowns } from '../../business/places/gazetteer.ts';
import { milesBetween } from '../../business/places/nearest-areas.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { countyMap, townMap } from '../site-pages/area-maps.ts';
import { businessFacts } from '../site-pages/business-facts.ts';
import { mapMarkup } from '../site-pages/page-context.ts';
import { landingTown, neighborsOf, neighborsTitle, severalCounties } from '../site-pages/town-content.ts';
import { townCard } from './town-card.ts';

const { areas } = defaultSettings;
const { towns } = areas;
const business = businessFacts({ ...defaultSettings, stated: new Map() }, null);

function town(city: string): Area {
  const found = towns.find(area => area.city === city);
  if (!found) throw new Error(`${city} is not on the list`);
  return found;
}

/** Bytes of a map on a page; longer ones are drawn less exactly. */
const maxMap = 3_000;
const gazetteerTowns = Map.groupBy(
  readTowns().map(one => toArea(one)),
  one => one.state,
);

const viewOf = ({ view_box }: AreaMap) => view_box.split(' ').map(Number);

describe('the map of a county', () => {
  test('marks one town, and shows the others of the same county only', () => {
    const map = countyMap({ county: 'Broward County', state: 'FL' }, towns, town('Davie'));
    expect(map?.label).toBe('Map: Davie in Broward County');
    expect(map?.dots.filter(dot => dot.is_here).map(dot => dot.name)).toEqual(['Davie']);
    expect(map?.dots).toHaveLength(8);
    expect(map?.lands.map(land => land.is_home)).toEqual([false, true]);
  });

  test('is there for every county, with all of its towns on it, and costs at most 3 kB', () => {
    const wrong = readCounties().filter(place => {
      const map = countyMap(place, gazetteerTowns.get(place.state) ?? [], null);
      if (!map) return true;
      const [, , width = 0, height = 0] = viewOf(map);
      const home = map.lands.find(land => land.is_home)?.path ?? '';
      const isOff = map.dots.some(({ x, y }) => x < 0 || y < 0 || x > width || y > height);
      const bytes = renderPlaceMap(map, { fills: false, note: '' }).length;
      return isOff || home === '' || home.length > 1_500 || bytes > maxMap;
    });
    expect(wrong.map(({ county, state }) => `${county}, ${state}`)).toEqual([]);
  });

  test('is not there for a county that the Census does not have', () => {
    const unknown = [
      { county: 'Nowhere', state: 'IL' },
      { county: 'constructor', state: 'FL' },
    ];
    expect(unknown.map(one => countyMap(one, towns, null))).toEqual([null, null]);
  });

  test('of a city that is a county shows what lies around it', () => {
    const map = countyMap({ county: 'City of Falls Church', state: 'VA' }, [], null);
    expect(map?.view_box).toBe('0 0 448 448');
    expect(map?.label).toBe('Map: City of Falls Church');
    expect(map?.lands.map(land => land.is_home)).toEqual([false, true]);
  });
});

describe('the map of a town', () => {
  test('names its neighbors where the names do not cover each other', () => {
    const map = townMap(town('Hialeah'), towns);
    const labelled = map?.dots.filter(dot => dot.label_side !== null).map(dot => dot.name);
    expect(labelled).toEqual(expect.arrayContaining(['Hialeah', 'Doral', 'Miami', 'North Miami']));
    expect(map?.label).toContain('Map: Hialeah and its neighbors ');
  });

  test('is not there for a town that lies nowhere we know', () => {
    expect(townMap({ ...town('Davie'), latitude: null, longitude: null }, towns)).toBeNull();
  });

  test('has its neighbors where they lie, a tenth of a mile a unit', () => {
    const found = [
      ['Austin', 'TX'],
      ['West Lake Hills', 'TX'],
      ['Denver', 'CO'],
      ['Lakewood', 'CO'],
    ].map(([city = '', state = '']) => findArea([], city, state));
    for (const [here, other] of [found.slice(0, 2), found.slice(2)]) {
      if (!here || !other) throw new Error('the gazetteer has these towns');
      const map = townMap(here, [here, other]);
      expect(map?.label).toBe(`Map: ${here.city} and its neighbors ${other.city}`);
      const [first, second] = map?.dots ?? [];
      const units = first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
      expect(units / 10).toBeCloseTo(milesBetween(here, other) ?? 0, 0);
    }
  });

  test('costs at most 3 kB and shows its county, wherever it lies and however many towns are around', () => {
    const some = [...gazetteerTowns.values()].flat().filter((_, at) => at % 40 === 0);
    const dense = ['Caguas|PR', 'Los Angeles|CA', 'New York|NY', 'Unalaska|AK', 'Hartford|CT'];
    const wrong = [
      ...some,
      ...dense.flatMap(one => findArea([], one.split('|')[0] ?? '', one.split('|')[1] ?? '') ?? []),
    ].filter(here => {
      const map = townMap(here, gazetteerTowns.get(here.state) ?? []);
      const bytes = map && renderPlaceMap(map, { fills: true, note: '' }).length;
      return bytes === null || bytes > maxMap || !map?.lands.some(land => land.is_home);
    });
    expect(wrong.map(({ city, state }) => `${city}, ${state}`)).toEqual([]);
  });

  test('of several counties shows all of them as its own, and says so', () => {
    const austin = findArea([], 'Austin', 'TX');
    if (!austin) throw new Error('the gazetteer has Austin');
    expect(severalCounties(austin)).toBe('Austin lies in Travis, Williamson and Hays counties');
    const one = townMap({ ...austin, city: 'Nowhere' }, [])?.lands.find(land => land.is_home)?.path ?? '';
    const all = townMap(austin, [])?.lands.find(land => land.is_home)?.path ?? '';
    expect(all.split('M').length).toBeGreaterThan(one.split('M').length);
    expect(severalCounties(town('Davie'))).toBeNull();
    const hartford = findArea([], 'Hartford', 'CT');
    expect(hartford && severalCounties(hartford)).toBeNull();
  });
});

describe('the card of a town', () => {
  test('leads to the same service in the nearest towns, and says how far they are', () => {
    const related = [{ href: '/x-doral-fl/', title: 'X in Doral', city: 'Doral', state: 'FL' }];
    const neighbors = neighborsOf(areas, 'Hialeah', 'FL');
    const card = landingTown({ city: 'Hialeah', state: 'FL' }, areas, business, neighbors);
    expect(card?.neighbors[0]).toEqual({ text: 'Doral', href: null, more: '5 miles' });
    const markup = townCard(card, { neighbors }, { parts: ['neighbors'], related });
    expect(markup.match(/href="[^"]*"/g)).toEqual(['href="/x-doral-fl/"']);
    expect(card?.authority?.name).toContain('Miami-Dade');
  });

  test('calls no town next door that is far away', () => {
    expect([[2, 5, null], [11.9], [12], [2, 12.1], [31]].map(neighborsTitle)).toEqual([
      'Next door',
      'Next door',
      'Next door',
      'We also serve',
      'We also serve',
    ]);
  });

  test('is not there for a town of another state, whatever its name', () => {
    expect(landingTown({ city: 'Hollywood', state: 'CA' }, areas, business, [])).toBeNull();
  });

  test('is there for every town of a served county, with its own county and neighbors', () => {
    const card = landingTown(
      { city: 'Stuart', state: 'FL' },
      areas,
      business,
      neighborsOf(areas, 'Stuart', 'FL'),
    );
    expect([card?.place, card?.neighbors.slice(0, 3).map(one => one.text)]).toEqual([
      'Martin County',
      ['Palm City', 'Jensen Beach', 'Port Salerno'],
    ]);
    expect(card?.map?.label).toBe('Map: Stuart in Martin County');
    expect(landingTown({ city: 'Sunrise', state: 'FL' }, areas, business, [])?.place).toBe('Broward County');
  });

  test('names no town that the business does not serve', () => {
    const circle = { city: 'Stuart', state: 'FL', miles: 5 };
    const near = { ...areas, counties: [], towns: [], circles: [circle] };
    const names = neighborsOf(near, 'Palm City', 'FL').map(area => area.city);
    expect(names).toContain('Stuart');
    expect(names).not.toContain('Hobe Sound');
  });

  test('is not there for a town of a county that is not served', () => {
    expect(landingTown({ city: 'Key Largo', state: 'FL' }, areas, business, [])).toBeNull();
  });
});

test('a place has a map if it is a town or a county of the country', () => {
  const map = (place: string) => mapMarkup(defaultSettings, place);
  expect(map('Stuart, FL')).toContain('aria-label="Map: Stuart');
  expect(map('Austin, TX')).toMention('Austin lies in Travis, Williamson and Hays counties');
  expect(map('Travis County, TX')).toContain('aria-label="Map: Travis County"');
  expect(map('Yakutat City and Borough, AK')).toContain('aria-label="Map: Yakutat');
  expect([map('Atlantis, TX'), map('the whole coast')]).toEqual(['', '']);
});

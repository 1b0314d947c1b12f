import { describe, expect, test } from 'vitest';
import { countyOutlines } from '../../../../content/county-outlines.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import { findArea } from '../../business/places/find-area.ts';
import { milesBetween } from '../../business/places/nearest-areas.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { countyMap, townMap } from '../site-pages/area-maps.ts';
import { businessFacts } from '../site-pages/business-facts.ts';
import { mapMarkup } from '../site-pages/page-context.ts';
import { landingTown, neighborsOf, neighborsTitle } from '../site-pages/town-content.ts';
import { townCard } from './town-card.ts';

const { areas } = defaultSettings;
const { towns } = areas;
const business = businessFacts({ ...defaultSettings, stated: new Map() }, null);

function town(city: string): Area {
  const found = towns.find(area => area.city === city);
  if (!found) throw new Error(`${city} is not on the list`);
  return found;
}

/** True if a point is inside the first ring of an outline. */
function contains(county: string, { x, y }: { x: number; y: number }): boolean {
  const rings = (countyOutlines[county]?.path ?? '').split('Z').filter(Boolean);
  return rings.some(ring => {
    const points = ring
      .slice(1)
      .split('L')
      .map(pair => pair.split(' ').map(Number));
    let isInside = false;
    for (const [index, [ax = 0, ay = 0]] of points.entries()) {
      const [bx = 0, by = 0] = points.at(index - 1) ?? [];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
    return isInside;
  });
}

describe('the map of a county', () => {
  test('has all of its towns within its boundary', () => {
    const outside = towns.filter(area => {
      const dot = countyMap(area, towns, area)?.dots.find(one => one.is_here);
      return !dot || !contains(`${area.county}, ${area.state}`, dot);
    });
    expect(outside.map(area => area.city)).toEqual([]);
  });

  test('marks one town, and shows the others of the same county only', () => {
    const map = countyMap({ county: 'Broward County', state: 'FL' }, towns, town('Davie'));
    expect(map?.label).toBe('Map: Davie in Broward County');
    expect(map?.dots.filter(dot => dot.is_here).map(dot => dot.name)).toEqual(['Davie']);
    expect(map?.dots).toHaveLength(8);
    expect(map?.lands.filter(land => land.is_home)).toHaveLength(1);
  });

  test('is not there for a county we have no boundary of', () => {
    const unknown = [
      { county: 'Cook', state: 'IL' },
      // Texas has a county of this name, too.
      { county: 'Martin', state: 'TX' },
      { county: 'constructor', state: 'FL' },
    ];
    expect(unknown.map(one => countyMap(one, towns, null))).toEqual([null, null, null]);
  });

  test('takes less than 3 kB of path', () => {
    const sizes = Object.values(countyOutlines).map(outline => outline.path.length);
    expect(sizes).toHaveLength(5);
    expect(Math.max(...sizes)).toBeLessThan(3_000);
  });
});

describe('the map of a town', () => {
  test('names its neighbors where the names do not cover each other', () => {
    const map = townMap(town('Hialeah'), towns);
    const labelled = map?.dots.filter(dot => dot.label_side !== null).map(dot => dot.name);
    expect(labelled).toEqual(expect.arrayContaining(['Hialeah', 'Doral', 'Miami', 'North Miami']));
    expect(map?.label).toContain('Map: Hialeah and its neighbors ');
  });

  test('is not there for a town that lies nowhere we know, or far from all others', () => {
    const nowhere = { ...town('Davie'), latitude: null, longitude: null };
    const far = { ...town('Davie'), latitude: 61, longitude: -150 };
    expect([townMap(nowhere, towns), townMap(far, towns)]).toEqual([null, null]);
  });

  test('of a county without an outline has its neighbors where they lie, a tenth of a mile a unit', () => {
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

  test('is not there for a town of a county that is not served', () => {
    expect(landingTown({ city: 'Key Largo', state: 'FL' }, areas, business, [])).toBeNull();
    expect(mapMarkup(defaultSettings, 'Austin, TX')).toBe('');
    expect(mapMarkup(defaultSettings, 'Stuart, FL')).toContain('aria-label="Map: Stuart');
  });
});

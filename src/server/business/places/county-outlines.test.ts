import { describe, expect, test } from 'vitest';
import { type CountyOutline, findOutline, outlinesWithin, unitsPerDegree } from './county-outlines.ts';
import { outlinePath, placedOn, sheetAround, sheetOver } from './draw-outlines.ts';
import { readCounties, readTowns, type Town } from './gazetteer.ts';
import { milesPerDegree } from './nearest-areas.ts';

/** Miles from a town to the outline; 0 inside of it. */
function milesOutside(town: Town, { rings }: CountyOutline): number {
  const narrowing = Math.cos((town.latitude * Math.PI) / 180);
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    const corners = Array.from({ length: ring.length / 2 }, (_, at) => [
      ((ring[2 * at] ?? 0) / unitsPerDegree - town.longitude) * narrowing * milesPerDegree,
      ((ring[2 * at + 1] ?? 0) / unitsPerDegree - town.latitude) * milesPerDegree,
    ]);
    for (const [at, [bx = 0, by = 0]] of corners.entries()) {
      const [ax = 0, ay = 0] = corners.at(at - 1) ?? [];
      if (ay > 0 !== by > 0 && ax - (ay * (bx - ax)) / (by - ay) > 0) isInside = !isInside;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const along = Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length ** 2));
      nearest = Math.min(nearest, Math.hypot(ax + along * (bx - ax), ay + along * (by - ay)));
    }
  }
  return isInside ? 0 : nearest;
}

describe('the outlines of counties', () => {
  test('are there for every county of the gazetteer, and for Connecticut’s until 2022', () => {
    const without = readCounties().filter(({ county, state }) => findOutline(county, state) === null);
    expect(without).toEqual([]);
    expect(readCounties().length).toBeGreaterThan(3_200);
    expect(findOutline('Hartford', 'CT')?.county).toBe('Hartford');
    expect(findOutline('Capitol Planning Region', 'CT')?.county).toBe('Capitol Planning Region');
    expect([findOutline('Martin', 'XX'), findOutline('constructor', 'FL')]).toEqual([null, null]);
  });

  test('surround the towns of their county, or pass them within two miles', () => {
    const outside = readTowns().filter(town => {
      const all = [town.county, ...town.other_counties].flatMap(name => findOutline(name, town.state) ?? []);
      return all.every(outline => milesOutside(town, outline) > 2);
    });
    // The gazetteer has the small Davidson of Gaston County where the town of Mecklenburg County is.
    expect(outside.map(({ city, county }) => `${city}, ${county}`)).toEqual(['Davidson, Gaston County']);
  });

  test('of Alaska’s islands stay together beyond 180 degrees', () => {
    const islands = findOutline('Aleutians West Census Area', 'AK');
    expect((islands?.east ?? 0) - (islands?.west ?? 0)).toBeLessThan(25 * unitsPerDegree);
    const attu = { latitude: 52.9, longitude: 173.2 };
    const { x, y } = placedOn(
      sheetOver(islands ? [islands] : [], { side: 400, margin: 0, minMiles: 1 }),
      attu,
    );
    expect([x > 0 && x < 100, y > 0]).toEqual([true, true]);
  });

  test('within an extent are those of today alone', () => {
    const hartford = { west: -72_700, south: 41_760, east: -72_690, north: 41_770 };
    expect(outlinesWithin(hartford).map(({ county }) => county)).toEqual(['Capitol Planning Region']);
    const border = { west: -80_300, south: 25_900, east: -80_200, north: 26_000 };
    expect(outlinesWithin(border).map(({ county }) => county)).toEqual(['Broward', 'Miami-Dade']);
  });
});

describe('the drawing of an outline', () => {
  const sheet = sheetAround({ latitude: 0, longitude: 0 }, { unitsPerMile: 1, width: 100, height: 100 });
  const outline = (...rings: readonly (readonly number[])[]): CountyOutline => ({
    state: 'FL',
    county: 'Test',
    west: 0,
    south: 0,
    east: 0,
    north: 0,
    rings,
  });
  /** Corners by their place on the sheet, of which a mile is a unit. */
  const ring = (...corners: readonly (readonly [number, number])[]) =>
    corners.flatMap(([x, y]) => [
      ((x - 50) / milesPerDegree) * unitsPerDegree,
      ((50 - y) / milesPerDegree) * unitsPerDegree,
    ]);
  const square = ring([10, 10], [50, 10], [50, 50], [10, 50]);

  test('goes from corner to corner in whole units', () => {
    expect(outlinePath([outline(square)], sheet, 1)).toBe('M10 10l40 0 0 40-40 0z');
  });

  test('leaves out corners that nobody would miss, and islands of a point', () => {
    const bent = ring([10, 10], [30, 10.5], [50, 10], [50, 50], [10, 50]);
    const island = ring([70, 70], [71, 70], [71, 71]);
    expect(outlinePath([outline(bent, island)], sheet, 1)).toBe('M10 10l40 0 0 40-40 0z');
  });

  test('ends beyond the edge of the sheet', () => {
    const large = ring([-900, 20], [900, 20], [900, 900], [-900, 900]);
    expect(outlinePath([outline(large)], sheet, 1)).toBe('M-8 108l0-88 116 0 0 88z');
    expect(outlinePath([outline(ring([200, 200], [300, 200], [300, 300]))], sheet, 1)).toBe('');
  });
});

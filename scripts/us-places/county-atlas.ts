import { z } from 'zod';
import { countyNames, load, type SourceTown } from './sources.ts';

/** The counties of us-atlas: names, neighbors, and the county at a position. Connecticut has its counties until 2022. */

const atlasSchema = z.object({
  transform: z.object({
    scale: z.tuple([z.number(), z.number()]),
    translate: z.tuple([z.number(), z.number()]),
  }),
  arcs: z.array(z.array(z.tuple([z.number(), z.number()]))),
  objects: z.object({
    counties: z.object({
      geometries: z.array(
        z.object({
          id: z.string(),
          type: z.enum(['Polygon', 'MultiPolygon']),
          properties: z.object({ name: z.string() }),
          arcs: z.array(z.unknown()),
        }),
      ),
    }),
  }),
});
const { transform, arcs, objects } = atlasSchema.parse(load('us-atlas/counties-10m.json'));
const { geometries } = objects.counties;

/** Number ─▶ name without its kind. */
export const atlas = new Map(geometries.map(({ id, properties }) => [id, properties.name]));

/** With its kind: "Orleans Parish". Null for a number of another time. */
export function countyName(fips: string): string | null {
  const name = atlas.get(fips);
  if (fips.startsWith('72')) return name === undefined ? null : `${name} Municipio`;
  if (fips.startsWith('78')) return name === undefined ? null : `${name} Island`;
  if (fips.startsWith('66')) return 'Guam';
  if (fips === '11001') return 'District of Columbia';
  return countyNames.get(fips) ?? null;
}

/** Name with its kind ─▶ number. */
export const countyNumbers = new Map([...countyNames].map(([fips, name]) => [name, fips]));

/** Counties that share a boundary on land. */
export const adjacentCounties = new Map<string, Set<string>>();
const byArc = new Map<number, string[]>();
for (const { id, arcs: shape } of geometries)
  for (const number of numbersOf(shape.flat(3)))
    byArc.set(positive(number), [...(byArc.get(positive(number)) ?? []), id]);
for (const [one, other] of byArc.values())
  if (one !== undefined && other !== undefined && one !== other) {
    adjacentCounties.set(one, (adjacentCounties.get(one) ?? new Set()).add(other));
    adjacentCounties.set(other, (adjacentCounties.get(other) ?? new Set()).add(one));
  }

/** An arc of the other direction is counted from the end. */
function positive(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

function numbersOf(list: readonly unknown[]): readonly number[] {
  return z.array(z.number()).parse(list);
}

type Point = readonly [lng: number, lat: number];

const lines: readonly (readonly Point[])[] = arcs.map(arc => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
});

/** Every edge of a county, in no order: enough to count crossings. */
const edges = geometries.map(({ id, arcs: shape }) => {
  const points = numbersOf(shape.flat(3)).map(number => lines[positive(number)] ?? []);
  const all = points.flat();
  return {
    id,
    points,
    west: Math.min(...all.map(([lng]) => lng)),
    east: Math.max(...all.map(([lng]) => lng)),
    south: Math.min(...all.map(([, lat]) => lat)),
    north: Math.max(...all.map(([, lat]) => lat)),
  };
});

/** The county at a position; null at sea. */
export function countyAt({ lat, lng }: Pick<SourceTown, 'lat' | 'lng'>): string | null {
  const found = edges.find(
    ({ points, west, east, south, north }) =>
      lng >= west &&
      lng <= east &&
      lat >= south &&
      lat <= north &&
      points.reduce((sum, line) => sum + crossings(line, lat, lng), 0) % 2 === 1,
  );
  return found?.id ?? null;
}

function crossings(line: readonly Point[], lat: number, lng: number): number {
  let count = 0;
  for (const [at, [x, y]] of line.entries()) {
    const next = line[at + 1];
    if (!next || y > lat === next[1] > lat) continue;
    if (lng < x + ((lat - y) / (next[1] - y)) * (next[0] - x)) count += 1;
  }
  return count;
}

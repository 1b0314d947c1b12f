/*
 * Writes content/county-outlines.ts: the boundaries of our counties as SVG paths. Their source is us-atlas (ISC licence),
 * which holds the US Census Bureau's cartographic boundary files, in the public domain.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { onChart } from '../content/chart.ts';

/** The numbers of the counties in the census. */
const counties = {
  'Palm Beach, FL': '12099',
  'Broward, FL': '12011',
  'Miami-Dade, FL': '12086',
  'Martin, FL': '12085',
  'Monroe, FL': '12087',
};

type Ring = readonly (readonly number[])[];

const source = new URL(import.meta.resolve('us-atlas/counties-10m.json'));
const atlas = JSON.parse(await readFile(source, 'utf8')) as Topology<{ counties: GeometryCollection }>;

function ringsOf(id: string): readonly Ring[] {
  const geometry = atlas.objects.counties.geometries.find(one => String(one.id).padStart(5, '0') === id);
  if (!geometry) throw new Error(`The atlas has no county ${id}`);
  const found = feature(atlas, geometry);
  if (found.type !== 'Feature') throw new Error(`County ${id} is not one thing`);
  const shape = found.geometry;
  if (shape.type === 'Polygon') return shape.coordinates;
  if (shape.type === 'MultiPolygon') return shape.coordinates.flat();
  throw new Error(`County ${id} is a ${shape.type}`);
}

function outline(rings: readonly Ring[]): string {
  const points = rings.map(ring =>
    ring.map(([longitude = 0, latitude = 0]) => onChart(latitude, longitude)).filter(isNew),
  );
  const all = points.flat();
  const [left, right] = [Math.min(...all.map(p => p.x)), Math.max(...all.map(p => p.x))];
  const [top, bottom] = [Math.min(...all.map(p => p.y)), Math.max(...all.map(p => p.y))];
  const path = points
    .map(
      ring =>
        `M${ring
          .slice(0, -1)
          .map(p => `${p.x} ${p.y}`)
          .join('L')}Z`,
    )
    .join('');
  return `{ left: ${left}, top: ${top}, right: ${right}, bottom: ${bottom}, path: '${path}' }`;
}

function isNew(
  point: { x: number; y: number },
  index: number,
  list: readonly { x: number; y: number }[],
): boolean {
  const before = list[index - 1];
  return !before || before.x !== point.x || before.y !== point.y;
}

const lines = Object.entries(counties).map(([name, id]) => `  '${name}': ${outline(ringsOf(id))},\n`);
await writeFile(
  join(import.meta.dirname, '../content/county-outlines.ts'),
  `// Written by scripts/write-county-outlines.ts from us-atlas (ISC licence; US Census Bureau, public domain).

/** A county's boundary on the chart (see chart.ts), and the box around it. */
export interface CountyOutline {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly path: string;
}

/** The outlines by name and state, without the word County. */
export const countyOutlines: Readonly<Record<string, CountyOutline>> = {
${lines.join('')}};
`,
);

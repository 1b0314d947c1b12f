import { type CountyOutline, type Extent, eastward, unitsPerDegree } from './county-outlines.ts';
import { milesPerDegree } from './nearest-areas.ts';

/** A flat map without streets. North is up, and its left upper corner is (0, 0). */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Degrees of the corner. */
  readonly longitude: number;
  readonly latitude: number;
  readonly x_per_degree: number;
  readonly y_per_degree: number;
  /** How far boundaries go on beyond the left and right edge, and beyond the other two. */
  readonly beyond: readonly [x: number, y: number];
}

/** Units of a mile on the sheet that is as large as a part of the country. */
interface Scale {
  readonly unitsPerMile: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet around a point. */
export function sheetAround(
  middle: { readonly latitude: number; readonly longitude: number },
  { unitsPerMile, width, height }: Scale,
): Sheet {
  const y_per_degree = milesPerDegree * unitsPerMile;
  const x_per_degree = y_per_degree * Math.cos((middle.latitude * Math.PI) / 180);
  return {
    width,
    height,
    longitude: eastward(middle) - width / 2 / x_per_degree,
    latitude: middle.latitude + height / 2 / y_per_degree,
    x_per_degree,
    y_per_degree,
    beyond: [bleed, bleed],
  };
}

interface Frame {
  /** The longer side of the counties, in units of the sheet. */
  readonly side: number;
  /** The space around them. */
  readonly margin: number;
  /** The sheet shows at least so many miles. */
  readonly minMiles: number;
}

/** A sheet that shows all of these parts of the country; at least one. */
export function sheetOver(parts: readonly Extent[], { side, margin, minMiles }: Frame): Sheet {
  const [west, south] = [Math.min(...parts.map(one => one.west)), Math.min(...parts.map(one => one.south))];
  const [east, north] = [Math.max(...parts.map(one => one.east)), Math.max(...parts.map(one => one.north))];
  const middle = {
    longitude: (west + east) / 2 / unitsPerDegree,
    latitude: (south + north) / 2 / unitsPerDegree,
  };
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  const milesOf = (units: number) => Math.max((units / unitsPerDegree) * milesPerDegree, minMiles);
  const [wide, high] = [milesOf((east - west) * narrowing), milesOf(north - south)];
  const unitsPerMile = side / Math.max(wide, high);
  const sideOf = (miles: number) => Math.round(miles * unitsPerMile) + 2 * margin;
  return sheetAround(middle, { unitsPerMile, width: sideOf(wide), height: sideOf(high) });
}

/** Where a place is on the sheet, in whole units. */
export function placedOn(
  sheet: Sheet,
  place: { readonly latitude: number; readonly longitude: number },
): { readonly x: number; readonly y: number } {
  return {
    x: Math.round((eastward(place) - sheet.longitude) * sheet.x_per_degree),
    y: Math.round((sheet.latitude - place.latitude) * sheet.y_per_degree),
  };
}

/** The part of the country that is drawn. */
export function extentOf(sheet: Sheet): Extent {
  const { width, height, longitude, latitude, x_per_degree, y_per_degree, beyond } = sheet;
  return {
    west: (longitude - beyond[0] / x_per_degree) * unitsPerDegree,
    north: (latitude + beyond[1] / y_per_degree) * unitsPerDegree,
    east: (longitude + (width + beyond[0]) / x_per_degree) * unitsPerDegree,
    south: (latitude - (height + beyond[1]) / y_per_degree) * unitsPerDegree,
  };
}

type Corner = readonly [x: number, y: number];

/** No boundary follows the edge where it can be seen. */
const bleed = 8;
/** An island that covers less is left out, in square units. */
const smallest = 2;

/** The boundaries of these counties as one SVG path. A point closer than `tolerance` to the line without it is left out. */
export function outlinePath(outlines: readonly CountyOutline[], sheet: Sheet, tolerance: number): string {
  return outlines
    .flatMap(({ rings }) => rings)
    .map(ring => pathOf(simplified(clipped(onSheet(ring, sheet), sheet), tolerance)))
    .join('');
}

function onSheet(ring: readonly number[], sheet: Sheet): readonly Corner[] {
  const corners: Corner[] = [];
  for (let at = 0; at < ring.length; at += 2)
    corners.push([
      ((ring[at] ?? 0) / unitsPerDegree - sheet.longitude) * sheet.x_per_degree,
      (sheet.latitude - (ring[at + 1] ?? 0) / unitsPerDegree) * sheet.y_per_degree,
    ]);
  return corners;
}

/** The part of a ring on the sheet: cut at each of its edges in turn, as Sutherland and Hodgman did. */
function clipped(ring: readonly Corner[], { width, height, beyond: [x, y] }: Sheet): readonly Corner[] {
  const edges = [
    { axis: 0, limit: -x, isLower: true },
    { axis: 0, limit: width + x, isLower: false },
    { axis: 1, limit: -y, isLower: true },
    { axis: 1, limit: height + y, isLower: false },
  ] as const;
  return edges.reduce((rest, { axis, limit, isLower }) => {
    const isInside = (corner: Corner) => (isLower ? corner[axis] >= limit : corner[axis] <= limit);
    if (rest.every(isInside)) return rest;
    return rest.flatMap((corner, at) => {
      const before = rest.at(at - 1) ?? corner;
      const crossing = isInside(before) === isInside(corner) ? [] : [crossed(before, corner, axis, limit)];
      return isInside(corner) ? [...crossing, corner] : crossing;
    });
  }, ring);
}

/** Where the way between two corners reaches a limit. */
function crossed(from: Corner, to: Corner, axis: 0 | 1, limit: number): Corner {
  const part = (limit - from[axis]) / (to[axis] - from[axis]);
  return axis === 0
    ? [limit, from[1] + part * (to[1] - from[1])]
    : [from[0] + part * (to[0] - from[0]), limit];
}

/** The corners without which the ring would look different, after Douglas and Peucker. */
function simplified(ring: readonly Corner[], tolerance: number): readonly Corner[] {
  const [first] = ring;
  if (!first) return [];
  const lengths = ring.map(corner => Math.hypot(corner[0] - first[0], corner[1] - first[1]));
  const middle = lengths.indexOf(Math.max(...lengths));
  const closed = [...ring, first];
  const kept = new Set([0, middle]);
  const open: (readonly [number, number])[] = [
    [0, middle],
    [middle, ring.length],
  ];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const at = farthestBetween(closed, from, to, tolerance);
    if (at === null) continue;
    kept.add(at);
    open.push([from, at], [at, to]);
  }
  return ring.filter((_, at) => kept.has(at));
}

/** The corner that is farthest from the line between two others; null if none is farther than the tolerance. */
function farthestBetween(
  corners: readonly Corner[],
  from: number,
  to: number,
  tolerance: number,
): number | null {
  const [ax, ay] = corners[from] ?? [0, 0];
  const [bx, by] = corners[to] ?? [0, 0];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  let farthest: number | null = null;
  let max = tolerance;
  for (let at = from + 1; at < to; at += 1) {
    const [x, y] = corners[at] ?? [0, 0];
    const distance =
      length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * dy - (y - ay) * dx) / length;
    if (distance > max) [farthest, max] = [at, distance];
  }
  return farthest;
}

/** Each point from the one before, rounded: "M12 5l3-2 4 1z"; empty where too little is left to be seen. */
function pathOf(ring: readonly Corner[]): string {
  const rounded = ring.map(([x, y]): Corner => [Math.round(x), Math.round(y)]);
  if (rounded.length < 3 || areaOf(rounded) < smallest) return '';
  const steps = rounded.flatMap(([x, y], at) => {
    const [beforeX, beforeY] = rounded[at - 1] ?? [0, 0];
    return at > 0 && x === beforeX && y === beforeY ? [] : [x - beforeX, y - beforeY];
  });
  const [x = 0, y = 0, ...rest] = steps;
  return `M${pair(x, y)}l${rest.join(' ').replaceAll(' -', '-')}z`;
}

const pair = (x: number, y: number) => `${x} ${y}`.replaceAll(' -', '-');

function areaOf(ring: readonly Corner[]): number {
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y];
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(doubled) / 2;
}

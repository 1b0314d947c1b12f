import type { Place, PlaceChart } from '../../../contract/business/places.ts';
import { count } from '../../platform/ui/count.ts';
import { placeKey } from './place-key.ts';

interface Dot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly title: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PlaceLayout {
  readonly box: Box;
  readonly dots: readonly Dot[];
  /** Labels of the largest places, where they fit. */
  readonly labels: readonly { key: string; x: number; y: number; text: string }[];
  /** Height of their letters. */
  readonly letter: number;
}

const maxLabels = 14;
/** Sizes are parts of the map's longer side. */
const margin = 0.06;
const letter = 0.026;
const smallest = 0.005;
const largest = 0.018;

/** Places each point on a flat map that contains all of them. */
export function layOutPlaces(places: readonly Place[], chart: PlaceChart | null): PlaceLayout {
  const project = projectionOf(places, chart);
  const points = places.map(place => ({ place, ...project(place) }));
  const box = boxOf([
    ...points.map(({ x, y }) => [x, y, x, y] as const),
    ...(chart?.outlines.map(one => [one.left, one.top, one.right, one.bottom] as const) ?? []),
  ]);
  const side = Math.max(box.width, box.height);
  const max = Math.sqrt(Math.max(1, ...places.map(place => place.population)));
  const dots = points.map(({ place, x, y }) => ({
    key: placeKey(place),
    x,
    y,
    radius: side * (smallest + (largest - smallest) * (Math.sqrt(place.population) / max)),
    title: `${placeKey(place)} · ${place.county}${place.population > 0 ? ` · ${count(place.population)} people` : ''}`,
  }));
  const bySize = points.toSorted((one, other) => other.place.population - one.place.population);
  const labels = placeLabels(
    bySize.slice(0, 60).map(({ place, x, y }) => ({ key: placeKey(place), x, y, text: place.city })),
    { box, dots, height: side * letter },
  );
  return { box, dots, labels, letter: side * letter };
}

function projectionOf(places: readonly Place[], chart: PlaceChart | null) {
  const middle = places.reduce((sum, place) => sum + place.latitude, 0) / Math.max(1, places.length);
  const flat = chart ?? {
    longitude: 0,
    latitude: 0,
    x_per_degree: Math.cos((middle * Math.PI) / 180) * 690,
    y_per_degree: 690,
  };
  return ({ latitude, longitude }: Place) => ({
    x: (longitude - flat.longitude) * flat.x_per_degree,
    y: (flat.latitude - latitude) * flat.y_per_degree,
  });
}

type Edges = readonly [left: number, top: number, right: number, bottom: number];

function boxOf(edges: readonly Edges[]): Box {
  let [left, top, right, bottom] = edges[0] ?? [0, 0, 1, 1];
  for (const one of edges) {
    left = Math.min(left, one[0]);
    top = Math.min(top, one[1]);
    right = Math.max(right, one[2]);
    bottom = Math.max(bottom, one[3]);
  }
  // One place alone still gets a map around it.
  const space = Math.max(right - left, bottom - top, 60) * margin;
  return {
    left: left - space,
    top: top - space,
    width: Math.max(right - left, 60) + 2 * space,
    height: Math.max(bottom - top, 60) + 2 * space,
  };
}

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Ground {
  readonly box: Box;
  readonly dots: readonly Dot[];
  /** The height of the letters. */
  readonly height: number;
}

/** Places a label around its dot without covering other labels or dots; otherwise omits it. */
function placeLabels(wanted: PlaceLayout['labels'], ground: Ground): PlaceLayout['labels'] {
  const labels: PlaceLayout['labels'][number][] = [];
  const taken: Rectangle[] = ground.dots.map(({ x, y, radius }) => around(x, y, radius, radius));
  for (const { key, x, y, text } of wanted) {
    if (labels.length === maxLabels) break;
    const place = sidesOf({ x, y, text }, ground).find(
      side => isWithin(side, ground.box) && isFree(side, taken),
    );
    if (!place) continue;
    taken.push(place);
    labels.push({ key, x: place.left, y: place.bottom - ground.height * 0.25, text });
  }
  return labels;
}

/** Label positions, best first: right, left, above, below, corners, slightly higher or lower. */
function sidesOf(
  { x, y, text }: { x: number; y: number; text: string },
  { dots, height }: Ground,
): Rectangle[] {
  const half = (text.length * height * 0.58) / 2;
  const own = dots.find(dot => dot.x === x && dot.y === y)?.radius ?? 0;
  const beside = own + height * 0.3 + half;
  const over = own + height * 0.65;
  const middle = [0, -0.85, 0.85].flatMap(shift => [
    around(x + beside, y + shift * height, half, height / 2),
    around(x - beside, y + shift * height, half, height / 2),
  ]);
  const outer = [0, -half, half].flatMap(shift => [
    around(x + shift, y - over, half, height / 2),
    around(x + shift, y + over, half, height / 2),
  ]);
  return [...middle.slice(0, 2), ...outer, ...middle.slice(2)];
}

function around(x: number, y: number, halfWidth: number, halfHeight: number): Rectangle {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function isWithin({ left, right, top, bottom }: Rectangle, box: Box): boolean {
  return (
    left >= box.left && right <= box.left + box.width && top >= box.top && bottom <= box.top + box.height
  );
}

function isFree(one: Rectangle, taken: readonly Rectangle[]): boolean {
  return taken.every(
    other =>
      one.left >= other.right ||
      one.right <= other.left ||
      one.top >= other.bottom ||
      one.bottom <= other.top,
  );
}

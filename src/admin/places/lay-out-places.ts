import type { Place, PlaceChart } from '../../contract/places.ts';
import { count } from '../ui/count.ts';
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

export interface PlaceLayout {
  readonly box: Box;
  readonly dots: readonly Dot[];
  /** Names of the largest, where they have room. */
  readonly labels: readonly { key: string; x: number; y: number; text: string }[];
  /** Height of their letters. */
  readonly letter: number;
}

const mostLabels = 14;
/** Sizes are parts of the map's longer side. */
const margin = 0.06;
const letter = 0.026;
const smallest = 0.005;
const largest = 0.018;

/** Where each place goes on a flat map that holds all of them. */
export function layOutPlaces(places: readonly Place[], chart: PlaceChart | null): PlaceLayout {
  const project = projectionOf(places, chart);
  const points = places.map(place => ({ place, ...project(place) }));
  const box = boxOf([
    ...points.map(({ x, y }) => [x, y, x, y] as const),
    ...(chart?.outlines.map(one => [one.left, one.top, one.right, one.bottom] as const) ?? []),
  ]);
  const side = Math.max(box.width, box.height);
  const most = Math.sqrt(Math.max(1, ...places.map(place => place.population)));
  const dots = points.map(({ place, x, y }) => ({
    key: placeKey(place),
    x,
    y,
    radius: side * (smallest + (largest - smallest) * (Math.sqrt(place.population) / most)),
    title: `${placeKey(place)} · ${place.county}${place.population > 0 ? ` · ${count(place.population)} people` : ''}`,
  }));
  const bySize = points.toSorted((one, other) => other.place.population - one.place.population);
  const labels = placeLabels(
    bySize.slice(0, 60).map(({ place, x, y }) => ({ key: placeKey(place), x, y, text: place.city })),
    box,
    side * letter,
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

function placeLabels(wanted: PlaceLayout['labels'], box: Box, height: number): PlaceLayout['labels'] {
  const labels: { key: string; x: number; y: number; text: string; width: number }[] = [];
  for (const { key, x, y, text } of wanted) {
    if (labels.length === mostLabels) break;
    const width = text.length * height * 0.56;
    const gap = height * 0.9;
    const left = x + gap + width > box.left + box.width ? x - gap - width : x + gap;
    const isFree = labels.every(
      other =>
        Math.abs(other.y - height * 0.35 - y) > height * 1.2 ||
        left > other.x + other.width ||
        left + width < other.x,
    );
    if (isFree) labels.push({ key, x: left, y: y + height * 0.35, text, width });
  }
  return labels.map(({ key, x, y, text }) => ({ key, x, y, text }));
}

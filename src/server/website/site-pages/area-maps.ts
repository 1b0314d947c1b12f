import { chartScale, onChart } from '../../../../content/chart.ts';
import { type CountyOutline, countyOutlines } from '../../../../content/county-outlines.ts';
import { countyShown } from '../../../contract/business/places.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import type { AreaMap } from '../../../sections/schemas.ts';

/** A part of the chart, in tenths of a mile. */
interface ViewBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly name: string;
  /** The county's name in the outlines. */
  readonly county: string;
  readonly x: number;
  readonly y: number;
}

/** The maximum size of a label, in tenths of a mile: character width and line height. */
const letter = { width: 7.5, height: 15 };
const around = { width: 440, height: 210 };
/** Nearer to the edge than this, a town is left out. */
const edge = 10;
const margin = 24;

/** The land around a town with its neighbors by name; null if its location is unknown. */
export function townMap(here: Area, towns: readonly Area[]): AreaMap | null {
  const spot = spotOf(here);
  if (!spot) return null;
  const box = {
    ...around,
    left: spot.x - around.width / 2,
    top: spot.y - around.height / 2,
  };
  const charted = landsIn(box, spot.county);
  const isCharted = charted.length > 0;
  const placed = isCharted ? spotsOf(towns) : spotsAround(here, spot, towns);
  const spots = [spot, ...placed.filter(one => one.name !== spot.name && isIn(box, one))];
  // A dot alone on unknown land says nothing.
  if (!isCharted && spots.length === 1) return null;
  const lands = isCharted ? charted : [landOf(box)];
  const labelled = labelsThatFit(spots);
  const others = spots.slice(1).filter(one => labelled.has(one));
  return {
    label: `Map: ${here.city}${others.length > 0 ? ` and its neighbors ${list(others)}` : ''}`,
    view_box: written(box),
    scale: box.height / around.height,
    lands,
    dots: spots.map(one => dot(one, spot, labelled.has(one))),
  };
}

/** A whole county with its towns, one of them highlighted. */
export function countyMap(place: CountyName, towns: readonly Area[], here: Area | null): AreaMap | null {
  const county = outlineName(place);
  const outline = outlineOf(county);
  if (!outline) return null;
  const box = {
    left: outline.left - margin,
    top: outline.top - margin,
    width: outline.right - outline.left + 2 * margin,
    height: outline.bottom - outline.top + 2 * margin,
  };
  const spot = here && spotOf(here);
  const spots = spotsOf(towns).filter(one => one.county === county && one.name !== spot?.name);
  return {
    label: `Map: ${spot ? `${spot.name} in ` : ''}${countyShown(plain(place.county))}`,
    view_box: written(box),
    scale: box.height / around.height,
    lands: landsIn(box, county),
    dots: [...spots, ...(spot ? [spot] : [])].map(one => dot(one, spot, false)),
  };
}

function dot(one: Spot, here: Spot | null, isLabelled: boolean): AreaMap['dots'][number] {
  return {
    x: one.x,
    y: one.y,
    name: one.name,
    is_here: one === here,
    label_side: isLabelled ? (pointsLeft(one, here) ? 'left' : 'right') : null,
  };
}

/** The nearest names first; a name that would cover another stays a dot. */
function labelsThatFit(spots: readonly Spot[]): ReadonlySet<Spot> {
  const [here] = spots;
  const byDistance = spots.toSorted((a, b) => distance(a, here) - distance(b, here));
  const kept: Spot[] = [];
  for (const spot of byDistance) {
    const [left, right] = labelOf(spot, here);
    const isFree = kept.every(other => {
      const [otherLeft, otherRight] = labelOf(other, here);
      return Math.abs(other.y - spot.y) > letter.height || left > otherRight || otherLeft > right;
    });
    if (isFree) kept.push(spot);
  }
  return new Set(kept);
}

/** The extent of a label with its dot. It points to the middle, which narrow screens show. */
function labelOf(spot: Spot, here: Spot | undefined): readonly [left: number, right: number] {
  const length = (spot.name.length + 1) * letter.width;
  return pointsLeft(spot, here) ? [spot.x - length, spot.x] : [spot.x, spot.x + length];
}

function pointsLeft(spot: Spot, here: Spot | undefined | null): boolean {
  return here ? spot.x - here.x > 30 : false;
}

function distance(a: Spot, b: Spot | undefined): number {
  return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function landsIn(box: ViewBox, home: string): AreaMap['lands'] {
  return Object.entries(countyOutlines)
    .filter(
      ([, one]) =>
        one.left < box.left + box.width &&
        one.right > box.left &&
        one.top < box.top + box.height &&
        one.bottom > box.top,
    )
    .map(([name, { path }]) => ({ path, is_home: name === home }));
}

/** Where no outline is known, all is land, and its edge lies outside. */
function landOf({ left, top, width, height }: ViewBox): AreaMap['lands'][number] {
  const [wide, high] = [width + 2 * edge, height + 2 * edge];
  return { path: `M${left - edge} ${top - edge}h${wide}v${high}h${-wide}z`, is_home: true };
}

/** The chart is of Florida. Elsewhere a degree of longitude is narrower, or wider. */
function spotsAround(here: Area, spot: Spot, towns: readonly Area[]): readonly Spot[] {
  const narrowing = Math.cos(((here.latitude ?? 0) * Math.PI) / 180) * chartScale.y_per_degree;
  const factor = narrowing / chartScale.x_per_degree;
  return spotsOf(towns).map(({ name, county, x, y }) => {
    const moved = Math.round(spot.x + (x - spot.x) * factor);
    return { name, county, x: moved, y };
  });
}

function outlineOf(county: string): CountyOutline | undefined {
  return Object.hasOwn(countyOutlines, county) ? countyOutlines[county] : undefined;
}

function spotsOf(towns: readonly Area[]): readonly Spot[] {
  return towns.map(spotOf).filter(spot => spot !== null);
}

function spotOf({ city, county, state, latitude, longitude }: Area): Spot | null {
  if (latitude === null || longitude === null) return null;
  return { name: city, county: outlineName({ county, state }), ...onChart(latitude, longitude) };
}

function isIn({ left, top, width, height }: ViewBox, { x, y }: Spot): boolean {
  return x > left + edge && x < left + width - edge && y > top + edge && y < top + height - edge;
}

function written({ left, top, width, height }: ViewBox): string {
  return `${left} ${top} ${width} ${height}`;
}

function list(spots: readonly Spot[]): string {
  return new Intl.ListFormat('en-US').format(spots.map(spot => spot.name));
}

type CountyName = Pick<Area, 'county' | 'state'>;

const outlineName = ({ county, state }: CountyName) => `${plain(county)}, ${state}`;

const plain = (county: string) => county.replace(/ county$/i, '');

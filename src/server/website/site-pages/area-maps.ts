import { countyShown } from '../../../contract/business/places.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import type { AreaMap } from '../../../sections/schemas.ts';
import { plainCounty } from '../../business/places/county-key.ts';
import { type CountyOutline, findOutline, outlinesWithin } from '../../business/places/county-outlines.ts';
import {
  extentOf,
  outlinePath,
  placedOn,
  type Sheet,
  sheetAround,
  sheetOver,
} from '../../business/places/draw-outlines.ts';
import { countiesToday } from '../../business/places/find-area.ts';

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The maximum size of a label in units: character width and line height. */
const letter = { width: 7.5, height: 15 };
/** The land around a town: 44 by 21 miles. */
const around = { width: 440, height: 210, unitsPerMile: 10 };
/** Nearer to the edge than this, a town is left out. */
const edge = 10;
/** A whole county. A city that is a county is shown with what lies around it. */
const county = { side: 400, margin: 24, minMiles: 10 };
/** Width by height of the frames that show it. What the map leaves free beside it or above is land as well. */
const frames = { widest: 2.2, narrowest: 1.2 };
/** Boundaries may be off by this many units, which is less than a pixel; by more where they would be longer than this. */
const exactness = { tolerance: 0.7, longest: 1_100 };
/** More towns are a smear. */
const maxDots = 30;

/** The land around a town with its neighbors by name; null if its location is unknown. */
export function townMap(here: Area, towns: readonly Area[]): AreaMap | null {
  if (!isLocated(here)) return null;
  const sheet = sheetAround(here, around);
  const spot = spotOn(sheet, here);
  const others = towns
    .filter(isLocated)
    .map(area => spotOn(sheet, area))
    .filter(one => one.name !== spot.name && isOn(sheet, one));
  const spots = nearestFirst([spot, ...others]);
  const labelled = labelsThatFit(spots);
  const named = others.filter(one => labelled.has(one));
  return {
    label: `Map: ${here.city}${named.length > 0 ? ` and its neighbors ${list(named)}` : ''}`,
    view_box: written(sheet),
    scale: 1,
    lands: landsOn(sheet, homesOf(here)),
    dots: spots.map(one => dot(one, spot, labelled.has(one))),
  };
}

/** A whole county with its towns, one of them highlighted; null for a county that the Census does not have. */
export function countyMap(place: CountyName, towns: readonly Area[], here: Area | null): AreaMap | null {
  const home = findOutline(place.county, place.state);
  if (!home) return null;
  const sheet = framed(sheetOver([home], county));
  const spot = here && isLocated(here) ? spotOn(sheet, here) : null;
  const spots = towns
    .filter(isLocated)
    .filter(area => area.state === home.state && plainCounty(area.county) === home.county)
    .map(area => spotOn(sheet, area))
    .filter(one => one.name !== spot?.name && isOn(sheet, one));
  return {
    label: `Map: ${spot ? `${spot.name} in ` : ''}${countyShown(home.county)}`,
    view_box: written(sheet),
    scale: sheet.height / around.height,
    lands: landsOn(sheet, [home]),
    dots: nearestFirst([...(spot ? [spot] : []), ...spots]).map(one => dot(one, spot, false)),
  };
}

/** The sheet with as much beyond its edges as the frames of a page can show. */
function framed(sheet: Sheet): Sheet {
  const { width, height, beyond } = sheet;
  const x = Math.max(beyond[0], (height * frames.widest - width) / 2);
  const y = Math.max(beyond[1], (width / frames.narrowest - height) / 2);
  return { ...sheet, beyond: [x, y] };
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

/** The first, and those nearest to it. */
function nearestFirst(spots: readonly Spot[]): readonly Spot[] {
  const [first] = spots;
  return spots.toSorted((a, b) => distance(a, first) - distance(b, first)).slice(0, maxDots);
}

/** The nearest names first; a name that would cover another stays a dot. */
function labelsThatFit(byDistance: readonly Spot[]): ReadonlySet<Spot> {
  const [here] = byDistance;
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

/** The counties that a map shows: those around, and on top of them the page's own. */
function landsOn(sheet: Sheet, homes: readonly CountyOutline[]): AreaMap['lands'] {
  const isHome = (one: CountyOutline) =>
    homes.some(home => home.county === one.county && home.state === one.state);
  const others = outlinesWithin(extentOf(sheet)).filter(one => !isHome(one));
  const drawn = (tolerance: number): readonly [string, string] => {
    const paths = [outlinePath(others, sheet, tolerance), outlinePath(homes, sheet, tolerance)] as const;
    return paths[0].length + paths[1].length > exactness.longest ? drawn(tolerance * 1.5) : paths;
  };
  const [around, home] = drawn(exactness.tolerance);
  return [
    { path: around, is_home: false },
    { path: home, is_home: true },
  ].filter(({ path }) => path !== '');
}

/** All counties of a town. */
function homesOf(here: Area): readonly CountyOutline[] {
  return countiesToday(here).flatMap(name => findOutline(name, here.state) ?? []);
}

type LocatedArea = Area & { readonly latitude: number; readonly longitude: number };

function isLocated(area: Area): area is LocatedArea {
  return area.latitude !== null && area.longitude !== null;
}

function spotOn(sheet: Sheet, area: LocatedArea): Spot {
  return { name: area.city, ...placedOn(sheet, area) };
}

function isOn({ width, height }: Sheet, { x, y }: Spot): boolean {
  return x > edge && x < width - edge && y > edge && y < height - edge;
}

function written({ width, height }: Sheet): string {
  return `0 0 ${width} ${height}`;
}

function list(spots: readonly Spot[]): string {
  return new Intl.ListFormat('en-US').format(spots.map(spot => spot.name));
}

type CountyName = Pick<Area, 'county' | 'state'>;

import type { Area, Areas } from '../../../contract/platform/areas.ts';
import { fullCountyKey } from '../places/county-key.ts';
import { countyOfPlace } from '../places/county-place.ts';
import { countiesOf, findArea, placeId, townsOf } from '../places/find-area.ts';
import { milesBetween } from '../places/nearest-areas.ts';

type AreaCheck = (city: string, state: string) => boolean;

const checks = new WeakMap<Areas, AreaCheck>();

/**
 * True if the business serves a town: it is listed, in a served county or within a circle. A town unknown to both the
 * owner and the gazetteer is not served. A county is served as a whole.
 */
export function isServed(areas: Areas, city: string, state: string): boolean {
  let check = checks.get(areas);
  if (!check) {
    check = checkOf(areas);
    checks.set(areas, check);
  }
  return check(city, state);
}

function checkOf({ is_nationwide, counties, towns, circles }: Areas): AreaCheck {
  if (is_nationwide) return () => true;
  const listed = new Set(towns.map(placeId));
  const inCounties = new Set(counties.map(({ county, state }) => fullCountyKey(county, state)));
  const around = circles.flatMap(({ city, state, miles }) => {
    const center = findArea(towns, city, state);
    return center ? [{ center, miles }] : [];
  });
  const check = (city: string, state: string): boolean => {
    const here = findArea(towns, city, state);
    if (!here) return isCountyServed(city, state);
    return (
      listed.has(placeId({ city, state })) ||
      countiesOf(here).some(county => inCounties.has(fullCountyKey(county, here.state))) ||
      around.some(one => isWithin(one, here))
    );
  };
  /** A county as a place: all of it. */
  const isCountyServed = (city: string, state: string): boolean => {
    const county = countyOfPlace(city, state);
    if (county === null) return false;
    const all = townsOf(county, state);
    return (
      inCounties.has(fullCountyKey(county, state)) ||
      (all.length > 0 && all.every(town => check(town.city, state)))
    );
  };
  const known = new Map<string, boolean>();
  return (city, state) => {
    const name = `${city}|${state}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = check(city, state);
    if (known.size >= maxKnown) known.clear();
    known.set(name, found);
    return found;
  };
}

const maxKnown = 20_000;

function isWithin({ center, miles }: { readonly center: Area; readonly miles: number }, here: Area): boolean {
  const distance = milesBetween(center, here);
  return distance !== null && distance <= miles;
}

import type { Area, Areas } from '../../../contract/platform/areas.ts';
import { stateCode } from '../../../engine/index.ts';
import { findArea } from '../places/find-area.ts';
import { milesBetween } from '../places/nearest-areas.ts';

type AreaCheck = (city: string, state: string) => boolean;

const checks = new WeakMap<Areas, AreaCheck>();

/**
 * Whether the business serves a town: it is listed, in a served county or within a circle. A town unknown to both the
 * owner and the gazetteer is not served.
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
  const listed = new Set(towns.map(({ city, state }) => keyOf(city, state)));
  const inCounties = new Set(counties.map(({ county, state }) => keyOf(county, state)));
  const around = circles.flatMap(({ city, state, miles }) => {
    const center = findArea(towns, city, state);
    return center ? [{ center, miles }] : [];
  });
  return (city, state) => {
    if (listed.has(keyOf(city, state))) return true;
    const here = findArea(towns, city, state);
    if (!here) return false;
    return inCounties.has(keyOf(here.county, here.state)) || around.some(one => isWithin(one, here));
  };
}

function isWithin({ center, miles }: { readonly center: Area; readonly miles: number }, here: Area): boolean {
  const distance = milesBetween(center, here);
  return distance !== null && distance <= miles;
}

function keyOf(name: string, state: string): string {
  return `${name.trim().toLowerCase()}|${stateCode(state) ?? state.trim().toUpperCase()}`;
}

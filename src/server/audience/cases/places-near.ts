import type { Areas } from '../../../contract/platform/areas.ts';
import { findArea, placeKeys } from '../../business/places/find-area.ts';
import { readTowns } from '../../business/places/gazetteer.ts';
import { milesBetween } from '../../business/places/nearest-areas.ts';
import { maxMiles } from './nearest-cases.ts';

/** The keys of all towns whose pages could show work that was done here. */
export function placesNear(towns: Areas['towns'], city: string, state: string): readonly string[] {
  const names = new Set(placeKeys(city, state));
  const here = findArea(towns, city, state);
  if (!here) return [...names];
  for (const town of [...towns, ...readTowns()]) {
    const miles = milesBetween(here, town);
    if (miles === null || miles > maxMiles) continue;
    for (const name of placeKeys(town.city, town.state)) names.add(name);
  }
  return [...names];
}

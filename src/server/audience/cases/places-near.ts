import type { Areas } from '../../../contract/platform/areas.ts';
import { allNames, findArea } from '../../business/places/find-area.ts';
import { readTowns } from '../../business/places/gazetteer.ts';
import { milesBetween } from '../../business/places/nearest-areas.ts';
import { maxMiles } from './nearest-cases.ts';

/** The names, in small letters, of all towns whose pages could show work that was done here. */
export function placesNear(towns: Areas['towns'], city: string, state: string): readonly string[] {
  const names = new Set(allNames(city, state));
  const here = findArea(towns, city, state);
  if (!here) return [...names];
  for (const town of [...towns, ...readTowns()]) {
    const miles = milesBetween(here, town);
    if (miles === null || miles > maxMiles) continue;
    for (const name of allNames(town.city, town.state)) names.add(name);
    names.add(town.city.toLowerCase());
  }
  return [...names];
}

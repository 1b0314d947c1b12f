import { chartScale } from '../../../../content/chart.ts';
import { countyOutlines } from '../../../../content/county-outlines.ts';
import type { Place, PlaceChart } from '../../../contract/business/places.ts';

/** The county outlines that contain some of the places, and the projection for both. */
export function chartPlaces(places: readonly Place[]): PlaceChart | null {
  const names = new Set(places.map(({ county, state }) => `${county.replace(/ County$/, '')}, ${state}`));
  const outlines = Object.entries(countyOutlines)
    .filter(([name]) => names.has(name))
    .map(([name, { path, left, top, right, bottom }]) => ({
      county: name.slice(0, -4),
      path,
      left,
      top,
      right,
      bottom,
    }));
  return outlines.length === 0 ? null : { ...chartScale, outlines };
}

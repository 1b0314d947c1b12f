import { chartScale } from '../../../../content/chart.ts';
import { countyOutlines } from '../../../../content/county-outlines.ts';
import type { Place, PlaceChart } from '../../../contract/business/places.ts';

/** The county outlines that contain some of the places, and the projection for both. */
export function chartPlaces(places: readonly Place[]): PlaceChart | null {
  const names = new Set(
    places.filter(place => place.state === 'FL').map(place => place.county.replace(/ County$/, '')),
  );
  const outlines = Object.entries(countyOutlines)
    .filter(([county]) => names.has(county))
    .map(([county, { path, left, top, right, bottom }]) => ({ county, path, left, top, right, bottom }));
  return outlines.length === 0 ? null : { ...chartScale, outlines };
}

import { placeRoutes } from '../../../contract/business/places.ts';
import { findPlaces } from '../../business/places/find-places.ts';
import { readTowns } from '../../business/places/gazetteer.ts';
import { count, type Output } from '../output.ts';
import { readInput } from '../read-input.ts';

export interface PlaceOptions {
  readonly state?: string;
  readonly county?: string;
  readonly near?: string;
  readonly radiusMiles?: number;
  readonly minPopulation?: number;
  readonly limit?: number;
}

/** Towns of the gazetteer, as the generator's picker finds them. */
export async function printPlaces(
  output: Output,
  { radiusMiles, minPopulation, ...options }: PlaceOptions,
): Promise<void> {
  const query = readInput(placeRoutes.list.query, {
    ...options,
    radius_miles: radiusMiles,
    min_population: minPopulation,
  });
  const { items, total } = findPlaces(readTowns(), query);
  if (total > items.length) output.note(`The first ${items.length} of ${count(total, 'place')}.`);
  const lines = items.map(({ city, state }) => `${city}, ${state}`);
  output.result({ lines, total }, lines.join('\n'));
}

import { placeRoutes } from '../../../contract/business/places.ts';
import { findPlaces, listCounties } from '../../business/places/find-places.ts';
import { readCounties, readTowns } from '../../business/places/gazetteer.ts';
import { misuse } from '../exit-codes.ts';
import { count, type Output, table } from '../output.ts';
import { readInput } from '../read-input.ts';

export interface PlaceOptions {
  readonly state?: string;
  readonly county?: string;
  readonly near?: string;
  readonly miles?: number;
  readonly minPopulation?: number;
  readonly limit?: number;
  readonly counties?: boolean;
  readonly lines?: boolean;
}

/** Towns of the gazetteer, as the generator's picker finds them. Needs no database. */
export async function listPlaces(output: Output, options: PlaceOptions): Promise<void> {
  const towns = readTowns();
  if (options.counties) {
    if (!options.state) throw misuse('Name the state whose counties you want: --state FL');
    const counties = listCounties(towns, readCounties(), options.state);
    output.result(
      { counties },
      table(
        ['County', 'Places', 'Seat'],
        counties.map(one => [one.county, one.places, one.seat ?? '–']),
        `The gazetteer has no state “${options.state}”.`,
      ),
    );
    return;
  }
  const query = readInput(placeRoutes.list.query, {
    state: options.state,
    county: options.county,
    near: options.near,
    radius_miles: options.miles,
    min_population: options.minPopulation,
    limit: options.limit,
  });
  const { items, total } = findPlaces(towns, query);
  if (total > items.length) output.note(`The first ${items.length} of ${count(total, 'place')}.`);
  const lines = items.map(({ city, state }) => `${city}, ${state}`).join('\n');
  const rows = items.map(one => [
    `${one.city}, ${one.state}`,
    [one.county, ...one.other_counties].join(', '),
    one.population,
    ...(one.miles === null ? [] : [one.miles]),
  ]);
  const headings = ['Place', 'County', 'People', ...(options.near ? ['Miles'] : [])];
  const text = options.lines ? lines : table(headings, rows, 'No place was found.');
  output.result({ places: items, total }, text);
}

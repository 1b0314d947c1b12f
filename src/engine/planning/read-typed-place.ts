import { cityCapitals } from '../casing/city-capitals.ts';
import { stateCode } from '../states.ts';
import { cleanCity, cleanLine, isCityName } from './clean-city.ts';
import type { Location } from './location.ts';
import { parseLocation } from './parse-location.ts';
import { suggestLocation } from './suggest-location.ts';

type TypedPlace =
  | { readonly place: Location }
  | { readonly field: 'city' | 'state'; readonly suggestion: string };

/**
 * A town and its state from two inputs, cleaned as a line of a list is. Without a state, the town alone.
 * @example readTypedPlace('• weston', 'florida') // { place: { city: 'Weston', state: 'FL' } }
 */
export function readTypedPlace(city: string, state: string): TypedPlace {
  if (city.trim() === '') return { place: { city: '', state: stateCode(state) ?? state.trim() } };
  if (state.trim() === '') return townAlone(city);
  const place = parseLocation(`${city}, ${state}`);
  if (place) return { place };
  const field = stateCode(state) === undefined ? 'state' : 'city';
  return { field, suggestion: suggestLocation(`${city}, ${state}`, state) };
}

function townAlone(typed: string): TypedPlace {
  const city = cleanCity(cleanLine(typed));
  if (isCityName(city)) return { place: { city: cityCapitals(city), state: '' } };
  return { field: 'city', suggestion: 'Write the name of a city' };
}

import { countyShown } from '../../../contract/business/places.ts';
import { countyNamed } from './find-county.ts';
import { findTown } from './town-index.ts';

const kind = / (?:county|parish|borough|census area|municipality|planning region|municipio)$/i;

/**
 * The county that a page is about instead of a town, as areas name it; null for a town.
 * @example countyOfPlace('Travis County', 'TX') // 'Travis'
 */
export function countyOfPlace(city: string, state: string): string | null {
  if (!kind.test(city) || findTown(city, state)) return null;
  return countyNamed(city, state);
}

/** The name that a page about a county has for its place; null where that name is a town’s. */
export function placeOfCounty(county: string, state: string): string | null {
  const name = countyShown(county);
  return countyOfPlace(name, state) === county ? name : null;
}

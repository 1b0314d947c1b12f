import { placeKey, stateCode } from '../../../engine/index.ts';

const kinds =
  / (?:counties|county|co\.?|parish|borough|census area|municipality|municipio|city and borough|planning region|city)$/i;
const before = /^(?:city and county|city and borough|city|county|parish|borough) of /i;

/** @example plainCounty('Palm Beach County') // 'Palm Beach' */
export function plainCounty(county: string): string {
  return county.replace(/^city and county of | county$/gi, '');
}

/** One key for all spellings of a county, with its kind or without. @example countyKey('St Lucie County', 'FL') // 'stlucie|FL' */
export function countyKey(county: string, state: string): string {
  // James City County, and the islands of St. Thomas and St. John.
  const name = county.trim().replace(before, '').replace(kinds, '').replace(kinds, '');
  return fullCountyKey(/^v/i.test(state) ? name.replace(/ island$/i, '') : name, state);
}

/** Tells Richmond County from the city of Richmond. */
export function fullCountyKey(county: string, state: string): string {
  return `${placeKey(plainCounty(county.trim()))}|${stateCode(state.trim()) ?? state.trim().toUpperCase()}`;
}

import type { SubjectKind } from '../../../contract/business/statement-filter.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { parseLocations, placeKey, stateCode } from '../../../engine/index.ts';
import { plainCounty } from '../places/county-key.ts';
import { findArea, isPlace, presentName } from '../places/find-area.ts';
import { countyNamed } from '../places/find-county.ts';
import { findTown } from '../places/town-index.ts';

/** The stored subject of a statement. */
export interface Subject {
  /** The subject's name as people write it. */
  readonly name: string;
  /**
   * The key that pages use.
   * @example 'place:boca raton, fl'
   */
  readonly key: string;
}

/** A subject as it was typed; else what is wrong with it. Places are the gazetteer's, and those of the owner's list. */
export function readSubject(
  kind: SubjectKind,
  typed: string,
  ownTowns: Areas['towns'] = [],
): Subject | { readonly problem: string } {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (kind === 'business') {
    return text === '' ? { name: '', key: 'business:' } : { problem: 'The business needs no name here.' };
  }
  if (text === '') return { problem: 'Say what it is about.' };
  if (kind === 'service') return { name: text, key: subjectKeys.service(text) };
  if (kind === 'state') {
    const code = stateCode(text);
    return code ? { name: code, key: subjectKeys.state(code) } : { problem: `“${text}” is no state.` };
  }
  const { locations, rejected } = parseLocations(text);
  const [location] = locations;
  if (!location) return { problem: rejected[0]?.suggestion ?? 'Try: "City, State" format' };
  const { state } = location;
  if (kind === 'county') {
    const county = countyNamed(location.city, state);
    if (county === null)
      return { problem: `The gazetteer has no county “${plainCounty(location.city)}” in ${state}.` };
    return { name: `${county}, ${state}`, key: subjectKeys.county(county, state) };
  }
  const own = isPlace(location.city, state) ? null : findArea(ownTowns, location.city, state);
  if (!own && !isPlace(location.city, state))
    return { problem: `The gazetteer has no place “${location.city}” in ${state}.` };
  return {
    name: `${own?.city ?? presentName(location.city, state)}, ${state}`,
    key: subjectKeys.place(location.city, state),
  };
}

export const subjectKeys = {
  /** The gazetteer's name, whatever spelling pages use; any other place by its key. */
  place: (city: string, state: string) =>
    `place:${findTown(city, state)?.city ?? placeKey(city.trim())}, ${codeOf(state)}`.toLowerCase(),
  county: (county: string, state: string) => `county:${county}, ${codeOf(state)}`.toLowerCase(),
  state: (state: string) => `state:${codeOf(state)}`.toLowerCase(),
  business: 'business:',
  service: (name: string) => `service:${name}`.toLowerCase(),
} as const;

const codeOf = (state: string) => stateCode(state) ?? state.trim();

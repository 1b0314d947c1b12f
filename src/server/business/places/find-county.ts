import type { Area } from '../../../contract/platform/areas.ts';
import { countyKey, fullCountyKey, plainCounty } from './county-key.ts';
import { readCounties, readTowns } from './gazetteer.ts';

/** Counties in which the gazetteer has no town. */
const withoutTowns: Readonly<Record<string, string>> = {
  AK: 'Bristol Bay Borough|Copper River Census Area|Hoonah-Angoon Census Area|Lake and Peninsula Borough|Yakutat City and Borough|Yukon-Koyukuk Census Area',
  CA: 'Alpine',
  HI: 'Kalawao',
  KS: 'Logan',
  ND: 'LaMoure',
  VA: 'Greensville|James City',
};

/** What people still call a county. */
const formerNames: readonly (readonly [former: string, state: string, county: string])[] = [
  ['Dade', 'FL', 'Miami-Dade'],
  ['Shannon', 'SD', 'Oglala Lakota'],
  ['Wade Hampton', 'AK', 'Kusilvak Census Area'],
  ['Manhattan', 'NY', 'New York'],
  ['Brooklyn', 'NY', 'Kings'],
  ['Staten Island', 'NY', 'Richmond'],
  ['The Bronx', 'NY', 'Bronx'],
];

let named: ReadonlyMap<string, string> | undefined;

/** A county as areas name it; null if its state has none of this name. @example countyNamed('travis county', 'TX') // 'Travis' */
export function countyNamed(county: string, state: string): string | null {
  named ??= readNames();
  return named.get(fullCountyKey(county, state)) ?? named.get(countyKey(county, state)) ?? null;
}

/** Up to three counties of the state that begin like this. */
export function countiesLike(county: string, state: string): readonly string[] {
  named ??= readNames();
  const start = countyKey(county.trim().slice(0, 3), state).split('|')[0] ?? '';
  const like = [...named].filter(([key]) => key.startsWith(start) && key.endsWith(`|${state}`));
  return [...new Set(like.map(([, name]) => name))].slice(0, 3);
}

/**
 * The counties by full name, and by the name without its kind where no other county has that. Connecticut's old
 * counties are counties.
 */
function readNames(): ReadonlyMap<string, string> {
  const known = readCounties().map(({ county, state }) => ({ county: plainCounty(county), state }));
  const empty = Object.entries(withoutTowns).flatMap(([state, counties]) =>
    counties.split('|').map(county => ({ county, state })),
  );
  const all = [...known, ...empty];
  const old = readTowns().flatMap(({ state, other_counties }) =>
    state === 'CT' ? other_counties.map(county => ({ county: plainCounty(county), state })) : [],
  );
  return new Map([
    ...formerNames.map(([former, state, county]) => [countyKey(former, state), county] as const),
    ...all.map(({ county, state }) => [countyKey(county, state), county] as const),
    ...all.map(({ county, state }) => [fullCountyKey(county, state), county] as const),
    ...all.map(
      ({ county, state }) =>
        [fullCountyKey(county.replace(/^City of (.+)$/, '$1 city'), state), county] as const,
    ),
    ...old.map(({ county, state }) => [fullCountyKey(county, state), county] as const),
  ]);
}

/** The bounds of a state in degrees. */
interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const bounds = new Map<string, Bounds>();

/** The outermost towns of a state are within this many degrees of its border. */
const margin = 0.5;

/** The rectangle around a state. */
export function boundsOfState(state: string): Bounds {
  const known = bounds.get(state);
  if (known) return known;
  const towns = readTowns().filter(town => town.state === state);
  const found = {
    south: Math.min(...towns.map(({ latitude }) => latitude)) - margin,
    north: Math.max(...towns.map(({ latitude }) => latitude)) + margin,
    west: Math.min(...towns.map(({ longitude }) => longitude)) - margin,
    east: Math.max(...towns.map(({ longitude }) => longitude)) + margin,
  };
  bounds.set(state, found);
  return found;
}

export function isInState({ state, latitude, longitude }: Area): boolean {
  if (latitude === null || longitude === null) return false;
  const { south, north, west, east } = boundsOfState(state);
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

import type { Area } from '../../../contract/platform/areas.ts';
import { plainCounty } from './find-area.ts';
import { readCounties, readTowns } from './gazetteer.ts';

/** Counties in which the gazetteer has no town. */
const withoutTowns: Readonly<Record<string, string>> = {
  AK: 'Bristol Bay Borough|Copper River Census Area|Hoonah-Angoon Census Area|Lake and Peninsula Borough|Yakutat City and Borough|Yukon-Koyukuk Census Area',
  CA: 'Alpine',
  DC: 'District of Columbia',
  HI: 'Kalawao',
  KS: 'Logan',
  ND: 'LaMoure',
  VA: 'Greensville|James City',
};

const kinds = / (?:parish|borough|census area|municipality|city and borough|planning region|city)$/i;

let named: ReadonlyMap<string, string> | undefined;

/** A county as areas name it; null if its state has none of this name. @example countyNamed('travis county', 'TX') // 'Travis' */
export function countyNamed(county: string, state: string): string | null {
  named ??= readNames();
  return named.get(keyOf(plainCounty(county.trim()), state)) ?? null;
}

/** Up to three counties of the state that begin like this. */
export function countiesLike(county: string, state: string): readonly string[] {
  named ??= readNames();
  const start = keyOf(county.trim().slice(0, 3), state).split('|')[0] ?? '';
  const like = [...named].filter(([key]) => key.startsWith(start) && key.endsWith(`|${state}`));
  return [...new Set(like.map(([, name]) => name))].slice(0, 3);
}

/** By its full name, and by the name without Parish, Borough or City of where no other county has that. */
function readNames(): ReadonlyMap<string, string> {
  const ofTowns = readCounties().map(({ county, state }) => ({ county: plainCounty(county), state }));
  const others = Object.entries(withoutTowns).flatMap(([state, counties]) =>
    counties.split('|').map(county => ({ county, state })),
  );
  const all = [...ofTowns, ...others];
  const short = (county: string) => county.replace(/^city (?:and borough )?of /i, '').replace(kinds, '');
  return new Map([
    ...all.map(({ county, state }) => [keyOf(short(county), state), county] as const),
    ...all.map(({ county, state }) => [keyOf(county, state), county] as const),
  ]);
}

const keyOf = (county: string, state: string) => `${county.toLowerCase()}|${state}`;

/** The bounds of a state in degrees. */
interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const bounds = new Map<string, Bounds>();

/** Its outermost towns are within this many degrees of its border. */
const margin = 0.5;

/** The rectangle around a state. The gazetteer has no town of Washington, DC: that lies between Maryland and Virginia. */
export function boundsOfState(state: string): Bounds {
  const known = bounds.get(state);
  if (known) return known;
  const towns = readTowns().filter(town => town.state === (state === 'DC' ? 'MD' : state));
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

import { landfillSpellings, townSpellings } from './landfill-spellings.ts';
import { spell } from './spelling.ts';
import { stationSpellings } from './station-spellings.ts';
import { utilitySpellings } from './utility-spellings.ts';

/*
 * Names of stations, landfills and utilities as people say them. The tables have those of registers: "Mundelein 4Wsw",
 * "Bees Ferry Road Subtitle D LF", "Cheyenne Light Fuel & Power d/b/a Black".
 */

const directions: Readonly<Record<string, string>> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'Northeast',
  NW: 'Northwest',
  SE: 'Southeast',
  SW: 'Southwest',
};
const distance = /(?<= )\d+(?:\.\d+)? ?([NESW]{1,3})(?= )/i;

interface Station {
  readonly station_id: string;
  readonly state: string;
  readonly station: string;
}

/**
 * Names of stations by id. "4 WSW" is how far a station is from the post office of its town: only where two stations of a
 * state would have one name, the direction stays.
 * @example 'Mundelein 4Wsw' is 'Mundelein', or 'Mundelein Southwest' beside another of Mundelein
 */
export function stationNames(stations: readonly Station[]): ReadonlyMap<string, string> {
  const read = stations.map(({ station_id, state, station }) => {
    const way = distance.exec(` ${station} `)?.[1]?.toUpperCase() ?? '';
    const name = spell(` ${station} `.replace(distance, ' ').trim(), stationSpellings);
    return { station_id, state, name, way: directions[way] ?? directions[way.slice(1)] ?? '' };
  });
  const byName = Map.groupBy(read, ({ state, name }) => `${state} ${name}`);
  return new Map(
    read.map(({ station_id, state, name, way }) => {
      const isAlone = byName.get(`${state} ${name}`)?.length === 1;
      return [station_id, isAlone || way === '' ? name : `${name} ${way}`];
    }),
  );
}

const placeOfWaste =
  /\b(?:Landfills?|Facility|Balefill|Monofill|Complex|Sites?|Park|Centers?|Dump|Disposal|Station|Recycling)\b/;

/** @example landfillName('Bees Ferry Road Subtitle D LF') // 'Bees Ferry Road Landfill' */
export function landfillName(name: string): string {
  if (name === '') return '';
  const plain = spell(name, landfillSpellings);
  return placeOfWaste.test(plain) ? plain : `${plain} Landfill`;
}

/** @example utilityName('Cheyenne Light Fuel & Power d/b/a Black') // 'Cheyenne Light, Fuel & Power' */
export const utilityName = (name: string): string => spell(name, utilitySpellings);

/** @example townName('Camp Roberts (Mil Res)') // 'Camp Roberts' */
export const townName = (name: string): string => spell(name, townSpellings);

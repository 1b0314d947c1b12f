import type { Area } from '../../../contract/platform/areas.ts';
import { locationKey, stateCode } from '../../../engine/index.ts';
import { countyKey, plainCounty } from './county-key.ts';
import { countyNumber, countyOfNumber } from './county-numbers.ts';
import { type MeantTown, meantTown, townOfCounty } from './find-area.ts';
import type { Town } from './gazetteer.ts';
import { findTown, townsNamed } from './town-index.ts';

/** A town of another county that has the same name. */
export interface Namesake {
  readonly id: string;
  readonly county: string;
}

export interface IdentifiedTown extends MeantTown {
  readonly id: string;
  readonly namesakes: readonly Namesake[];
}

/**
 * The town of a place's key or name, with or without its county; null if the gazetteer has none. Without a county it is the town
 * that pages mean.
 * @example findById([], 'mountainview|CA|06085')?.town.city // 'Mountain View'
 */
export function findById(towns: readonly Area[], id: string): IdentifiedTown | null {
  const { city, state, county } = partsOf(id);
  const named = county === null ? meantTown(towns, city, state) : townIn(city, state, county);
  if (!named) return null;
  const others = townsNamed(named.town.city, state).filter(
    town => town !== named.town && town.city === named.town.city,
  );
  return {
    ...named,
    id: idOf(named.town),
    namesakes: others.map(town => ({ id: idOf(town), county: town.county })),
  };
}

/** The key of a town, with its county's number where another one of the name is found first. */
export function idOf(town: Town): string {
  const key = locationKey(town);
  return findTown(town.city, town.state) === town ? key : `${key}|${countyNumber(town.county, town.state)}`;
}

interface Parts {
  readonly city: string;
  readonly state: string;
  readonly county: string | null;
}

function partsOf(id: string): Parts {
  const isKey = id.includes('|');
  const [city = '', ...rest] = id.split(isKey ? '|' : ',').map(part => part.trim());
  const state = (isKey ? rest[0] : rest.at(-1)) ?? '';
  const code = stateCode(state) ?? state.toUpperCase();
  const county = isKey ? rest[1] && countyOfNumber(rest[1]) : rest.length > 1 ? rest[0] : null;
  return { city, state: code, county: rest.length > 1 ? (county ?? '') : null };
}

function townIn(city: string, state: string, county: string): MeantTown | null {
  const town = townOfCounty(city, state, county);
  if (!town) return null;
  const all = [town.county, ...town.other_counties];
  const isNamed = (one: string) => countyKey(one, state) === countyKey(county, state);
  const named = all.find(one => plainCounty(one) === plainCounty(county)) ?? all.find(isNamed) ?? town.county;
  return { town, county: plainCounty(named) };
}

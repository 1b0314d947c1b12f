import { locationKey } from '../../../engine/index.ts';
import { readTowns, type Town } from './gazetteer.ts';

/*
 * Finds the gazetteer's town of a name in any spelling: "St. Paul" is Saint Paul, "Ft Lauderdale" Fort Lauderdale, "NYC"
 * New York. A spelling of the gazetteer's own comes before all others, then the largest town.
 */

const maxKnown = 20_000;
const known = new Map<string, Town | null>();
let index: ReadonlyMap<string, readonly Town[]> | undefined;

/** The town that pages mean by a name; null if the gazetteer has none. */
export function findTown(city: string, state: string): Town | null {
  const memory = `${city}|${state}`;
  const before = known.get(memory);
  if (before !== undefined) return before;
  const [found = null] = townsNamed(city, state);
  if (known.size >= maxKnown) known.clear();
  known.set(memory, found);
  return found;
}

/** All towns of a name in a state, in the order of `findTown`. */
export function townsNamed(city: string, state: string): readonly Town[] {
  index ??= readIndex();
  const all =
    index.get(locationKey({ city, state })) ??
    index.get(locationKey({ city: withoutKind(city), state })) ??
    [];
  if (all.length < 2) return all;
  const name = withoutAccents(city);
  const spelled = all.filter(town => withoutAccents(town.city) === name);
  return spelled.length === 0 || spelled.length === all.length ? all : [...new Set([...spelled, ...all])];
}

const withoutAccents = (city: string) =>
  city.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Lists name some places with their kind. @example withoutKind('Hamilton Township') // 'Hamilton' */
function withoutKind(city: string): string {
  return city
    .trim()
    .replace(/^(?:the )?(?:city|town|township|village|borough) of /i, '')
    .replace(/ (?:charter township|township|twp\.?|city|town|village|borough|cdp)$/i, '');
}

function readIndex(): ReadonlyMap<string, readonly Town[]> {
  const bySize = readTowns().toSorted((one, other) => other.population - one.population);
  const found = new Map<string, Town[]>();
  for (const town of bySize) {
    const key = locationKey(town);
    const same = found.get(key);
    if (same) same.push(town);
    else found.set(key, [town]);
  }
  for (const town of bySize)
    for (const city of town.other_names) {
      const key = locationKey({ city, state: town.state });
      if (!found.has(key)) found.set(key, [town]);
    }
  return found;
}

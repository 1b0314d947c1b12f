import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';
import { countyNumber } from './county-numbers.ts';
import { readTowns, type Town } from './gazetteer.ts';

/*
 * The town of a ZIP code: the one whose name the Post Office takes with it, within 15 miles. Two where a name stands for two places;
 * none for a code of P.O. boxes. Two sorted columns of numbers, 140 kB, read at the first question.
 */

interface ZipIndex {
  readonly codes: Uint32Array;
  /** The place of each code's town in the gazetteer. */
  readonly towns: Uint16Array;
}

let index: ZipIndex | undefined;

/** @example townsOfZip('33432').map(town => town.city) // ['Boca Raton'] */
export function townsOfZip(zip: string): readonly Town[] {
  index ??= readIndex();
  const { codes, towns } = index;
  const code = Number(zip.slice(0, 5));
  const found: Town[] = [];
  for (let at = firstOf(codes, code); codes[at] === code; at += 1) {
    const town = readTowns()[towns[at] ?? -1];
    if (town) found.push(town);
  }
  return found.toSorted((one, other) => other.population - one.population);
}

function firstOf(codes: Uint32Array, code: number): number {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes[middle] ?? code) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readIndex(): ZipIndex {
  const placeOf = new Map<string, number>(
    readTowns().map(
      ({ state, city, county }, at) => [`${state}\t${city}\t${countyNumber(county, state)}`, at] as const,
    ),
  );
  const [head = '', ...lines] = readFileSync(join(projectRoot, 'content/national/places.tsv'), 'utf8').split(
    '\n',
  );
  const column = head.split('\t').indexOf('zip_codes');
  const pairs = lines.flatMap(line => {
    const fields = line.split('\t');
    const at = placeOf.get(fields.slice(0, 3).join('\t'));
    const codes = at === undefined || !fields[column] ? [] : fields[column].split(' ');
    return codes.map(code => [Number(code), at ?? 0] as const);
  });
  pairs.sort(([one], [other]) => one - other);
  return {
    codes: Uint32Array.from(pairs, ([code]) => code),
    towns: Uint16Array.from(pairs, ([, at]) => at),
  };
}

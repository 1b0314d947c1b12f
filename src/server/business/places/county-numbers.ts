import { plainCounty } from './county-key.ts';
import { readCounties } from './gazetteer.ts';

/* The numbers of counties in federal tables (FIPS): five digits, state first. */

interface Numbers {
  readonly byName: ReadonlyMap<string, string>;
  readonly byNumber: ReadonlyMap<string, string>;
}

let cached: Numbers | undefined;

/** The number of a county of today; null for another one, such as Connecticut's until 2022. */
export function countyNumber(county: string, state: string): string | null {
  return read().byName.get(`${plainCounty(county)}|${state}`) ?? null;
}

/** The county of a number, with its word. @example countyOfNumber('48453') // 'Travis County' */
export function countyOfNumber(fips: string): string | null {
  return read().byNumber.get(fips) ?? null;
}

function read(): Numbers {
  cached ??= {
    byName: new Map(readCounties().map(one => [`${plainCounty(one.county)}|${one.state}`, one.fips])),
    byNumber: new Map(readCounties().map(one => [one.fips, one.county])),
  };
  return cached;
}

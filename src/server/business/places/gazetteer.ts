import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';

/** A town of the gazetteer. */
export interface Town {
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 if unknown. */
  readonly population: number;
  /** Null: that of most of its state. */
  readonly time_zone: string | null;
  /** The other counties in which it lies, and Connecticut's county until 2022. */
  readonly other_counties: readonly string[];
  /** Former names, everyday names, and those of other lists. */
  readonly other_names: readonly string[];
}

/** A county of the gazetteer. */
export interface County {
  readonly state: string;
  /** With its word: "Orleans Parish". */
  readonly county: string;
  /** Five digits, state first. */
  readonly fips: string;
  /** Empty where it isn't known, or there are two. */
  readonly seat: string;
  /** Numbers of the adjacent counties on land, separated by spaces. */
  readonly adjacent: string;
}

interface Gazetteer {
  readonly towns: readonly Town[];
  readonly counties: readonly County[];
}

let cached: Gazetteer | undefined;

/** All towns, loaded on first use and cached: some 18,000 in five megabytes, read in a few milliseconds. */
export function readTowns(): readonly Town[] {
  return readGazetteer().towns;
}

/** All counties that have towns. */
export function readCounties(): readonly County[] {
  return readGazetteer().counties;
}

function readGazetteer(): Gazetteer {
  cached ??= parseGazetteer(readFileSync(join(projectRoot, 'content/us-places.tsv'), 'utf8'));
  return cached;
}

const none: readonly string[] = [];

/** A line with a county precedes its towns. Each town's line begins with a tab. */
function parseGazetteer(text: string): Gazetteer {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  const counties = lines.filter(line => !line.startsWith('\t')).map(readCounty);
  const byNumber = new Map(counties.map(({ fips, county }) => [fips, county]));
  const towns: Town[] = [];
  let [state, county] = ['', ''];
  for (const line of lines) {
    const [
      head = '',
      city = '',
      latitude,
      longitude,
      population,
      zone = '',
      former = '',
      others = '',
      names = '',
    ] = line.split('\t');
    if (head !== '') {
      [state, county] = [head, city];
      continue;
    }
    towns.push({
      city,
      state,
      county,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
      time_zone: zone === '' ? null : zone,
      other_counties: former + others === '' ? none : otherCounties(former, others, byNumber),
      other_names: names === '' ? none : names.split('|'),
    });
  }
  return { towns, counties };
}

function readCounty(line: string): County {
  const [state = '', county = '', fips = '', seat = '', adjacent = ''] = line.split('\t');
  return { state, county, fips, seat, adjacent };
}

function otherCounties(
  former: string,
  others: string,
  byNumber: ReadonlyMap<string, string>,
): readonly string[] {
  const named = others === '' ? [] : others.split(' ').flatMap(fips => byNumber.get(fips) ?? []);
  return former === '' ? named : [`${former} County`, ...named];
}

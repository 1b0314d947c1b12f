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

/** All towns, loaded on first use and cached: some 17,000 in four megabytes, read in a few milliseconds. */
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

/** A line with a county precedes its towns. Each town's line begins with a tab. */
function parseGazetteer(text: string): Gazetteer {
  const towns: Town[] = [];
  const counties: County[] = [];
  let state = '';
  let county = '';
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [head = '', second = '', third = '', fourth = '', fifth = ''] = line.split('\t');
    if (head !== '') {
      state = head;
      county = second;
      counties.push({ state, county, fips: third, seat: fourth, adjacent: fifth });
      continue;
    }
    towns.push({
      city: second,
      state,
      county,
      latitude: Number(third),
      longitude: Number(fourth),
      population: Number(fifth),
    });
  }
  return { towns, counties };
}

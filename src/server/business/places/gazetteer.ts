import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';

/** A town as the gazetteer knows it. */
export interface Town {
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 where it is not known. */
  readonly population: number;
}

let known: readonly Town[] | undefined;

/** All towns, read with the first question and kept: some 17,000, three megabytes, read in a few milliseconds. */
export function readTowns(): readonly Town[] {
  known ??= parseTowns(readFileSync(join(projectRoot, 'content/us-places.tsv'), 'utf8'));
  return known;
}

/** A line with a state and county, then a line for each of its towns, which begins with a tab. */
function parseTowns(text: string): readonly Town[] {
  const towns: Town[] = [];
  let state = '';
  let county = '';
  for (const line of text.split('\n')) {
    const [head = '', second = '', latitude, longitude, population] = line.split('\t');
    if (line === '' || line.startsWith('#')) continue;
    if (head !== '') {
      state = head;
      county = second;
      continue;
    }
    towns.push({
      city: second,
      state,
      county,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
    });
  }
  return towns;
}

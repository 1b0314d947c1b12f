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

let cachedTowns: readonly Town[] | undefined;

/** All towns, loaded on first use and cached: some 17,000 in three megabytes, read in a few milliseconds. */
export function readTowns(): readonly Town[] {
  cachedTowns ??= parseTowns(readFileSync(join(projectRoot, 'content/us-places.tsv'), 'utf8'));
  return cachedTowns;
}

/** A line with state and county precedes its towns. Each town's line begins with a tab. */
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

/*
 * Writes content/national/, what is known of every town and county, from a folder of tables (docs/guides/national-figures.md):
 *   npm run national -- <folder>
 * ZIP codes are those of npm `zipcodes` (BSD): the Post Office's main name for the code is the town's, and its center is near.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codes } from 'zipcodes';
import { milesBetween } from '../src/server/business/places/find-places.ts';
import { type FindZips, packTables } from './national/pack-tables.ts';
import { readSourceTables } from './national/source-tables.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the tables: npm run national -- <folder>');

/** A code farther from the center belongs to another town of the name. */
const farthestMiles = 15;

const nameKey = (city: string, state: string) => `${city.toLowerCase()}|${state}`;
const zipsByName = Map.groupBy(
  Object.values(codes).filter(({ country }) => country === 'US'),
  ({ city, state }) => nameKey(city, state),
);

const findZips: FindZips = town =>
  (zipsByName.get(nameKey(town.city, town.state)) ?? [])
    .filter(zip => milesBetween(town, zip) <= farthestMiles)
    .map(({ zip }) => zip)
    .toSorted()
    .join(' ');

try {
  const { files, problems, left } = packTables(await readSourceTables(folder), findZips);
  if (problems.length > 0) throw new Error(problems.slice(0, 20).join('\n'));
  for (const [name, text] of files)
    await writeFile(join(import.meta.dirname, '../content/national', name), text);
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.log(`content/national: ${files.size} files, ${(bytes / 1e6).toFixed(2)} MB.`);
  console.log(`Left out, not in content/us-places.tsv: ${left.length} places.\n${left.join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

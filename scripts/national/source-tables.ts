import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * Reads the tables of local facts that `npm run national` packs, and checks every field of them. A problem names the file,
 * the line and the column.
 */

type Kind = 'text' | 'number' | 'year' | 'fips' | 'state' | readonly string[];

/** A `?` at the end: the field may be empty. */
type Column = readonly [kind: Kind, empty?: '?'];

const ids = { county_fips: ['fips'], state: ['state'] } as const;

/** The columns of every table in their order. */
export const sourceColumns = {
  'places.tsv': {
    state: ['state'],
    place: ['text'],
    county_fips: ['fips'],
    elevation_ft: ['number', '?'],
    time_zone: ['text', '?'],
    zip_codes: ['text', '?'],
    hardiness_zone: ['text', '?'],
    population: ['number', '?'],
    housing_units: ['number', '?'],
    median_year_built: ['year', '?'],
    owner_occupied_pct: ['number', '?'],
    median_home_value: ['number', '?'],
    climate_station: ['text', '?'],
    climate_station_miles: ['number', '?'],
    landfill_id: ['text', '?'],
    landfill_miles: ['number', '?'],
  },
  'climate-stations.tsv': {
    station_id: ['text'],
    state: ['state'],
    station: ['text'],
    ...numbers('elevation_ft freezing_nights days_80f rain_in snow_in january_mean_f july_mean_f'),
  },
  'counties.tsv': {
    ...ids,
    county: ['text'],
    ...numbers(
      'population_2023 population_change_pct_2020_23 net_moves_from_other_counties_2020_23 housing_units households',
    ),
    ...numbers(
      'owner_occupied_pct mobile_home_pct units_in_10plus_buildings_pct age_65_pct households_without_car_pct',
    ),
    ...numbers('persons_per_household commute_minutes self_supplied_water_pct public_water_from_wells_pct'),
    ...numbers('home_water_gallons_per_person radon_zone air_days_2024 air_good_days_2024'),
    ...numbers('air_unhealthy_days_2024 air_days_dust_2024 air_days_ozone_2024 july_humidity_pct'),
    sea_coast: [['Atlantic', 'Pacific', 'Gulf of Mexico'], '?'],
    fema_risk_rating: ['text', '?'],
  },
  'landfills.tsv': {
    landfill_id: ['text'],
    state: ['state'],
    landfill: ['text'],
    city: ['text', '?'],
    county: ['text', '?'],
    county_fips: ['fips', '?'],
    status: [['Open', 'Closed', 'Unknown']],
    owner: [['Public', 'Private', 'Public/Private', 'Unknown'], '?'],
    opened: ['year', '?'],
    closes_or_closed: ['year', '?'],
    tons_a_year: ['number', '?'],
    tons_year: ['year', '?'],
    latitude: ['number', '?'],
    longitude: ['number', '?'],
  },
  'place-hurricanes.tsv': {
    state: ['state'],
    place: ['text'],
    county_fips: ['fips'],
    hurricanes_1950_2019: ['number'],
    last_hurricane_year: ['year', '?'],
    last_hurricane: ['text', '?'],
    storms_1950_2019: ['number'],
    last_storm_year: ['year', '?'],
    last_storm: ['text', '?'],
  },
  'county-electric.tsv': { ...ids, utility_ids: ['text', '?'] },
  'electric-utilities.tsv': {
    utility_id: ['text'],
    state: ['state'],
    utility: ['text'],
    ownership: ['text', '?'],
    customers: ['number', '?'],
    customers_are: ['text', '?'],
    price_cents_kwh: ['number', '?'],
    outage_minutes: ['number', '?'],
    trades_as: ['text', '?'],
  },
  'state-rules.tsv': {
    state: ['state'],
    rule: ['text'],
    value: ['text'],
    source: ['text'],
    source_date: ['text', '?'],
    confidence: [['high', 'medium', 'low']],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Column>>>>;

type TableName = keyof typeof sourceColumns;
export type SourceRow<Name extends TableName> = Readonly<Record<keyof (typeof sourceColumns)[Name], string>>;
export type SourceTables = { readonly [Name in TableName]: readonly SourceRow<Name>[] };

/** The fields of a packed line. */
export type Line = readonly (string | number)[];

type Numbers<Names extends string> = Names extends `${infer First} ${infer Rest}`
  ? First | Numbers<Rest>
  : Names;

function numbers<const Names extends string>(names: Names): Record<Numbers<Names>, readonly ['number', '?']> {
  return Object.fromEntries(names.split(' ').map(name => [name, ['number', '?']])) as never;
}

/** Problems that are told at most: the first ones lead to the rest. */
const maxProblems = 20;

/** Reads all tables of a folder; throws with every problem, each with its file, line and column. */
export async function readSourceTables(folder: string): Promise<SourceTables> {
  const problems: string[] = [];
  const tables = await Promise.all(
    Object.entries(sourceColumns).map(async ([file, columns]) => {
      const text = await readFile(join(folder, file), 'utf8').catch((error: unknown) => {
        problems.push(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
        return null;
      });
      return [file, text === null ? [] : readTable({ file, columns, text }, problems)] as const;
    }),
  );
  if (problems.length > 0) {
    const more = problems.length > maxProblems ? `\nand ${problems.length - maxProblems} more` : '';
    throw new Error(`${problems.slice(0, maxProblems).join('\n')}${more}`);
  }
  return Object.fromEntries(tables) as unknown as SourceTables;
}

interface Source {
  readonly file: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly text: string;
}

/** The rows of one table; adds what is wrong with them to `problems`. */
export function readTable(
  { file, columns, text }: Source,
  problems: string[],
): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const names = head.split('\t');
  const expected = Object.keys(columns);
  const missing = expected.filter(name => !names.includes(name));
  const unknown = names.filter(name => !expected.includes(name));
  for (const name of missing) problems.push(`${file}, line 1: the column ${name} is missing.`);
  for (const name of unknown)
    problems.push(
      `${file}, line 1: the column ${name} is unknown. Add it to scripts/national/source-tables.ts.`,
    );
  if (missing.length + unknown.length > 0) return [];
  const rows: Record<string, string>[] = [];
  for (const [at, line] of lines.entries()) {
    const fields = line.split('\t');
    const where = `${file}, line ${at + 2}`;
    if (fields.length !== names.length) {
      problems.push(`${where}: ${fields.length} fields, but the table has ${names.length} columns.`);
      continue;
    }
    const row = Object.fromEntries(names.map((name, column) => [name, fields[column] ?? '']));
    for (const [name, column] of Object.entries(columns)) {
      const problem = problemOf(row[name] ?? '', column);
      if (problem) problems.push(`${where}, column ${name}: ${problem}`);
    }
    rows.push(row);
  }
  return rows;
}

const patterns = {
  number: [/^-?\d+(?:\.\d+)?$/, 'a number'],
  year: [/^(?:1[89]|2\d)\d\d$/, 'a year'],
  fips: [/^\d{5}$/, 'a county’s number of five digits'],
  state: [/^[A-Z]{2}$/, 'a state’s two letters'],
  text: [/\S/, 'a text'],
} as const;

function problemOf(value: string, [kind, empty]: Column): string | null {
  if (value === '') return empty ? null : 'it is empty.';
  if (typeof kind !== 'string')
    return kind.includes(value) ? null : `“${value}” is not one of ${kind.join(', ')}.`;
  const [pattern, name] = patterns[kind];
  return pattern.test(value) ? null : `“${value}” is not ${name}.`;
}

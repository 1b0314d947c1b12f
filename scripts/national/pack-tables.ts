import { placeKey } from '../../src/engine/index.ts';
import { readCounties, readTowns, type Town } from '../../src/server/business/places/gazetteer.ts';
import { countyColumns, countyLines } from './county-lines.ts';
import { landfillName, stationNames, townName } from './plain-names.ts';
import type { Line, SourceRow, SourceTables } from './source-tables.ts';

/*
 * Packs the tables of local facts into those of content/national/: one line for each town, county, station, landfill and
 * rule, sorted by the bytes of its key. It leaves out what the tables doubt, what may not be sold, and lines that no town uses.
 */

/** The files by name. `problems` are keys of the tables that lead nowhere, `left` names of places that the gazetteer lacks. */
interface Packed {
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
  readonly left: readonly string[];
}

/** A town's ZIP codes, separated by spaces. */
export type FindZips = (town: { city: string; state: string; latitude: number; longitude: number }) => string;

export function packTables(tables: SourceTables, findZips: FindZips): Packed {
  const problems: string[] = [];
  const left: string[] = [];
  const stations = new Map(tables['climate-stations.tsv'].map(row => [row.station_id, row]));
  const landfills = new Map(tables['landfills.tsv'].map(row => [row.landfill_id, row]));
  const places = townLines(tables, { findZips, stations, landfills, problems, left });
  const namesOfStations = stationNames(tables['climate-stations.tsv']);
  const usedStations = new Set(places.map(line => String(line[11])));
  const usedLandfills = new Set(places.map(line => String(line[14])));
  const files = new Map([
    ['places.tsv', write(placeColumns, 3, places)],
    [
      'stations.tsv',
      write(
        'station_id name elevation_ft freezing_nights days_80f rain_in snow_in january_mean_f july_mean_f',
        1,
        [...usedStations].flatMap(id => stationLine(stations.get(id), namesOfStations.get(id) ?? '')),
      ),
    ],
    [
      'landfills.tsv',
      write(
        'landfill_id name town owner tons_a_year tons_year opened',
        1,
        [...usedLandfills].flatMap(id => landfillLine(landfills.get(id))),
      ),
    ],
    ['counties.tsv', write(countyColumns, 1, countyLines(tables))],
    [
      'state-rules.tsv',
      write(
        'state rule value source source_date',
        2,
        tables['state-rules.tsv']
          .filter(({ confidence }) => confidence !== 'low')
          .map(({ state, rule, value, source, source_date }) => [state, rule, value, source, source_date]),
      ),
    ],
  ]);
  return { files, problems, left };
}

/** The header and the sorted lines of a file whose first columns are its key. */
function write(columns: string, keys: number, lines: readonly Line[]): string {
  const keyed = lines.map(line => ({
    key: Buffer.from(
      line
        .slice(0, keys)
        .map(field => `${field}\t`)
        .join(''),
    ),
    text: line.join('\t'),
  }));
  keyed.sort((one, other) => Buffer.compare(one.key, other.key));
  return `${[columns.split(' ').join('\t'), ...keyed.map(({ text }) => text)].join('\n')}\n`;
}

const placeColumns =
  'state place county_fips elevation_ft time_zone zip_codes population housing_units median_year_built ' +
  'owner_occupied_pct median_home_value station_id station_miles station_rank landfill_id landfill_miles landfill_rank ' +
  'hurricanes storms last_hurricane last_hurricane_year';

interface Parts {
  readonly findZips: FindZips;
  readonly stations: ReadonlyMap<string, unknown>;
  readonly landfills: ReadonlyMap<string, unknown>;
  readonly problems: string[];
  readonly left: string[];
}

const townKey = (...key: readonly string[]) => key.join('|');

function townLines(tables: SourceTables, { findZips, stations, landfills, problems, left }: Parts): Line[] {
  const rows = tables['places.tsv'];
  const findTown = townFinder(rows);
  const storms = new Map(
    tables['place-hurricanes.tsv'].map(row => [townKey(row.state, row.place, row.county_fips), row]),
  );
  // The table lists no town without a storm. A state without any town in it was not looked at.
  const stormStates = new Set(tables['place-hurricanes.tsv'].map(({ state }) => state));
  const found = new Map<PlaceRow, FoundTown>();
  for (const [at, row] of rows.entries()) {
    const town = findTown(row);
    if (town) found.set(row, town);
    else left.push(`${row.place}, ${row.state}`);
    const where = `places.tsv, line ${at + 2}`;
    if (row.climate_station !== '' && !stations.has(row.climate_station))
      problems.push(
        `${where}, column climate_station: ${row.climate_station} is not in climate-stations.tsv.`,
      );
    if (row.landfill_id !== '' && !landfills.has(row.landfill_id))
      problems.push(`${where}, column landfill_id: ${row.landfill_id} is not in landfills.tsv.`);
  }
  const stationRanks = ranks([...found.keys()], 'climate_station', 'climate_station_miles');
  const landfillRanks = ranks([...found.keys()], 'landfill_id', 'landfill_miles');
  return [...found].map(([row, { town, fips }]): Line => {
    const storm = storms.get(townKey(row.state, row.place, row.county_fips));
    const none = stormStates.has(row.state) ? 0 : '';
    return [
      row.state,
      town.city,
      fips,
      row.elevation_ft,
      row.time_zone,
      findZips(town),
      row.population,
      row.housing_units,
      row.median_year_built,
      row.owner_occupied_pct,
      row.median_home_value,
      row.climate_station,
      row.climate_station_miles,
      stationRanks.get(row) ?? '',
      row.landfill_id,
      row.landfill_miles,
      landfillRanks.get(row) ?? '',
      storm?.hurricanes_1950_2019 ?? none,
      storm?.storms_1950_2019 ?? none,
      storm?.last_hurricane ?? '',
      storm?.last_hurricane_year ?? '',
    ];
  });
}

type PlaceRow = SourceRow<'places.tsv'>;
interface FoundTown {
  readonly town: Town;
  readonly fips: string;
}

/**
 * Finds the gazetteer's town of a row by name and county. The gazetteer may have put another name or county right since: then
 * it is the only town of the state that has the name, and no other row has it.
 */
function townFinder(rows: readonly PlaceRow[]): (row: PlaceRow) => FoundTown | null {
  const fipsOf = new Map(readCounties().map(({ state, county, fips }) => [`${county}|${state}`, fips]));
  const byKey = Map.groupBy(
    readTowns().map(town => ({ town, fips: fipsOf.get(`${town.county}|${town.state}`) ?? '' })),
    ({ town, fips }) => townKey(town.state, town.city, fips),
  );
  const exact = (row: PlaceRow) => byKey.get(townKey(row.state, row.place, row.county_fips));
  const taken = new Set(rows.flatMap(row => exact(row)?.map(({ town }) => town) ?? []));
  const nameOf = (state: string, name: string) => townKey(state, placeKey(name));
  const byName = new Map<string, FoundTown[]>();
  for (const found of [...byKey.values()].flat())
    for (const name of new Set(
      [found.town.city, ...found.town.other_names].map(one => nameOf(found.town.state, one)),
    ))
      byName.set(name, [...(byName.get(name) ?? []), found]);
  return row => {
    const here = exact(row);
    // Two towns of one name in one county can't be told apart.
    if (here) return here.length === 1 ? (here[0] ?? null) : null;
    const [found, ...others] = byName.get(nameOf(row.state, row.place)) ?? [];
    if (!found || others.length > 0 || taken.has(found.town)) return null;
    taken.add(found.town);
    return found;
  };
}

/** The place of each town among those that share a station or landfill: 0 is the nearest. */
function ranks(
  rows: readonly PlaceRow[],
  shared: 'climate_station' | 'landfill_id',
  miles: 'climate_station_miles' | 'landfill_miles',
): ReadonlyMap<PlaceRow, number> {
  const found = new Map<PlaceRow, number>();
  // Sorting is stable: towns of the same distance keep the order of the table, which is by key.
  for (const group of Map.groupBy(
    rows.filter(row => row[shared] !== ''),
    row => row[shared],
  ).values())
    for (const [rank, row] of group
      .toSorted((one, other) => Number(one[miles]) - Number(other[miles]))
      .entries())
      found.set(row, rank);
  return found;
}

function stationLine(row: SourceRow<'climate-stations.tsv'> | undefined, name: string): Line[] {
  if (!row) return [];
  const { station_id, elevation_ft, freezing_nights, days_80f, rain_in, snow_in } = row;
  return [
    [
      station_id,
      name,
      elevation_ft,
      freezing_nights,
      days_80f,
      rain_in,
      snow_in,
      row.january_mean_f,
      row.july_mean_f,
    ],
  ];
}

/** Older tons say little of today. */
const oldestTons = 2018;

function landfillLine(row: SourceRow<'landfills.tsv'> | undefined): Line[] {
  if (!row) return [];
  const isRecent = Number(row.tons_year) >= oldestTons;
  return [
    [
      row.landfill_id,
      landfillName(row.landfill),
      townName(row.city),
      row.owner === 'Public' || row.owner === 'Private' ? row.owner.toLowerCase() : '',
      ...(isRecent ? [row.tons_a_year, row.tons_year] : ['', '']),
      row.opened,
    ],
  ];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';
import { countyNumber } from '../places/county-numbers.ts';
import type { Town } from '../places/gazetteer.ts';
import { type FigureSource, figureSources } from './figure-sources.ts';
import { type Figure, type FigureName, figures, isFigureName } from './figures.ts';
import { SortedTable } from './sorted-table.ts';

/*
 * What the national tables know of a town, in some microseconds: it finds the lines of the town, its weather station, landfill,
 * county and state. What is unknown is absent. Nothing is kept but the files themselves.
 */

export type Figures = ReadonlyMap<FigureName, number | string>;

/**
 * All known figures of a town. `county` is that of the page, where a town lies in two: figures of a county are that county's.
 * @example figuresOf(findTown('Pflugerville', 'TX')).get('place.median_year_built') // 2003
 */
export function figuresOf(town: Town, county: string = town.county): Figures {
  const known = new Map<FigureName, number | string>();
  const { places, stations, landfills } = readTables();
  const place = placeOf(town);
  if (place) {
    places.add(known, place);
    stations.add(known, stations.lineOf(places.field(place, 'station_id')));
    landfills.add(known, landfills.lineOf(places.field(place, 'landfill_id')));
  }
  addCounty(known, county, town.state);
  return known;
}

/** What is known of a county alone, and of its state. */
export function figuresOfCounty(county: string, state: string): Figures {
  const known = new Map<FigureName, number | string>();
  addCounty(known, county, state);
  return known;
}

function addCounty(known: Map<FigureName, number | string>, county: string, state: string): void {
  const { counties, rules } = readTables();
  const fips = countyNumber(county, state);
  if (fips !== null) counties.add(known, counties.lineOf(fips));
  for (const [, rule = '', value = ''] of rules.findAll(state)) {
    const name = ruleNames.get(rule);
    if (name) known.set(name, value);
  }
}

/** The places of a town among those that share its station and landfill; null if it has none. 0 is the nearest. */
export interface SharedRanks {
  readonly station: number | null;
  readonly landfill: number | null;
}

/** Neighbors that share a station or landfill choose by their ranks, so that they don't choose the same. */
export function sharedRanks(town: Town): SharedRanks {
  const { places } = readTables();
  const place = placeOf(town);
  const rank = (column: string) => {
    const text = place ? places.field(place, column) : '';
    return text === '' ? null : Number(text);
  };
  return { station: rank('station_rank'), landfill: rank('landfill_rank') };
}

/** Who says a figure of this town, and of when it is. A state's rule names the page that says it. */
export function sourceOfFigure(name: FigureName, { state }: Pick<Town, 'state'>): FigureSource {
  const { source }: Figure = figures[name];
  if (source !== null) return figureSources[source];
  const [, , , addresses = '', year = ''] = readTables().rules.find(state, name.slice('state.'.length)) ?? [];
  const [url = ''] = addresses.split(' ');
  return { name: URL.parse(url)?.hostname.replace(/^www\./, '') ?? '', year, url, license: 'facts' };
}

/** A table of which each column is a figure, a key, or a rank. */
class FigureTable {
  readonly #table: SortedTable;
  readonly #names: readonly (FigureName | null)[];

  constructor(file: string, nameOf: (column: string) => FigureName | null) {
    this.#table = readTable(file);
    this.#names = this.#table.columns.map(nameOf);
  }

  lineOf(...key: readonly string[]): readonly string[] | null {
    return this.#table.find(...key);
  }

  field(line: readonly string[], column: string): string {
    return line[this.#table.columns.indexOf(column)] ?? '';
  }

  /** Adds the figures of a line; empty fields are unknown. */
  add(to: Map<FigureName, number | string>, line: readonly string[] | null): void {
    if (!line) return;
    for (const [at, name] of this.#names.entries()) {
      const text = line[at] ?? '';
      if (name !== null && text !== '') to.set(name, textual.has(name) ? text : Number(text) + 0);
    }
  }
}

const allNames = new Set(Object.keys(figures) as FigureName[]);
const textual: ReadonlySet<FigureName> = new Set(
  [...allNames].filter(name => figures[name].format === 'text' || figures[name].format === 'codes'),
);
const named = (name: string) => (isFigureName(name) ? name : null);
const ruleNames: ReadonlyMap<string, FigureName> = new Map(
  [...allNames]
    .filter(name => name.startsWith('state.'))
    .map(name => [name.slice('state.'.length), name] as const),
);

const readTable = (file: string) =>
  new SortedTable(readFileSync(join(projectRoot, 'content/national', file)));

interface Tables {
  readonly places: FigureTable;
  readonly stations: FigureTable;
  readonly landfills: FigureTable;
  readonly counties: FigureTable;
  readonly rules: SortedTable;
}

let tables: Tables | undefined;

/** The files, read at their first use. */
function readTables(): Tables {
  tables ??= {
    places: new FigureTable('places.tsv', nameOfPlaceColumn),
    stations: new FigureTable('stations.tsv', column => named(`station.${column}`)),
    landfills: new FigureTable('landfills.tsv', column => named(`landfill.${column}`)),
    counties: new FigureTable('counties.tsv', nameOfCountyColumn),
    rules: readTable('state-rules.tsv'),
  };
  return tables;
}

function nameOfPlaceColumn(column: string): FigureName | null {
  if (column === 'station_miles') return 'station.miles';
  if (column === 'landfill_miles') return 'landfill.miles';
  return named(`place.${column}`) ?? named(`storms.${column}`);
}

function nameOfCountyColumn(column: string): FigureName | null {
  if (column === 'utility_count') return 'electric.count';
  return named(`county.${column}`) ?? named(`electric.${column}`);
}

function placeOf(town: Town): readonly string[] | null {
  const fips = countyNumber(town.county, town.state);
  return fips === null ? null : readTables().places.lineOf(town.state, town.city, fips);
}

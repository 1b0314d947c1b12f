import { landfillName, utilityName } from './plain-names.ts';
import type { Line, SourceTables } from './source-tables.ts';

const plainCountyColumns = [
  'population_2023',
  'population_change_pct_2020_23',
  'net_moves_from_other_counties_2020_23',

  'housing_units',
  'households',
  'owner_occupied_pct',
  'mobile_home_pct',
  'units_in_10plus_buildings_pct',
  'age_65_pct',
  'households_without_car_pct',
  'persons_per_household',
  'commute_minutes',

  'self_supplied_water_pct',
  'public_water_from_wells_pct',
  'home_water_gallons_per_person',
  'radon_zone',
  'air_days_2024',
  'air_good_days_2024',
  'air_unhealthy_days_2024',
  'air_days_dust_2024',
  'air_days_ozone_2024',
  'sea_coast',
] as const;

export const countyColumns = `county_fips ${plainCountyColumns.join(' ')} closed_landfills last_closed_landfill last_closed_year utilities utility_count price_cents_kwh outage_minutes`;

/** In smaller counties a change means nothing. */
const fewPeople = 1_000;

/** A line for each county. */
export function countyLines(tables: SourceTables): Line[] {
  const closed = Map.groupBy(
    tables['landfills.tsv'].filter(({ status, county_fips }) => status === 'Closed' && county_fips !== ''),
    ({ county_fips }) => county_fips,
  );
  const utilities = utilitiesByCounty(tables);
  return tables['counties.tsv'].map(row => {
    const isSmall = Number(row.population_2023) < fewPeople;
    const landfills = closed.get(row.county_fips) ?? [];
    const last = landfills
      .filter(({ closes_or_closed }) => closes_or_closed !== '')
      .toSorted((one, other) => Number(other.closes_or_closed) - Number(one.closes_or_closed))[0];
    return [
      row.county_fips,
      ...plainCountyColumns.map(name =>
        isSmall && (name.startsWith('population_change') || name.startsWith('net_moves')) ? '' : row[name],
      ),
      landfills.length,
      landfillName(last?.landfill ?? ''),
      last?.closes_or_closed ?? '',
      ...(utilities.get(row.county_fips) ?? ['', '', '', '']),
    ];
  });
}

/** More would make no sentence. The table has the largest first. */
const maxUtilities = 4;

/** Names in words, how many, and of a county's only utility its price and outages. */
function utilitiesByCounty(tables: SourceTables): ReadonlyMap<string, Line> {
  const byId = new Map(tables['electric-utilities.tsv'].map(row => [`${row.utility_id}|${row.state}`, row]));
  const inWords = new Intl.ListFormat('en-GB');
  return new Map(
    tables['county-electric.tsv'].flatMap(({ county_fips, state, utility_ids }) => {
      const found = utility_ids.split(' ').flatMap(id => byId.get(`${id}|${state}`) ?? []);
      const names = [...new Set(found.map(({ utility, trades_as }) => utilityName(trades_as || utility)))];
      if (names.length === 0) return [];
      const [only] = found.length === 1 ? found : [];
      const line = [
        inWords.format(names.slice(0, maxUtilities)),
        names.length,
        only?.price_cents_kwh ?? '',
        only?.outage_minutes ?? '',
      ];
      return [[county_fips, line] as const];
    }),
  );
}

import type { FigureSourceName } from './figure-sources.ts';

/** How a figure is written. */
export interface Figure {
  readonly label: string;
  readonly format: FigureFormat;
  /** Null for the rules of states: each line names its own. */
  readonly source: FigureSourceName | null;
}

/**
 * `text` is as it is, `codes` a list in words, `year` has no thousands, `built` is a year from 1940 on, `dollars` have their
 * sign. Numbers are rounded to a whole number, to tens, hundreds or thousands, or to digits behind the point.
 */
export type FigureFormat =
  | 'text'
  | 'codes'
  | 'year'
  | 'built'
  | 'dollars'
  | {
      readonly round: 'whole' | 'tens' | 'hundreds' | 'thousands' | 1 | 2;
      /** One and several, or a sign. Sentences write it themselves. */
      readonly unit?: readonly [one: string, several: string] | '%' | '°F';
      /** A change: the sentence says its direction. */
      readonly isChange?: true;
    };

const feet = ['foot', 'feet'] as const;
const miles = ['mile', 'miles'] as const;
const inches = ['inch', 'inches'] as const;
const days = ['day', 'days'] as const;
const people = ['person', 'people'] as const;
const homes = ['home', 'homes'] as const;
const minutes = ['minute', 'minutes'] as const;
const tons = ['ton', 'tons'] as const;
const nights = ['night', 'nights'] as const;
const gallons = ['gallon', 'gallons'] as const;

const percent = { round: 'whole', unit: '%' } as const;
const tenths = { round: 1, unit: '%' } as const;
const whole = { round: 'whole' } as const;
const degrees = { round: 'whole', unit: '°F' } as const;

function figure<const Format extends FigureFormat>(
  label: string,
  format: Format,
  source: FigureSourceName | null,
) {
  return { label, format, source };
}

/** Every figure of the national tables by its name. */
export const figures = {
  'place.elevation_ft': figure('Height above the sea', { round: 'tens', unit: feet }, 'geonames'),
  'place.time_zone': figure('Time zone', 'text', 'geonames'),
  'place.zip_codes': figure('ZIP codes with the town’s name', 'codes', 'zips'),
  'place.population': figure('People', { round: 'hundreds', unit: people }, 'survey'),
  'place.housing_units': figure('Homes', { round: 'hundreds', unit: homes }, 'survey'),
  'place.median_year_built': figure('Half of the homes were built in or after', 'built', 'survey'),
  'place.owner_occupied_pct': figure('Occupied homes whose owners live in them', percent, 'survey'),
  'place.median_home_value': figure('Median value of a home', 'dollars', 'survey'),

  'station.name': figure('Nearest weather station', 'text', 'normals'),
  'station.miles': figure('Miles to the weather station', { round: 'whole', unit: miles }, 'normals'),
  'station.freezing_nights': figure(
    'Freezing nights of an average year',
    { round: 'whole', unit: nights },
    'normals',
  ),
  'station.days_80f': figure('Days of an average year at 80°F', { round: 'whole', unit: days }, 'normals'),
  'station.rain_in': figure('Rain of an average year', { round: 'whole', unit: inches }, 'normals'),
  'station.snow_in': figure('Snow of an average winter', { round: 'whole', unit: inches }, 'normals'),
  'station.january_mean_f': figure('January mean', degrees, 'normals'),
  'station.july_mean_f': figure('July mean', degrees, 'normals'),
  'station.elevation_ft': figure('Height of the weather station', { round: 'tens', unit: feet }, 'normals'),

  'landfill.name': figure('Nearest open landfill on EPA’s list', 'text', 'landfills'),
  'landfill.town': figure('Town of the landfill', 'text', 'landfills'),
  'landfill.miles': figure('Straight line to the landfill', { round: 'whole', unit: miles }, 'landfills'),
  'landfill.owner': figure('Owner of the landfill', 'text', 'landfills'),
  'landfill.tons_a_year': figure(
    'Tons that the landfill took',
    { round: 'thousands', unit: tons },
    'landfills',
  ),
  'landfill.tons_year': figure('Year of these tons', 'year', 'landfills'),
  'landfill.opened': figure('Landfill opened', 'year', 'landfills'),

  'storms.hurricanes': figure('Hurricanes within 50 miles, 1950 to 2019', whole, 'storms'),
  'storms.storms': figure('Tropical storms and hurricanes within 50 miles, 1950 to 2019', whole, 'storms'),
  'storms.last_hurricane': figure('Last hurricane until 2019', 'text', 'storms'),
  'storms.last_hurricane_year': figure('Year of the last hurricane until 2019', 'year', 'storms'),

  'county.population_2023': figure('People of the county', { round: 'whole', unit: people }, 'estimates'),
  'county.population_change_pct_2020_23': figure(
    'Change of the county’s people since 2020',
    { round: 1, unit: '%', isChange: true },
    'estimates',
  ),
  'county.net_moves_from_other_counties_2020_23': figure(
    'Came from other counties less left for them, 2020 to 2023',
    { round: 'hundreds', unit: people, isChange: true },
    'estimates',
  ),
  'county.housing_units': figure('Homes of the county', { round: 'hundreds', unit: homes }, 'vulnerability'),
  'county.households': figure('Households of the county', { round: 'hundreds' }, 'vulnerability'),
  'county.owner_occupied_pct': figure('Households that own their home', percent, 'olderSurvey'),
  'county.mobile_home_pct': figure('Homes that are mobile homes', tenths, 'vulnerability'),
  'county.units_in_10plus_buildings_pct': figure(
    'Homes in buildings of ten or more',
    tenths,
    'vulnerability',
  ),
  'county.age_65_pct': figure('People of 65 or older', percent, 'vulnerability'),
  'county.households_without_car_pct': figure('Households without a car', tenths, 'vulnerability'),
  'county.persons_per_household': figure('People of a household', { round: 2 }, 'olderSurvey'),
  'county.commute_minutes': figure('Way to work', { round: 'whole', unit: minutes }, 'olderSurvey'),
  'county.self_supplied_water_pct': figure('People with a well or spring of their own', percent, 'water'),
  'county.public_water_from_wells_pct': figure('Public water that comes from wells', percent, 'water'),
  'county.home_water_gallons_per_person': figure(
    'Water that a person uses a day at home',
    { round: 'whole', unit: gallons },
    'water',
  ),
  'county.radon_zone': figure('EPA’s radon zone; 1 is the highest', whole, 'radon'),
  'county.air_days_2024': figure('Days with measured air, 2024', { round: 'whole', unit: days }, 'air'),
  'county.air_good_days_2024': figure('Days with good air, 2024', { round: 'whole', unit: days }, 'air'),
  'county.air_unhealthy_days_2024': figure(
    'Days with air that is unhealthy for some or all, 2024',
    { round: 'whole', unit: days },
    'air',
  ),
  'county.air_days_dust_2024': figure(
    'Days on which particles set the air quality index, 2024',
    { round: 'whole', unit: days },
    'air',
  ),
  'county.air_days_ozone_2024': figure(
    'Days on which ozone set the air quality index, 2024',
    { round: 'whole', unit: days },
    'air',
  ),
  'county.sea_coast': figure('Coast of the county', 'text', 'coast'),
  'county.closed_landfills': figure('Closed landfills of the county on EPA’s list', whole, 'landfills'),
  'county.last_closed_landfill': figure('The last of them to close', 'text', 'landfills'),
  'county.last_closed_year': figure('Year in which it closed', 'year', 'landfills'),

  'electric.utilities': figure('Utilities that deliver electricity in the county', 'text', 'electricity'),
  'electric.count': figure('Utilities on the list', whole, 'electricity'),
  'electric.price_cents_kwh': figure('Cents for a kilowatt-hour, 2018', { round: 1 }, 'electricity'),
  'electric.outage_minutes': figure(
    'Outage of an average customer, 2018',
    { round: 'whole', unit: minutes },
    'electricity',
  ),

  'state.bottle_deposit': figure('Deposit on bottles', 'text', null),
  'state.cleaning_sales_tax': figure('Sales tax on cleaning', 'text', null),
  'state.deposit_return': figure('Return of a tenant’s deposit', 'text', null),
  'state.electronics_recycling_law': figure('Law on recycling electronics', 'text', null),
  'state.lead_safe_renovation_run_by': figure('Who runs the rule for lead-safe renovation', 'text', null),
  'state.paint_drop_off_program': figure('Drop-off program for paint', 'text', null),
  'state.plumber_license': figure('License of plumbers', 'text', null),
  'state.plumbing_code': figure('Plumbing code', 'text', null),
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof figures;

/** True for a name of the table. */
export function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(figures, name);
}

/** What a figure is: numbers have bounds, words are compared. */
export type FigureKind = 'number' | 'words';

const numbers = {
  place: 'elevation_ft population housing_units median_year_built owner_occupied_pct median_home_value',
  station: 'miles freezing_nights days_80f rain_in snow_in january_mean_f july_mean_f elevation_ft',
  landfill: 'miles tons_a_year tons_year opened',
  storms: 'hurricanes storms last_hurricane_year',
  county:
    'population_2023 population_change_pct_2020_23 net_moves_from_other_counties_2020_23 housing_units households owner_occupied_pct mobile_home_pct units_in_10plus_buildings_pct age_65_pct households_without_car_pct persons_per_household commute_minutes self_supplied_water_pct public_water_from_wells_pct home_water_gallons_per_person radon_zone air_days_2024 air_good_days_2024 air_unhealthy_days_2024 air_days_dust_2024 air_days_ozone_2024 closed_landfills last_closed_year',
  electric: 'count price_cents_kwh outage_minutes',
};
const words = {
  place: 'time_zone zip_codes',
  station: 'name',
  landfill: 'name town owner',
  storms: 'last_hurricane',
  county: 'sea_coast last_closed_landfill',
  electric: 'utilities',
  state:
    'electronics_recycling_law bottle_deposit paint_drop_off_program lead_safe_renovation_run_by plumber_license plumbing_code deposit_return cleaning_sales_tax',
};

/** Every figure that the program can know of a town. */
export const figureKinds: ReadonlyMap<string, FigureKind> = new Map([
  ...namesOf(numbers).map(name => [name, 'number'] as const),
  ...namesOf(words).map(name => [name, 'words'] as const),
]);

function namesOf(bySubject: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(bySubject).flatMap(([subject, names]) =>
    names.split(' ').map(name => `${subject}.${name}`),
  );
}

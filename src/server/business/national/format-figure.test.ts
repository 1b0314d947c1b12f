import { expect, test } from 'vitest';
import { describeFigure, formatFigure } from './format-figure.ts';

test.each([
  ['place.elevation_ft', 719, '720', 'about 720 feet'],
  ['place.elevation_ft', 2605, '2,600', 'about 2,600 feet'],
  ['place.elevation_ft', 7, '7', 'about 7 feet'],
  ['place.elevation_ft', 0, '0', '0 feet'],
  ['place.elevation_ft', -115, '−120', 'about −120 feet'],
  ['place.median_home_value', 461_500, '$461,500', '$461,500'],
  ['place.population', 64_528, '64,500', 'about 64,500 people'],
  ['place.population', 854, '850', 'about 850 people'],
  ['place.median_year_built', 1939, 'before 1940', 'before 1940'],
  ['place.median_year_built', 1940, '1940', '1940'],
  ['place.owner_occupied_pct', 58, '58', '58%'],
  ['place.zip_codes', '83642 83646', '83642 and 83646', '83642 and 83646'],
  ['station.miles', 1, '1', '1 mile'],
  ['station.freezing_nights', 101, '101', '101 nights'],
  ['station.snow_in', 0, '0', '0 inches'],
  ['station.snow_in', 55.8, '56', '56 inches'],
  ['station.january_mean_f', -3, '−3', '−3°F'],
  ['landfill.tons_a_year', 779_609, '780,000', 'about 780,000 tons'],
  ['landfill.tons_a_year', 2_945, '2,900', 'about 2,900 tons'],
  ['landfill.tons_year', 2022, '2022', '2022'],
  ['county.population_2023', 1_334_961, '1,334,961', '1,334,961 people'],
  ['county.population_change_pct_2020_23', -1.1, '1.1', '−1.1%'],
  ['county.population_change_pct_2020_23', 6, '6', '+6%'],
  ['county.population_change_pct_2020_23', 0, '0', '0%'],
  ['county.net_moves_from_other_counties_2020_23', 21_811, '21,800', 'about +21,800 people'],
  ['county.net_moves_from_other_counties_2020_23', -4, '0', '0 people'],
  ['county.self_supplied_water_pct', 4.5, '4', '4%'],
  ['county.persons_per_household', 2.5, '2.5', '2.5'],
  ['electric.price_cents_kwh', 10.4, '10.4', '10.4'],
  ['state.paint_drop_off_program', 'PaintCare', 'PaintCare', 'PaintCare'],
] as const)('%s of %s is %s in a sentence, and %s alone', (name, value, inSentence, alone) => {
  expect([formatFigure(name, value), describeFigure(name, value)]).toEqual([inSentence, alone]);
});

test('a city with more than nine ZIP codes names nine', () => {
  const codes = Array.from({ length: 12 }, (_, at) => String(77_001 + at)).join(' ');
  expect(formatFigure('place.zip_codes', codes)).toMatch(/77009 and 3 more$/);
});

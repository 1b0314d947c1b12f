import { expect, test } from 'vitest';
import { type HolidayId, holidayDate, holidayName, holidays } from './holidays.ts';

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035];

const known: readonly (readonly [HolidayId, string])[] = [
  ['martin-luther-king-day', '01-15 01-20 01-19 01-18 01-17 01-15 01-21 01-20 01-19 01-17 01-16 01-15'],
  ['presidents-day', '02-19 02-17 02-16 02-15 02-21 02-19 02-18 02-17 02-16 02-21 02-20 02-19'],
  ['easter', '03-31 04-20 04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25'],
  ['good-friday', '03-29 04-18 04-03 03-26 04-14 03-30 04-19 04-11 03-26 04-15 04-07 03-23'],
  ['mothers-day', '05-12 05-11 05-10 05-09 05-14 05-13 05-12 05-11 05-09 05-08 05-14 05-13'],
  ['memorial-day', '05-27 05-26 05-25 05-31 05-29 05-28 05-27 05-26 05-31 05-30 05-29 05-28'],
  ['fathers-day', '06-16 06-15 06-21 06-20 06-18 06-17 06-16 06-15 06-20 06-19 06-18 06-17'],
  ['labor-day', '09-02 09-01 09-07 09-06 09-04 09-03 09-02 09-01 09-06 09-05 09-04 09-03'],
  ['columbus-day', '10-14 10-13 10-12 10-11 10-09 10-08 10-14 10-13 10-11 10-10 10-09 10-08'],
  ['thanksgiving', '11-28 11-27 11-26 11-25 11-23 11-22 11-28 11-27 11-25 11-24 11-23 11-22'],
  ['day-after-thanksgiving', '11-29 11-28 11-27 11-26 11-24 11-23 11-29 11-28 11-26 11-25 11-24 11-23'],
];

test.each(known)('%s is on its own day each year', (id, days) => {
  expect(years.map(year => holidayDate(id, year))).toEqual(
    days.split(' ').map((day, index) => `${years[index]}-${day}`),
  );
});

test('the others are the same day of every year, in the order of the year', () => {
  const fixed = holidays.filter(({ id }) => !known.some(([moving]) => moving === id));
  expect(fixed.map(({ id }) => `${holidayDate(id, 2031)} ${holidayName(id)}`)).toEqual([
    '2031-01-01 New Year’s Day',
    '2031-06-19 Juneteenth',
    '2031-07-04 Independence Day',
    '2031-11-11 Veterans Day',
    '2031-12-24 Christmas Eve',
    '2031-12-25 Christmas Day',
    '2031-12-31 New Year’s Eve',
  ]);
  expect(holidays.filter(({ isFederal }) => isFederal)).toHaveLength(11);
});

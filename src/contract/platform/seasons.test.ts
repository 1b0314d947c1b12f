import { expect, test } from 'vitest';
import { coversYear, isDayOfYear, isInSeason, overlappedSeasons, seasonDates } from './seasons.ts';

const winter = { from: '11-01', through: '02-29' };

test('a day of the year is a day of a leap year', () => {
  expect(['02-29', '12-31', '01-01'].every(isDayOfYear)).toBe(true);
  expect(['02-30', '04-31', '13-01', '00-10', '1-1', '2026-01-01', ''].some(isDayOfYear)).toBe(false);
});

test('a season past the end of the year has days of both years, with its first and last', () => {
  const isWinter = (day: string) => isInSeason(winter, day);
  expect(['2026-11-01', '2026-12-31', '2027-01-01', '2027-02-28', '2028-02-29'].every(isWinter)).toBe(true);
  expect(['2026-10-31', '2027-03-01', '2028-03-01', '2027-07-04'].some(isWinter)).toBe(false);
  expect(isInSeason({ from: '08-03', through: '08-03' }, '2027-08-03')).toBe(true);
});

test('a season through February 29 ends with February', () => {
  expect(seasonDates(winter, 2026)).toEqual({ first: '2026-11-01', last: '2027-02-28' });
  expect(seasonDates(winter, 2027)).toEqual({ first: '2027-11-01', last: '2028-02-29' });
  expect(seasonDates({ from: '08-03', through: '08-14' }, 2026)).toEqual({
    first: '2026-08-03',
    last: '2026-08-14',
  });
});

test('seasons that share a day overlap, also past the end of the year', () => {
  const overlapsWinter = (from: string, through: string) =>
    overlappedSeasons([winter, { from, through }]).map(({ place }) => place);
  expect(overlapsWinter('01-15', '01-20')).toEqual([1]);
  expect(overlapsWinter('10-01', '11-01')).toEqual([1]);
  expect(overlapsWinter('12-20', '01-05')).toEqual([1]);
  expect(overlapsWinter('03-01', '10-31')).toEqual([]);
});

test('seasons cover the year if no day is left', () => {
  expect(coversYear([winter, { from: '03-01', through: '10-31' }])).toBe(true);
  expect(coversYear([winter, { from: '03-02', through: '10-31' }])).toBe(false);
  expect(
    coversYear([
      { ...winter, through: '02-28' },
      { from: '03-01', through: '10-31' },
    ]),
  ).toBe(false);
  expect(coversYear([])).toBe(false);
});

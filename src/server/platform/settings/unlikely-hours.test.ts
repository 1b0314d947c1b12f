import { expect, test } from 'vitest';
import { openingHoursSchema } from '../../../contract/platform/opening-hours.ts';
import { unlikelyHours } from './unlikely-hours.ts';

const span = (opens: string, closes: string) => ({ opens, closes });
const unlikely = (value: object) =>
  unlikelyHours(openingHoursSchema.parse(value)).map(({ path, message }) => `${path}: ${message}`);

test('a closing time that forgot to be in the afternoon is told, in weekdays, seasons and special days', () => {
  const weekly = { Monday: [span('08:00', '05:00')] };
  const season = { name: 'Winter', from: '11-01', through: '03-31', weekly };
  const special_days = [{ holiday: 'christmas-eve', spans: [span('07:30', '06:30')] }];
  expect(unlikely({ weekly, seasons: [season], special_days })).toEqual([
    'weekly.Monday.0.closes: 08:00 to 05:00 of the next day is 21 hours. 5 PM is 17:00',
    'seasons.0.weekly.Monday.0.closes: 08:00 to 05:00 of the next day is 21 hours. 5 PM is 17:00',
    'special_days.0.spans.0.closes: 07:30 to 06:30 of the next day is 23 hours. 6:30 PM is 18:30',
  ]);
});

test('a night, a long day and the whole day are likely', () => {
  const weekly = {
    Monday: [span('18:00', '06:00')],
    Wednesday: [span('04:00', '00:00')],
    Friday: [span('07:00', '02:00')],
    Sunday: [span('00:00', '24:00')],
  };
  expect(unlikely({ weekly })).toEqual([]);
});

test('a holiday that is also a day of every year is told, one of this year alone is not', () => {
  const days = (...special_days: object[]) =>
    unlikely({ weekly: { Monday: [span('08:00', '17:00')] }, special_days });
  const christmas = { name: 'Christmas', date: '2020-12-25' };
  expect(days({ holiday: 'christmas-day' }, { ...christmas, is_yearly: true })).toEqual([
    'special_days.1.date: Christmas Day is in the list already',
  ]);
  expect(days({ holiday: 'christmas-day' }, christmas)).toEqual([]);
  expect(
    days({ holiday: 'thanksgiving' }, { name: 'Fourth Thursday', date: '2026-11-26', is_yearly: true }),
  ).toEqual([]);
});

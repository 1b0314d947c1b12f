import { describe, expect, it } from 'vitest';
import { openingHoursSchema, unlikelyHours } from './opening-hours.ts';

const span = (opens: string, closes: string) => ({ opens, closes });

const problems = (value: object) =>
  openingHoursSchema
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const problemsOfWeek = (weekly: object) => problems({ weekly });
const problemsOfDays = (special_days: readonly object[]) =>
  problems({ weekly: { Monday: [span('08:00', '17:00')] }, special_days });

describe('opening hours', () => {
  it('opening hours of earlier versions are the same on each of their days', () => {
    expect(openingHoursSchema.parse({ days: ['Monday', 'Sunday'], opens: '07:00', closes: '19:00' })).toEqual(
      {
        weekly: {
          Monday: [span('07:00', '19:00')],
          Tuesday: [],
          Wednesday: [],
          Thursday: [],
          Friday: [],
          Saturday: [],
          Sunday: [span('07:00', '19:00')],
        },
        seasons: [],
        special_days: [],
      },
    );
  });

  it('opening hours are read again as they were stored', () => {
    const hours = openingHoursSchema.parse({
      weekly: { Friday: [span('18:00', '24:00'), span('08:00', '12:00')], Sunday: [span('00:00', '24:00')] },
      special_days: [{ name: 'Inventory', date: '2026-01-05', spans: [span('13:00', '15:00')] }],
    });
    expect(hours.weekly.Friday).toEqual([span('08:00', '12:00'), span('18:00', '00:00')]);
    expect(hours.weekly.Sunday).toEqual([span('00:00', '24:00')]);
    expect(hours.special_days[0]?.is_yearly).toBe(false);
    expect(openingHoursSchema.parse(JSON.parse(JSON.stringify(hours)))).toEqual(hours);
  });

  it('opening hours have a holiday by its name alone, and each once', () => {
    const hours = openingHoursSchema.parse({
      weekly: { Monday: [span('08:00', '17:00')] },
      special_days: [{ holiday: 'thanksgiving' }, { holiday: 'christmas-eve', name: 'Heiligabend' }],
    });
    expect(hours.special_days).toEqual([
      { holiday: 'thanksgiving', name: 'Thanksgiving', date: '2026-11-26', is_yearly: true, spans: [] },
      { holiday: 'christmas-eve', name: 'Heiligabend', date: '2026-12-24', is_yearly: true, spans: [] },
    ]);
    expect(openingHoursSchema.parse(JSON.parse(JSON.stringify(hours)))).toEqual(hours);
    expect(problemsOfDays([{ holiday: 'easter' }, { holiday: 'easter' }])).toEqual([
      'special_days.1.date: This day is in the list already',
    ]);
    expect(problemsOfDays([{ holiday: 'festivus' }])?.join()).toContain('special_days.0.holiday: ');
  });

  it('opening hours are refused at the field that is wrong', () => {
    expect(problemsOfWeek({ Monday: [span('08:00', '08:00')] })).toEqual([
      'weekly.Monday.0.closes: Closing equals opening. For a whole day choose Open 24 hours.',
    ]);
    expect(problemsOfWeek({ Monday: [span('', '25:00')] })).toEqual([
      'weekly.Monday.0.opens: Write a time like 07:00',
      'weekly.Monday.0.closes: Write a time like 07:00',
    ]);
    expect(problemsOfWeek({ Monday: [span('08:00', '12:00'), span('11:00', '15:00')] })).toEqual([
      'weekly.Monday.1.opens: Overlaps with other hours of this day',
    ]);
    expect(problemsOfWeek({ Monday: [] })).toEqual(['weekly: Choose at least one day']);
  });

  it('opening hours past midnight may touch those of the next day, not overlap them', () => {
    const night = [span('18:00', '02:00')];
    expect(problemsOfWeek({ Monday: night, Tuesday: [span('02:00', '08:00')] })).toBeUndefined();
    expect(problemsOfWeek({ Sunday: night, Monday: [span('01:00', '08:00')] })).toEqual([
      'weekly.Monday.0.opens: The hours of Sunday end at 02:00 of this day',
    ]);
  });

  it('opening hours have each special day once, and one of this year beside one of every year', () => {
    const eve = { name: 'Christmas Eve', date: '2026-12-24' };
    expect(problemsOfDays([eve, { ...eve, date: '2020-12-24', is_yearly: true }])).toBeUndefined();
    expect(problemsOfDays([eve, eve])).toEqual(['special_days.1.date: This day is in the list already']);
    expect(problemsOfDays([{ name: ' ', date: '2026-02-30' }])).toHaveLength(2);
    expect(problemsOfDays([{ name: 'Leap day', date: '2027-02-29' }])).toEqual([
      'special_days.0.date: 2027 has no February 29',
    ]);
  });

  const weekly = { Monday: [span('08:00', '17:00')] };
  const problemsOfSeasons = (...seasons: readonly object[]) =>
    problems({ weekly, seasons: seasons.map(season => Object.assign({ name: 'Winter', weekly }, season)) });

  it('opening hours have seasons in the order of the year, also past its end', () => {
    const hours = openingHoursSchema.parse({
      days: ['Monday'],
      opens: '08:00',
      closes: '17:00',
      seasons: [
        { name: 'Winter', from: '11-01', through: '02-29', weekly },
        { name: 'Vacation', from: '08-03', through: '08-14', is_closed: true, weekly },
      ],
    });
    expect(hours.seasons.map(({ name }) => name)).toEqual(['Vacation', 'Winter']);
    expect(hours.seasons[0]?.weekly.Monday).toEqual([]);
    expect(openingHoursSchema.parse(JSON.parse(JSON.stringify(hours)))).toEqual(hours);
  });

  it('opening hours may be those of seasons alone', () => {
    const lights = { name: 'Lights', from: '10-15', through: '01-10', weekly };
    expect(problems({ seasons: [lights] })).toBeUndefined();
    expect(problems({ seasons: [{ ...lights, is_closed: true }] })).toEqual([
      'weekly: Choose at least one day',
    ]);
  });

  it('a season without a day, without hours, or with days of another season is refused at its place', () => {
    expect(problemsOfSeasons({ from: '11-01', through: '03-31', weekly: {} })).toEqual([
      'seasons.0.weekly: Choose at least one day, or close for the whole season',
    ]);
    expect(problemsOfSeasons({ from: '', through: '04-31' })).toEqual([
      'seasons.0.from: Choose a day of the year, like 11-01',
      'seasons.0.through: Choose a day of the year, like 03-31',
    ]);
    expect(problemsOfSeasons({ from: '02-29', through: '03-31' })).toEqual([
      'seasons.0.from: February 29 comes every fourth year. Write 03-01',
    ]);
    expect(
      problemsOfSeasons(
        { from: '11-01', through: '03-31' },
        { from: '04-01', through: '10-31' },
        { from: '03-31', through: '03-31', name: 'Inventory' },
      ),
    ).toEqual(['seasons.2.from: Overlaps with Winter, 11-01 to 03-31']);
    expect(problemsOfSeasons({ from: '11-01', through: '03-31', until: '04-01' })).toEqual([
      'seasons.0: Unrecognized key: "until"',
    ]);
  });

  it('a weekday that is misspelled is refused, not closed', () => {
    expect(problemsOfWeek({ ...weekly, Tues: [span('08:00', '17:00')] })).toEqual([
      'weekly: Unrecognized key: "Tues"',
    ]);
  });
});

const unlikely = (value: object) =>
  unlikelyHours(openingHoursSchema.parse(value)).map(({ path, message }) => `${path}: ${message}`);

it('a closing time that forgot to be in the afternoon is told, in weekdays, seasons and special days', () => {
  const weekly = { Monday: [span('08:00', '05:00')] };
  const season = { name: 'Winter', from: '11-01', through: '03-31', weekly };
  const special_days = [{ holiday: 'christmas-eve', spans: [span('07:30', '06:30')] }];
  expect(unlikely({ weekly, seasons: [season], special_days })).toEqual([
    'weekly.Monday.0.closes: 08:00 to 05:00 of the next day is 21 hours. 5 PM is 17:00',
    'seasons.0.weekly.Monday.0.closes: 08:00 to 05:00 of the next day is 21 hours. 5 PM is 17:00',
    'special_days.0.spans.0.closes: 07:30 to 06:30 of the next day is 23 hours. 6:30 PM is 18:30',
  ]);
});

it('a night, a long day and the whole day are likely', () => {
  const weekly = {
    Monday: [span('18:00', '06:00')],
    Wednesday: [span('04:00', '00:00')],
    Friday: [span('07:00', '02:00')],
    Sunday: [span('00:00', '24:00')],
  };
  expect(unlikely({ weekly })).toEqual([]);
});

it('a holiday that is also a day of every year is told, one of this year alone is not', () => {
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

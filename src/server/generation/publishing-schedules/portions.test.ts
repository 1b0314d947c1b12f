import { array, assert, constantFrom, date, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  dueBetween,
  dueOnDayBy,
  nextPortion,
  type Pace,
  startOfDay,
} from './portions.ts';

const newYork: Pace = { pages_per_day: 48, portions: 'hourly', hour: 9, time_zone: 'America/New_York' };
const at = (text: string) => new Date(text);
const sum = (shares: readonly { pages: number }[]) => shares.reduce((total, { pages }) => total + pages, 0);

describe('days', () => {
  it('begin at midnight of the business, not of the machine', () => {
    expect(startOfDay('2027-01-15', 'America/New_York').toISOString()).toBe('2027-01-15T05:00:00.000Z');
    expect(startOfDay('2027-07-15', 'America/New_York').toISOString()).toBe('2027-07-15T04:00:00.000Z');
    expect(dayOf(at('2027-01-15T04:59:59Z'), 'America/New_York')).toBe('2027-01-14');
  });

  it('days begin an hour late where the clocks skip midnight', () => {
    expect(startOfDay('2027-04-30', 'Africa/Cairo').toISOString()).toBe('2027-04-29T22:00:00.000Z');
  });

  it('the days between two dates count the leap day', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-02-28', '2027-03-01')).toBe(1);
  });
});

describe('hourly portions', () => {
  it('are two pages an hour of 48 a day, the first with the day', () => {
    expect(dueOnDayBy(newYork, at('2027-01-15T05:00:00Z'))).toBe(2);
    expect(dueOnDayBy(newYork, at('2027-01-15T05:59:59Z'))).toBe(2);
    expect(dueOnDayBy(newYork, at('2027-01-15T06:00:00Z'))).toBe(4);
    expect(dueOnDayBy(newYork, at('2027-01-16T04:59:59Z'))).toBe(48);
  });

  it('are the same number on a day of 23 hours and on one of 25', () => {
    for (const day of ['2027-03-14', '2027-11-07']) {
      const [from, to] = [
        startOfDay(day, 'America/New_York'),
        startOfDay(addDays(day, 1), 'America/New_York'),
      ];
      expect((to.getTime() - from.getTime()) / 3_600_000).toBe(day === '2027-03-14' ? 23 : 25);
      expect(dueOnDayBy(newYork, new Date(to.getTime() - 1))).toBe(48);
    }
  });

  it('spread fewer pages than hours over the day', () => {
    const few = { ...newYork, pages_per_day: 2 };
    expect(nextPortion(few, at('2027-01-15T05:00:00Z')).toISOString()).toBe('2027-01-15T16:00:00.000Z');
    expect(nextPortion(few, at('2027-01-15T16:00:00Z')).toISOString()).toBe('2027-01-16T04:00:00.000Z');
    expect(nextPortion(few, at('2027-01-16T04:00:00Z')).toISOString()).toBe('2027-01-16T16:00:00.000Z');
  });
});

describe('a daily portion', () => {
  const daily: Pace = { ...newYork, portions: 'daily' };
  it('a daily portion comes at its hour, summer and winter', () => {
    expect(nextPortion(daily, at('2027-01-15T00:00:00Z')).toISOString()).toBe('2027-01-15T14:00:00.000Z');
    expect(nextPortion(daily, at('2027-07-15T00:00:00Z')).toISOString()).toBe('2027-07-15T13:00:00.000Z');
    expect(dueOnDayBy(daily, at('2027-01-15T13:59:59Z'))).toBe(0);
    expect(dueOnDayBy(daily, at('2027-01-15T14:00:00Z'))).toBe(48);
  });

  it('a daily portion comes once where the clocks skip its hour, and once where the hour comes twice', () => {
    const skipped: Pace = { ...daily, hour: 2 };
    expect(nextPortion(skipped, at('2027-03-14T05:00:00Z')).toISOString()).toBe('2027-03-14T07:00:00.000Z');
    const twice: Pace = { ...daily, hour: 1 };
    const first = nextPortion(twice, at('2027-11-07T04:00:00Z'));
    expect(first.toISOString()).toBe('2027-11-07T05:00:00.000Z');
    expect(nextPortion(twice, first).toISOString()).toBe('2027-11-08T06:00:00.000Z');
  });
});

const paces = record<Pace>({
  pages_per_day: integer({ min: 1, max: 5_000 }),
  portions: constantFrom('hourly', 'daily'),
  hour: integer({ min: 0, max: 23 }),
  time_zone: constantFrom('America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kathmandu', 'UTC'),
});
const moments = date({
  min: at('2026-01-01T00:00:00Z'),
  max: at('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('for any pace, zone and time', () => {
  it('nothing is due twice and nothing is lost, however often it is computed', () => {
    assert(
      property(
        paces,
        moments,
        array(integer({ min: 0, max: 400_000_000 }), { maxLength: 4 }),
        (pace, from, steps) => {
          const stops = [from];
          for (const step of steps) stops.push(new Date((stops.at(-1) ?? from).getTime() + step));
          const last = stops.at(-1) ?? from;
          const runYielding = stops
            .slice(1)
            .reduce((total, stop, n) => total + sum(dueBetween(pace, stops[n] ?? from, stop)), 0);
          expect(runYielding).toBe(sum(dueBetween(pace, from, last)));
        },
      ),
    );
  });

  it('a whole day has a day’s pages, and the next portion is the first moment with any', () => {
    assert(
      property(paces, moments, (pace, moment) => {
        const day = dayOf(moment, pace.time_zone);
        const begin = new Date(startOfDay(day, pace.time_zone).getTime() - 1);
        const end = new Date(startOfDay(addDays(day, 1), pace.time_zone).getTime() - 1);
        expect(dueBetween(pace, begin, end)).toEqual([{ day, pages: pace.pages_per_day }]);
        const next = nextPortion(pace, moment);
        expect(sum(dueBetween(pace, moment, next))).toBeGreaterThan(0);
        expect(sum(dueBetween(pace, moment, new Date(next.getTime() - 1)))).toBe(0);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { openingHoursSchema, weekdays } from '../../../contract/platform/opening-hours.ts';
import { closedFor, isAlwaysOpen, nextOpenDay, openAfterToday, openState, spansOn } from './opening-rules.ts';

const span = (opens: string, closes: string) => ({ opens, closes });
const zone = 'America/New_York';

/** `moment` and the answer are in New York. */
function stateAt(hours: ReturnType<typeof openingHoursSchema.parse>, moment: string): string {
  const { is_open, changes_at } = openState(hours, zone, new Date(moment));
  const at = changes_at?.toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return `${is_open ? 'open' : 'closed'} until ${at ?? 'ever'}`;
}

describe('a business', () => {
  const office = openingHoursSchema.parse({
    weekly: {
      Monday: [span('08:00', '12:00'), span('13:00', '17:00')],
      Friday: [span('18:00', '02:00')],
    },
    special_days: [
      { name: 'New Year’s Day', date: '2020-01-01', is_yearly: true },
      { name: 'Leap day', date: '2024-02-29', is_yearly: true },
      { name: 'Christmas Eve', date: '2020-12-24', is_yearly: true },
      { name: 'Christmas Eve', date: '2026-12-24', spans: [span('09:00', '12:00')] },
    ],
  });

  it('a business is open within a span, and closed between two', () => {
    expect(stateAt(office, '2026-11-30T11:59:00-05:00')).toBe('open until 2026-11-30 12:00');
    expect(stateAt(office, '2026-11-30T12:00:00-05:00')).toBe('closed until 2026-11-30 13:00');
    expect(stateAt(office, '2026-11-30T17:00:00-05:00')).toBe('closed until 2026-12-04 18:00');
  });

  it('a business is open past midnight on the day before, although the next is closed', () => {
    expect(stateAt(office, '2026-12-05T01:59:00-05:00')).toBe('open until 2026-12-05 02:00');
    expect(spansOn(office, '2026-12-05')).toEqual([]);
    expect(nextOpenDay(office, '2026-12-05')).toBe('2026-12-07');
  });

  it('a business has the hours of a special day, of this year before every year', () => {
    expect(spansOn(office, '2027-01-01')).toEqual([]);
    expect(spansOn(office, '2026-12-24')).toEqual([span('09:00', '12:00')]);
    expect(spansOn(office, '2027-12-24')).toEqual([]);
    expect(spansOn(office, '2027-02-28')).toEqual([]);
    // December 31, 2026 is a Thursday, and the Friday after it a holiday.
    expect(nextOpenDay(office, '2026-12-29')).toBe('2027-01-04');
  });

  it('a business is closed on a holiday on its own day each year', () => {
    const daily = openingHoursSchema.parse({
      weekly: Object.fromEntries(weekdays.map(day => [day, [span('08:00', '17:00')]])),
      special_days: [
        { holiday: 'thanksgiving' },
        { holiday: 'christmas-eve', spans: [span('08:00', '12:00')] },
      ],
    });
    for (const day of ['2026-11-26', '2027-11-25', '2028-11-23']) expect(spansOn(daily, day)).toEqual([]);
    for (const day of ['2027-11-26', '2026-11-25']) expect(spansOn(daily, day)).toHaveLength(1);
    expect(nextOpenDay(daily, '2027-11-25')).toBe('2027-11-26');
    expect(spansOn(daily, '2031-12-24')).toEqual([span('08:00', '12:00')]);
  });

  it('a business knows when it opens after the hours of today', () => {
    const after = (moment: string) => openAfterToday(office, zone, new Date(moment));
    expect(after('2026-11-30T16:59:00-05:00')).toBeNull();
    expect(after('2026-11-30T17:00:00-05:00')).toBe('2026-12-04');
    // Before the hours of Friday, and within those that end on Saturday.
    expect(after('2026-12-04T10:00:00-05:00')).toBeNull();
    expect(after('2026-12-04T23:30:00-05:00')).toBeNull();
    // Closed on Saturday, once the hours of Friday are over.
    expect(after('2026-12-05T01:30:00-05:00')).toBeNull();
    expect(after('2026-12-05T02:00:00-05:00')).toBe('2026-12-07');
    expect(after('2026-12-01T10:00:00-05:00')).toBe('2026-12-04');
  });

  const seasonal = openingHoursSchema.parse({
    days: weekdays,
    opens: '07:00',
    closes: '19:00',
    seasons: [
      { name: 'Winter', from: '11-01', through: '02-29', weekly: { Saturday: [span('20:00', '02:00')] } },
      { name: 'Vacation', from: '08-03', through: '08-14', is_closed: true },
    ],
    special_days: [
      { holiday: 'independence-day' },
      { holiday: 'new-years-day', spans: [span('10:00', '12:00')] },
    ],
  });

  it('a business has the hours of its season, on its first and last day, beyond New Year', () => {
    expect(spansOn(seasonal, '2026-10-31')).toEqual([span('07:00', '19:00')]);
    expect(spansOn(seasonal, '2026-11-07')).toEqual([span('20:00', '02:00')]);
    expect(spansOn(seasonal, '2027-01-02')).toEqual([span('20:00', '02:00')]);
    expect(spansOn(seasonal, '2027-02-28')).toEqual([]);
    expect(spansOn(seasonal, '2028-02-29')).toEqual([]);
    expect(spansOn(seasonal, '2027-03-01')).toEqual([span('07:00', '19:00')]);
  });

  it('a special day is before its season', () => {
    expect(spansOn(seasonal, '2027-01-01')).toEqual([span('10:00', '12:00')]);
  });

  it('a business is closed in a season, which has a name, and opens after it', () => {
    expect(closedFor(seasonal, '2026-08-03')).toBe('Vacation');
    expect(closedFor(seasonal, '2026-07-04')).toBe('Independence Day');
    // A weekday of the winter that is closed.
    expect(closedFor(seasonal, '2026-11-06')).toBeNull();
    expect(nextOpenDay(seasonal, '2026-08-03')).toBe('2026-08-15');
    expect(stateAt(seasonal, '2026-08-02T19:00:00-04:00')).toBe('closed until 2026-08-15 07:00');
  });

  it('the last night of a season ends by its own hours, after the season', () => {
    // February 28, 2026 is a Saturday, and the next day begins the usual hours.
    expect(stateAt(seasonal, '2026-02-28T21:00:00-05:00')).toBe('open until 2026-03-01 02:00');
    expect(stateAt(seasonal, '2026-03-01T02:00:00-05:00')).toBe('closed until 2026-03-01 07:00');
  });

  it('a business that is open every day for 24 hours never closes, but for a holiday', () => {
    const always = { weekly: Object.fromEntries(weekdays.map(day => [day, [span('00:00', '24:00')]])) };
    const moment = '2026-12-20T12:00:00-05:00';
    expect(stateAt(openingHoursSchema.parse(always), moment)).toBe('open until ever');
    const special_days = [{ name: 'Christmas Day', date: '2020-12-25', is_yearly: true }];
    expect(stateAt(openingHoursSchema.parse({ ...always, special_days }), moment)).toBe(
      'open until 2026-12-25 00:00',
    );
  });

  it('a business opens by the clock on the wall when clocks change', () => {
    const night = openingHoursSchema.parse({
      weekly: { Saturday: [span('22:00', '04:00')], Sunday: [span('08:00', '12:00')] },
    });
    // March 14, 2027: 2:00 is 3:00. November 1, 2026: 1:00 to 2:00 comes twice.
    expect(stateAt(night, '2027-03-14T03:59:00-04:00')).toBe('open until 2027-03-14 04:00');
    expect(stateAt(night, '2027-03-14T04:00:00-04:00')).toBe('closed until 2027-03-14 08:00');
    expect(stateAt(night, '2026-11-01T03:59:00-05:00')).toBe('open until 2026-11-01 04:00');
    expect(stateAt(night, '2026-11-01T12:00:00-05:00')).toBe('closed until 2026-11-07 22:00');
  });

  it('a business that closes within an hour that comes twice or never closes once', () => {
    const closing = (closes: string) =>
      openingHoursSchema.parse({ weekly: { Saturday: [span('22:00', closes)] } });
    // 1:30 comes twice on November 1, 2026: the first one counts.
    expect(stateAt(closing('01:30'), '2026-11-01T01:29:00-04:00')).toBe('open until 2026-11-01 01:30');
    expect(stateAt(closing('01:30'), '2026-11-01T01:29:00-05:00')).toBe('closed until 2026-11-07 22:00');
    // 2:30 doesn't come on March 14, 2027: it is 3:30 then.
    expect(stateAt(closing('02:30'), '2027-03-14T03:29:00-04:00')).toBe('open until 2027-03-14 03:30');
    expect(stateAt(closing('02:30'), '2027-03-14T03:30:00-04:00')).toBe('closed until 2027-03-20 22:00');
  });

  it('the whole day on which clocks change is an hour shorter or longer', () => {
    const sunday = openingHoursSchema.parse({ weekly: { Sunday: [span('00:00', '24:00')] } });
    expect(stateAt(sunday, '2027-03-14T00:00:00-05:00')).toBe('open until 2027-03-15 00:00');
    expect(stateAt(sunday, '2026-11-01T23:59:00-05:00')).toBe('open until 2026-11-02 00:00');
    const changes = (moment: string) => openState(sunday, zone, new Date(moment)).changes_at?.getTime() ?? 0;
    const hours = (from: string) => (changes(from) - new Date(from).getTime()) / 3_600_000;
    expect([hours('2027-03-14T00:00:00-05:00'), hours('2026-11-01T00:00:00-04:00')]).toEqual([23, 25]);
  });

  it('a business never closes only if it is open on all days of all seasons', () => {
    const whole = [span('00:00', '24:00')];
    const weekly = Object.fromEntries(weekdays.map(day => [day, whole]));
    const always = (more: object) => isAlwaysOpen(openingHoursSchema.parse({ weekly, ...more }));
    expect(always({})).toBe(true);
    expect(always({ weekly: { ...weekly, Sunday: [] } })).toBe(false);
    expect(always({ special_days: [{ holiday: 'christmas-day' }] })).toBe(false);
    expect(always({ special_days: [{ holiday: 'christmas-day', spans: whole }] })).toBe(true);
    const season = { name: 'Winter', from: '11-01', through: '03-31' };
    expect(always({ seasons: [{ ...season, is_closed: true }] })).toBe(false);
    expect(always({ seasons: [{ ...season, weekly }] })).toBe(true);
  });

  it('a business has no next open day if a year of special days is closed', () => {
    const weekly = { Monday: [span('08:00', '12:00')] };
    const hours = openingHoursSchema.parse({ weekly });
    const never = { ...hours, weekly: { ...hours.weekly, Monday: [] } };
    expect(nextOpenDay(never, '2026-11-30')).toBeNull();
    expect(stateAt(never, '2026-11-30T08:00:00-05:00')).toBe('closed until ever');
  });
});

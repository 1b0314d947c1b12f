import { describe, expect, it } from 'vitest';
import { openingHoursSchema, weekdays } from '../../../contract/platform/opening-hours.ts';
import {
  dayShown,
  hoursBrief,
  hoursInLabel,
  hoursLines,
  hoursShown,
  openDaysNote,
  openingDays,
} from './hours-labels.ts';

const span = (opens: string, closes: string) => ({ opens, closes });
const hoursOf = (weekly: object) => openingHoursSchema.parse({ weekly });

const workdays = Object.fromEntries(weekdays.slice(0, 5).map(day => [day, [span('07:00', '19:00')]]));

describe('hours in words', () => {
  const shop = hoursOf({ ...workdays, Saturday: [span('08:00', '12:00'), span('13:30', '00:00')] });

  it('have a line for each group of days', () => {
    expect(hoursLines(shop)).toEqual([
      'Monday to Friday, 7 AM to 7 PM',
      'Saturday, 8 AM to 12 PM and 1:30 PM to midnight',
    ]);
    expect(hoursShown(shop)).toBe(openingDays(shop));
    expect(hoursBrief(shop)).toBe(hoursShown(shop));
  });

  it('read on inside a sentence', () => {
    expect(hoursInLabel(shop)).toBe(
      'Monday to Friday from 7 AM to 7 PM and Saturday from 8 AM to 12 PM and from 1:30 PM to midnight',
    );
  });

  it('name the whole day', () => {
    const always = hoursOf(Object.fromEntries(weekdays.map(day => [day, [span('00:00', '24:00')]])));
    expect(hoursShown(always)).toBe('Every day, open 24 hours');
    expect(openingDays(always)).toBe('Monday to Sunday, open 24 hours');
    expect(hoursInLabel(always)).toBe('every day around the clock');
  });

  it('say in short that other days differ', () => {
    const mixed = hoursOf({
      ...workdays,
      Saturday: [span('08:00', '12:00')],
      Sunday: [span('22:00', '02:00')],
    });
    expect(hoursBrief(mixed)).toBe('Monday to Friday, 7 AM to 7 PM; other days differ');
    expect(hoursLines(mixed)[2]).toBe('Sunday, 10 PM to 2 AM');
  });

  const winter = { name: 'Winter', from: '11-01', through: '03-31' };
  const short = { Monday: [span('09:00', '15:00')], Friday: [span('18:00', '02:00')] };
  const daily = Object.fromEntries(weekdays.map(day => [day, [span('07:00', '19:00')]]));
  const seasonal = (weekly: object, ...seasons: readonly object[]) =>
    openingHoursSchema.parse({ weekly, seasons });

  const vacation = { name: 'Vacation', from: '08-03', through: '08-14' };

  it('have a line for each season', () => {
    const hours = seasonal(daily, { ...winter, weekly: short }, { ...vacation, is_closed: true });
    expect(hoursLines(hours)).toEqual([
      'Every day, 7 AM to 7 PM',
      'August 3 to August 14: closed',
      'November 1 to March 31: Monday, 9 AM to 3 PM; Friday, 6 PM to 2 AM',
    ]);
    expect(hoursBrief(hours)).toBe('Every day, 7 AM to 7 PM; hours differ by season');
    expect(hoursInLabel(hours)).toBe('every day from 7 AM to 7 PM (hours differ by season)');
  });

  it('name the only season inside a sentence', () => {
    expect(hoursInLabel(seasonal(daily, { ...winter, weekly: short }))).toBe(
      'every day from 7 AM to 7 PM (other hours November 1 to March 31)',
    );
    expect(hoursInLabel(seasonal(daily, { ...winter, is_closed: true, through: '02-29' }))).toBe(
      'every day from 7 AM to 7 PM (closed November 1 to the end of February)',
    );
  });

  it('are those of the season for a business that is closed otherwise', () => {
    const hours = seasonal({}, { ...winter, weekly: daily });
    expect(hoursLines(hours)).toEqual([
      'November 1 to March 31: every day, 7 AM to 7 PM',
      'Closed in the rest of the year',
    ]);
    expect(hoursInLabel(hours)).toBe('every day from 7 AM to 7 PM, November 1 to March 31');
  });

  it('leave out weekdays that seasons replace all year', () => {
    const summer = { name: 'Summer', from: '04-01', through: '10-31', weekly: short };
    const hours = seasonal({ Sunday: [span('08:00', '09:00')] }, { ...winter, weekly: daily }, summer);
    expect(hoursLines(hours)).toEqual([
      'April 1 to October 31: Monday, 9 AM to 3 PM; Friday, 6 PM to 2 AM',
      'November 1 to March 31: every day, 7 AM to 7 PM',
    ]);
    expect(hoursInLabel(hours)).toBe(
      'Monday from 9 AM to 3 PM and Friday from 6 PM to 2 AM, April 1 to October 31 (other hours November 1 to March 31)',
    );
  });

  it('say in short that other days and seasons differ', () => {
    const hours = seasonal({ ...workdays, Sunday: [span('08:00', '12:00')] }, { ...winter, weekly: daily });
    expect(hoursBrief(hours)).toBe('Monday to Friday, 7 AM to 7 PM; other days and seasons differ');
  });

  it('name the days that a form takes, unless it takes every day', () => {
    expect(openDaysNote(seasonal(daily))).toBe('');
    expect(openDaysNote(seasonal(daily, { ...winter, weekly: { ...daily, Monday: short.Monday } }))).toBe('');
    expect(openDaysNote(seasonal(workdays))).toBe('We are open Monday to Friday.');
    expect(openDaysNote(seasonal(daily, { ...vacation, is_closed: true }))).toBe(
      'We are open every day (closed August 3 to August 14).',
    );
    expect(openDaysNote(seasonal(workdays, { ...winter, weekly: short }))).toBe(
      'We are open Monday to Friday (other days November 1 to March 31).',
    );
    expect(openDaysNote(seasonal({}, { ...winter, weekly: workdays }))).toBe(
      'We are open Monday to Friday, November 1 to March 31.',
    );
  });

  it('name a day with its weekday', () => {
    expect(dayShown('2026-11-26')).toBe('Thursday, November 26');
  });
});

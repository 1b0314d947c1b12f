import { describe, expect, it } from 'vitest';
import { openingHoursSchema, weekdays } from '../../../contract/platform/opening-hours.ts';
import { dayShown, hoursBrief, hoursInLabel, hoursLines, hoursShown, openingDays } from './hours-labels.ts';

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

  it('name a day with its weekday', () => {
    expect(dayShown('2026-11-26')).toBe('Thursday, November 26');
  });
});

import { describe, expect, it } from 'vitest';
import { monthWeeks } from './month-weeks.ts';
import { addMonths, hourLabel } from './schedule-labels.ts';

describe('the weeks of a month', () => {
  it('the weeks of a month begin with Sunday and hold each of its days once, the leap day too', () => {
    const weeks = monthWeeks('2028-02');
    expect(weeks[0]?.slice(0, 3)).toEqual(['2028-01-30', '2028-01-31', '2028-02-01']);
    expect(weeks.flat().filter(day => day.startsWith('2028-02'))).toHaveLength(29);
    expect(weeks.every(week => week.length === 7)).toBe(true);
  });

  it('the weeks of a month are four where a February begins on a Sunday, and end with its last day', () => {
    expect(monthWeeks('2026-02')).toHaveLength(4);
    expect(monthWeeks('2026-02').at(-1)?.at(-1)).toBe('2026-02-28');
  });
});

describe('months and hours', () => {
  it('months and hours go over the end of a year and of half a day', () => {
    expect([addMonths('2027-12', 1), addMonths('2027-01', -1)]).toEqual(['2028-01', '2026-12']);
    expect([0, 9, 12, 23].map(hourLabel)).toEqual(['12 am', '9 am', '12 pm', '11 pm']);
  });
});

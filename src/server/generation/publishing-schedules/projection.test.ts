import { describe, expect, it } from 'vitest';
import type { Pace } from './portions.ts';
import { missedOf, owedBy, type PacedWork, project } from './projection.ts';

const pace: Pace = { pages_per_day: 100, portions: 'daily', hour: 9, time_zone: 'America/New_York' };
const at = (text: string) => new Date(text);
const morning = at('2028-02-27T15:00:00Z'); // ten o'clock, the portion of the day is out
const work = (changes: Partial<PacedWork> = {}): PacedWork => ({
  pace,
  counted_through: morning,
  owed: 0,
  remaining: 250,
  ...changes,
});

describe('the days to come', () => {
  it('cross the leap day and end with the remaining pages', () => {
    const { starts_on, ends_on, plannedOn } = project(work(), morning);
    expect({ starts_on, ends_on }).toEqual({ starts_on: '2028-02-28', ends_on: '2028-03-01' });
    expect(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'].map(plannedOn)).toEqual([
      0, 100, 100, 50, 0,
    ]);
  });

  it('the days to come begin today with today’s remaining pages and the owed ones', () => {
    const early = at('2028-02-27T06:00:00Z');
    const { starts_on, ends_on, plannedOn } = project(work({ counted_through: early, owed: 30 }), early);
    expect({ starts_on, ends_on }).toEqual({ starts_on: '2028-02-27', ends_on: '2028-02-29' });
    expect(plannedOn('2028-02-27')).toBe(130);
  });

  it('the days to come of a million pages at one a day are computed at once', () => {
    const far = project(work({ pace: { ...pace, pages_per_day: 1 }, remaining: 1_000_000 }), morning);
    expect(far.ends_on).toBe('4766-01-24');
  });

  it('the days to come are empty if no page remains', () => {
    expect(project(work({ remaining: 0 }), morning)).toMatchObject({ starts_on: null, ends_on: null });
  });
});

describe('after the program was down', () => {
  const fiveDaysLater = at('2028-03-03T15:00:00Z');
  it('at most a day’s worth comes at once; the rest postpones the end', () => {
    const { owed, days } = owedBy(work({ remaining: 1_000 }), fiveDaysLater);
    expect(owed).toBe(100);
    expect(days.map(day => day.day)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
      '2028-03-02',
      '2028-03-03',
    ]);
    expect(project(work({ remaining: 1_000 }), fiveDaysLater).ends_on).toBe('2028-03-12');
  });

  it('the days that were missed are named, as far as there were pages for them', () => {
    const { days } = owedBy(work(), fiveDaysLater);
    expect(missedOf(days, '2028-03-03', 250)).toEqual([
      { day: '2028-02-28', pages: 100 },
      { day: '2028-02-29', pages: 100 },
      { day: '2028-03-01', pages: 50 },
    ]);
  });
});

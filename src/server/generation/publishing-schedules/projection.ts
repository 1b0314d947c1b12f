import { addDays, type DayShare, dayOf, daysBetween, dueBetween, dueOnDayBy, type Pace } from './portions.ts';

export interface PacedWork {
  readonly pace: Pace;
  /** Pages due before this time are published or owed. */
  readonly counted_through: Date;
  /** Due and not yet published. */
  readonly owed: number;
  /** Not yet published, the owed ones among them. */
  readonly remaining: number;
}

/** The future days, without interruptions. */
export interface Projection {
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly plannedOn: (day: string) => number;
}

/** Adds due pages to the owed ones, at most a day's worth together: the rest postpones the end. */
export function owedBy(work: PacedWork, now: Date): { owed: number; days: DayShare[] } {
  const days = dueBetween(work.pace, work.counted_through, now);
  const due = days.reduce((sum, { pages }) => sum + pages, 0);
  return { owed: Math.min(work.owed + due, work.pace.pages_per_day, work.remaining), days };
}

/** Computed without a loop over the days: a schedule may last for years. */
export function project(work: PacedWork, now: Date): Projection {
  const { pace, remaining } = work;
  const { owed } = owedBy(work, now);
  const from = work.counted_through > now ? work.counted_through : now;
  const today = dayOf(from, pace.time_zone);
  const first = Math.min(remaining, owed + pace.pages_per_day - dueOnDayBy(pace, from));
  const daysAfter = Math.ceil((remaining - first) / pace.pages_per_day);
  return {
    starts_on: remaining === 0 ? null : first > 0 ? today : addDays(today, 1),
    ends_on: remaining === 0 ? null : addDays(today, daysAfter),
    plannedOn: day => {
      const after = daysBetween(today, day);
      if (after < 0) return 0;
      if (after === 0) return first;
      const left = remaining - first - (after - 1) * pace.pages_per_day;
      return Math.max(0, Math.min(pace.pages_per_day, left));
    },
  };
}

/** The pages that were due on past days and are not published, at most the remaining ones. */
export function missedOf(days: readonly DayShare[], today: string, remaining: number): DayShare[] {
  let left = remaining;
  const missed: DayShare[] = [];
  for (const { day, pages } of days) {
    if (day >= today || left <= 0) break;
    missed.push({ day, pages: Math.min(pages, left) });
    left -= pages;
  }
  return missed;
}

/** The time from which portions count: from the first day on, and never in the past. */
export function countFrom(startsAt: Date, now: Date): Date {
  return new Date(Math.max(startsAt.getTime() - 1, now.getTime()));
}

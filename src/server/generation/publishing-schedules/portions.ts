import { DateTime } from 'luxon';

/** Determines how many pages are due when. */
export interface Pace {
  readonly pages_per_day: number;
  readonly portions: 'hourly' | 'daily';
  /** The hour of the daily portion. */
  readonly hour: number;
  readonly time_zone: string;
}

export interface DayShare {
  /** The day, as in 2027-03-14. */
  readonly day: string;
  readonly pages: number;
}

/** A day in a zone has 23, 24 or 25 hours; where the clocks move by half an hour, a bit between. */
const anHour = 3_600_000;

/** The moment at which a day begins there: not always midnight, which some clocks skip. */
export function startOfDay(day: string, zone: string): Date {
  return DateTime.fromISO(day, { zone }).startOf('day').toJSDate();
}

export function dayOf(at: Date, zone: string): string {
  return isoDay(DateTime.fromJSDate(at, { zone }));
}

export function addDays(day: string, days: number): string {
  return isoDay(DateTime.fromISO(day, { zone: 'utc' }).plus({ days }));
}

export function daysBetween(first: string, last: string): number {
  const [from, to] = [first, last].map(day => DateTime.fromISO(day, { zone: 'utc' }).toMillis());
  return Math.round(((to ?? 0) - (from ?? 0)) / (24 * anHour));
}

/** How many pages of the day of `at` are due by then. Every day has `pages_per_day`, however long it is. */
export function dueOnDayBy(pace: Pace, at: Date): number {
  const moment = DateTime.fromJSDate(at, { zone: pace.time_zone });
  if (pace.portions === 'daily') {
    return moment.toMillis() >= dailyPortion(pace, moment) ? pace.pages_per_day : 0;
  }
  const { start, hours } = hoursOf(moment);
  const portions = Math.min(hours, Math.floor((moment.toMillis() - start) / anHour) + 1);
  return Math.floor((pace.pages_per_day * portions) / hours);
}

/** The pages that became due after `after`, up to and including `until`, by day; days without pages are left out. */
export function dueBetween(pace: Pace, after: Date, until: Date): DayShare[] {
  if (until.getTime() <= after.getTime()) return [];
  const first = dayOf(after, pace.time_zone);
  const last = dayOf(until, pace.time_zone);
  const shares: DayShare[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const from = day === first ? dueOnDayBy(pace, after) : 0;
    const to = day === last ? dueOnDayBy(pace, until) : pace.pages_per_day;
    if (to > from) shares.push({ day, pages: to - from });
  }
  return shares;
}

/** The next moment after `after` at which a page becomes due. */
export function nextPortion(pace: Pace, after: Date): Date {
  const moment = DateTime.fromJSDate(after, { zone: pace.time_zone });
  const days = [moment, moment.startOf('day').plus({ days: 1 })];
  const portions = days.flatMap(day => portionsOf(pace, day));
  const next = portions.find(at => at > after.getTime());
  return new Date(next ?? startOfDay(addDays(isoDay(moment), 2), pace.time_zone));
}

/** The moments of a day at which at least one page becomes due. */
function portionsOf(pace: Pace, day: DateTime): number[] {
  if (pace.portions === 'daily') return [dailyPortion(pace, day)];
  const { start, hours } = hoursOf(day);
  return Array.from({ length: hours }, (_, portion) => portion)
    .filter(
      portion =>
        Math.floor((pace.pages_per_day * (portion + 1)) / hours) >
        Math.floor((pace.pages_per_day * portion) / hours),
    )
    .map(portion => start + portion * anHour);
}

/** An hour that the clocks skip is the one after; of an hour that comes twice it is the first. */
function dailyPortion(pace: Pace, day: DateTime): number {
  return day.startOf('day').set({ hour: pace.hour }).toMillis();
}

function hoursOf(moment: DateTime): { start: number; hours: number } {
  const start = moment.startOf('day');
  const length = start.plus({ days: 1 }).startOf('day').toMillis() - start.toMillis();
  return { start: start.toMillis(), hours: Math.ceil(length / anHour) };
}

function isoDay(moment: DateTime): string {
  return moment.toFormat('yyyy-MM-dd');
}

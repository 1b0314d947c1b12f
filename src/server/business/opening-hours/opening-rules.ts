import { DateTime } from 'luxon';
import {
  dateInYear,
  type HoursSpan,
  isWholeDay,
  minutesOf,
  type OpeningHours,
  type Season,
  type SpecialDay,
  weekdays,
} from '../../../contract/platform/opening-hours.ts';
import { isInSeason } from '../../../contract/platform/seasons.ts';

/*
 * When the business is open. Days are texts like 2026-11-26, in its time zone. A span past midnight belongs to the day it
 * starts on, so a closed day may still have the end of the night before. A special day is before its season.
 */

/** Days to look ahead: a year, and the day that a leap year adds. */
const maxDaysAhead = 366;

/** A day with hours of its own. A day of one year wins over one of every year. */
export function specialDayOn({ special_days }: OpeningHours, day: string): SpecialDay | null {
  const named = special_days.find(({ is_yearly, date }) => !is_yearly && date === day);
  const year = Number(day.slice(0, 4));
  const yearly = special_days.find(one => one.is_yearly && dateInYear(one, year) === day);
  return named ?? yearly ?? null;
}

export function seasonOn({ seasons }: OpeningHours, day: string): Season | null {
  return seasons.find(season => isInSeason(season, day)) ?? null;
}

export function spansOn(hours: OpeningHours, day: string): readonly HoursSpan[] {
  const special = specialDayOn(hours, day);
  if (special) return special.spans;
  return (seasonOn(hours, day) ?? hours).weekly[weekdayOf(day)];
}

/** Why a day is closed, as visitors know it: a special day, or a closed season. Null on other days. */
export function closedFor(hours: OpeningHours, day: string): string | null {
  const season = seasonOn(hours, day);
  return specialDayOn(hours, day)?.name ?? (season?.is_closed ? season.name : null);
}

/** True if it never closes: 24 hours on seven days, in each season, on all holidays. */
export function isAlwaysOpen({ weekly, seasons, special_days }: OpeningHours): boolean {
  const weeks = [weekly, ...seasons.map(season => season.weekly)];
  const days = [
    ...weeks.flatMap(week => weekdays.map(day => week[day])),
    ...special_days.map(day => day.spans),
  ];
  return days.every(spans => spans.some(isWholeDay));
}

/** The first open day, which may be `from`; null if none within a year. */
export function nextOpenDay(hours: OpeningHours, from: string): string | null {
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    const day = addDays(from, ahead);
    if (spansOn(hours, day).length > 0) return day;
  }
  return null;
}

/** The next open day, if the business is closed for the rest of today; null if it is not. */
export function openAfterToday(hours: OpeningHours, timeZone: string, now: Date): string | null {
  const today = todayIn(timeZone, now);
  const spans = [addDays(today, -1), today].flatMap(day => openSpansOn(hours, timeZone, day));
  const isOver = spans.every(({ end }) => end <= now.getTime());
  return isOver ? nextOpenDay(hours, addDays(today, 1)) : null;
}

export interface OpenState {
  readonly is_open: boolean;
  /** When it closes or opens next; null: not within a year. */
  readonly changes_at: Date | null;
}

export function openState(hours: OpeningHours, timeZone: string, now: Date): OpenState {
  if (isAlwaysOpen(hours)) return { is_open: true, changes_at: null };
  const today = todayIn(timeZone, now);
  const moment = now.getTime();
  let closesAt: number | null = null;
  for (let ahead = -1; ahead <= maxDaysAhead; ahead += 1) {
    for (const { start, end } of openSpansOn(hours, timeZone, addDays(today, ahead))) {
      if (end <= moment) continue;
      // Spans that follow each other without a gap are one: open at midnight is open through the night.
      if (closesAt === null ? start > moment : start > closesAt)
        return { is_open: closesAt !== null, changes_at: new Date(closesAt ?? start) };
      closesAt = Math.max(closesAt ?? 0, end);
    }
  }
  return { is_open: closesAt !== null, changes_at: null };
}

export function todayIn(timeZone: string, now: Date): string {
  return DateTime.fromJSDate(now, { zone: timeZone }).toISODate() ?? '';
}

/** The times of opening and closing by the clock on the wall: a night on which clocks change is longer or shorter. */
function openSpansOn(hours: OpeningHours, zone: string, day: string) {
  const midnight = DateTime.fromISO(day, { zone });
  const at = (minutes: number) =>
    midnight
      .plus({ days: Math.floor(minutes / 1440) })
      .set({ hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 })
      .toMillis();
  return spansOn(hours, day)
    .map(minutesOf)
    .map(({ start, end }) => ({ start: at(start), end: at(end) }));
}

function weekdayOf(day: string) {
  // Sunday is 0 in JavaScript, and the last one here.
  return weekdays[(utc(day).getUTCDay() + 6) % 7] ?? 'Monday';
}

export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

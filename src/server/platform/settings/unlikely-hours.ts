import { type HolidayId, holidayDate, holidayName } from '../../../contract/platform/holidays.ts';
import {
  dateInYear,
  type HoursSpan,
  minutesOf,
  type OpeningHours,
  weekdays,
} from '../../../contract/platform/opening-hours.ts';

/** What is possible, and hardly meant. New hours are refused for it; hours of older programs stay as they are. */
export function unlikelyHours({ weekly, seasons, special_days }: OpeningHours): readonly Unlikely[] {
  const weeks = [
    { path: 'weekly', weekly },
    ...seasons.map((season, at) => ({ path: `seasons.${at}.weekly`, weekly: season.weekly })),
  ];
  return [
    ...weeks.flatMap(week => weekdays.flatMap(day => longSpans(week.weekly[day], `${week.path}.${day}`))),
    ...special_days.flatMap(({ spans }, at) => longSpans(spans, `special_days.${at}.spans`)),
    ...repeatedHolidays(special_days),
  ];
}

interface Unlikely {
  readonly path: string;
  readonly message: string;
}

/** From so many minutes on, “8 AM to 5 AM” means 5 PM. */
const longestNight = 20 * 60;

function longSpans(spans: readonly HoursSpan[], path: string): readonly Unlikely[] {
  return spans.flatMap((span, at) => {
    const { start, end } = minutesOf(span);
    const isPastMidnight = end > 24 * 60;
    if (!isPastMidnight || end - start < longestNight) return [];
    const [hour = 0] = span.closes.split(':').map(Number);
    const length = `${span.opens} to ${span.closes} of the next day is ${Math.floor((end - start) / 60)} hours`;
    const past = span.closes.slice(2);
    const shown = `${hour % 12 || 12}${past === ':00' ? '' : past} PM`;
    const message = `${length}. ${shown} is ${(hour % 12) + 12}${past}`;
    return [{ path: `${path}.${at}.closes`, message }];
  });
}

/** A holiday of the list that is also a day of every year. */
export function repeatedHolidays(days: OpeningHours['special_days']): readonly Unlikely[] {
  const ids = days.flatMap(({ holiday }) => holiday ?? []);
  return days.flatMap((day, at) => {
    if (day.holiday !== undefined || !day.is_yearly) return [];
    const isOn = (id: HolidayId) => years.every(year => holidayDate(id, year) === dateInYear(day, year));
    const same = ids.find(isOn);
    return same === undefined
      ? []
      : [{ path: `special_days.${at}.date`, message: `${holidayName(same)} is in the list already` }];
  });
}

/** Holidays whose date moves differ in some of these. */
const years = [2026, 2027, 2028];

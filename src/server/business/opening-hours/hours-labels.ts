import {
  type HoursSpan,
  isWholeDay,
  type OpeningHours,
  type Weekday,
  weekdays,
} from '../../../contract/platform/opening-hours.ts';

/** Weekdays with the same hours. */
export interface HoursGroup {
  readonly days: readonly Weekday[];
  readonly spans: readonly HoursSpan[];
}

/** Open weekdays by their hours, in the order of their first day. */
export function hoursGroups({ weekly }: Pick<OpeningHours, 'weekly'>): readonly HoursGroup[] {
  const groups = new Map<string, { days: Weekday[]; spans: readonly HoursSpan[] }>();
  for (const day of weekdays) {
    const spans = weekly[day];
    if (spans.length === 0) continue;
    const key = JSON.stringify(spans.map(({ opens, closes }) => [opens, closes]));
    const group = groups.get(key) ?? { days: [], spans };
    groups.set(key, group);
    group.days.push(day);
  }
  return [...groups.values()];
}

/** Reads on inside a sentence: "every day from 7 AM to 7 PM". */
export function hoursInLabel(hours: OpeningHours): string {
  const groups = hoursGroups(hours).map(({ days, spans }) => {
    const on = days.length === 7 ? 'every day' : inARow(days);
    if (spans.some(isWholeDay)) return `${on} around the clock`;
    return `${on} ${listOf(spans.map(span => `from ${spanShown(span)}`))}`;
  });
  return listOf(groups);
}

/** A whole line: "Monday to Sunday, 7 AM to 7 PM". */
export function openingDays(hours: OpeningHours): string {
  return hoursGroups(hours)
    .map(group => lineOf(group, 'Monday to Sunday'))
    .join('; ');
}

/** If space is short: "Every day, 7 AM to 7 PM". */
export function hoursShown(hours: OpeningHours): string {
  return hoursLines(hours).join('; ');
}

/** A line for each group of days: "Monday to Friday, 7 AM to 7 PM". */
export function hoursLines(hours: OpeningHours): readonly string[] {
  return hoursGroups(hours).map(group => lineOf(group, 'Every day'));
}

/** For one line of the top bar. Of more than two groups, the one with the most days. */
export function hoursBrief(hours: OpeningHours): string {
  const groups = hoursGroups(hours);
  if (groups.length <= 2) return hoursShown(hours);
  const [largest] = groups.toSorted((one, other) => other.days.length - one.days.length);
  return largest ? `${lineOf(largest, 'Every day')}; other days differ` : '';
}

function lineOf({ days, spans }: HoursGroup, all: string): string {
  const on = days.length === 7 ? all : inARow(days);
  return `${on}, ${spansShown(spans)}`;
}

/** @example inARow(['Monday', 'Tuesday', 'Wednesday']) // 'Monday to Wednesday' */
function inARow(days: readonly Weekday[]): string {
  const places = days.map(day => weekdays.indexOf(day)).toSorted((a, b) => a - b);
  const [first = 0] = places;
  const isUnbroken = places.length > 2 && places.every((place, at) => place === first + at);
  const named = places.flatMap(place => weekdays[place] ?? []);
  return isUnbroken ? `${named[0]} to ${named.at(-1)}` : listOf(named);
}

const list = new Intl.ListFormat('en-US');
const listOf = (texts: readonly string[]) => list.format(texts);

export function spansShown(spans: readonly HoursSpan[]): string {
  return spans.some(isWholeDay) ? 'open 24 hours' : listOf(spans.map(spanShown));
}

const spanShown = ({ opens, closes }: HoursSpan) => `${onTheClock(opens)} to ${onTheClock(closes)}`;

/** @example onTheClock('19:30') // '7:30 PM' */
export function onTheClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour % 24 === 0 && minute === 0) return 'midnight';
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** @example dayShown('2026-11-26') // 'Thursday, November 26' */
export const dayShown = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

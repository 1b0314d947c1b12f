import {
  type HoursSpan,
  isOpenAtAll,
  isWholeDay,
  type OpeningHours,
  type Season,
  type Weekday,
  weekdays,
} from '../../../contract/platform/opening-hours.ts';
import { coversYear } from '../../../contract/platform/seasons.ts';

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

/** Reads on inside a sentence: "every day from 7 AM to 7 PM (other hours November 1 to March 31)". */
export function hoursInLabel(hours: OpeningHours): string {
  const usual = usualWeek(hours);
  const groups = hoursGroups(usual).map(({ days, spans }) => {
    const on = days.length === 7 ? 'every day' : inARow(days);
    if (spans.some(isWholeDay)) return `${on} around the clock`;
    return `${on} ${listOf(spans.map(span => `from ${spanShown(span)}`))}`;
  });
  const when = isSeason(usual) ? `, ${seasonShown(usual)}` : '';
  const others = hours.seasons.filter(season => season !== usual);
  const [only] = others;
  if (!only) return `${listOf(groups)}${when}`;
  const differ = `${only.is_closed ? 'closed' : 'other hours'} ${seasonShown(only)}`;
  return `${listOf(groups)}${when} (${others.length === 1 ? differ : 'hours differ by season'})`;
}

/** A whole line: "Monday to Sunday, 7 AM to 7 PM". */
export function openingDays(hours: OpeningHours): string {
  return linesWith(hours, 'Monday to Sunday').join('; ');
}

/** If space is short: "Every day, 7 AM to 7 PM". */
export function hoursShown(hours: OpeningHours): string {
  return hoursLines(hours).join('; ');
}

/** A line for each group of days, and for each season: "Monday to Friday, 7 AM to 7 PM". */
export function hoursLines(hours: OpeningHours): readonly string[] {
  return linesWith(hours, 'Every day');
}

/** For one line of the top bar. Of more than two groups, the one with the most days. */
export function hoursBrief(hours: OpeningHours): string {
  const usual = usualWeek(hours);
  const groups = hoursGroups(usual);
  const isSeasonal = hours.seasons.length > 0;
  if (!isSeasonal && groups.length <= 2) return hoursShown(hours);
  const [largest] = groups.toSorted((one, other) => other.days.length - one.days.length);
  if (!largest) return '';
  const others = isSeasonal
    ? groups.length > 1
      ? 'other days and seasons differ'
      : 'hours differ by season'
    : 'other days differ';
  return `${lineOf(largest, 'Every day')}; ${others}`;
}

/** For a form that asks for a day: "We are open Monday to Friday (closed August 3 to August 14)."; empty if every day will do. */
export function openDaysNote(hours: OpeningHours): string {
  const usual = usualWeek(hours);
  const days = openDaysOf(usual);
  const others = hours.seasons.filter(season => season !== usual && openDaysOf(season) !== days);
  const [only] = others;
  if (!only && !isSeason(usual)) return days === everyDay ? '' : `We are open ${days}.`;
  const when = isSeason(usual) ? `, ${seasonShown(usual)}` : '';
  const differ = only ? `${only.is_closed ? 'closed' : 'other days'} ${seasonShown(only)}` : '';
  const more = others.length > 1 ? 'other days in some seasons' : differ;
  return `We are open ${days}${when}${more === '' ? '' : ` (${more})`}.`;
}

const everyDay = 'every day';

function openDaysOf({ weekly }: Pick<OpeningHours, 'weekly'>): string {
  const days = weekdays.filter(day => weekly[day].length > 0);
  return days.length === weekdays.length ? everyDay : inARow(days);
}

function linesWith(hours: OpeningHours, all: string): readonly string[] {
  const { weekly, seasons } = hours;
  const seasonal = seasons.map(season => `${seasonShown(season)}: ${seasonLine(season)}`);
  if (seasons.length > 0 && coversYear(seasons)) return seasonal;
  const usual = hoursGroups({ weekly }).map(group => lineOf(group, all));
  return usual.length > 0 ? [...usual, ...seasonal] : [...seasonal, 'Closed in the rest of the year'];
}

function seasonLine(season: Season): string {
  if (season.is_closed) return 'closed';
  return hoursGroups(season)
    .map(group => lineOf(group, 'every day'))
    .join('; ');
}

/** The week that holds outside of seasons. A business that is closed then has that of its first open season. */
function usualWeek(hours: OpeningHours): Pick<OpeningHours, 'weekly'> | Season {
  const { weekly, seasons } = hours;
  if (seasons.length === 0 || (isOpenAtAll(weekly) && !coversYear(seasons))) return hours;
  return seasons.find(season => !season.is_closed) ?? hours;
}

const isSeason = (week: object): week is Season => 'from' in week;

/** @example seasonShown({ from: '11-01', through: '03-31' }) // 'November 1 to March 31' */
function seasonShown({ from, through }: Pick<Season, 'from' | 'through'>): string {
  return from === through ? dayOfYearShown(from) : `${dayOfYearShown(from)} to ${dayOfYearShown(through)}`;
}

const dayOfYearFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The last of February changes with the year, so it is named. */
function dayOfYearShown(day: string): string {
  return day === '02-29' ? 'the end of February' : dayOfYearFormat.format(new Date(`2024-${day}T00:00:00Z`));
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

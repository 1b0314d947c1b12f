import { type BusinessProfile, weekdays } from '../../../contract/platform/settings.ts';

type Hours = BusinessProfile['hours'];

/** Reads on inside a sentence: "every day from 7 AM to 7 PM". */
export function hoursInLabel({ days, opens, closes }: Hours): string {
  const on = days.length === 7 ? 'every day' : inARow(days);
  return `${on} from ${onTheClock(opens)} to ${onTheClock(closes)}`;
}

/** A whole line: "Monday to Sunday, 7 AM to 7 PM". */
export function openingDays({ days, opens, closes }: Hours): string {
  const on = days.length === 7 ? 'Monday to Sunday' : inARow(days);
  return `${on}, ${onTheClock(opens)} to ${onTheClock(closes)}`;
}

/** If space is short: "Every day, 7 AM to 7 PM". */
export function hoursShown({ days, opens, closes }: Hours): string {
  const on = days.length === 7 ? 'Every day' : inARow(days);
  return `${on}, ${onTheClock(opens)} to ${onTheClock(closes)}`;
}

/** @example inARow(['Monday', 'Tuesday', 'Wednesday']) // 'Monday to Wednesday' */
function inARow(days: Hours['days']): string {
  const places = days.map(day => weekdays.indexOf(day)).toSorted((a, b) => a - b);
  const [first = 0] = places;
  const isUnbroken = places.length > 2 && places.every((place, at) => place === first + at);
  const named = places.flatMap(place => weekdays[place] ?? []);
  return isUnbroken ? `${named[0]} to ${named.at(-1)}` : new Intl.ListFormat('en-US').format(named);
}

function onTheClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}

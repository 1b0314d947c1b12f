export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const aDay = 24 * 3_600_000;

/** The weeks of a month, each from Sunday; days of adjacent months fill the ends. */
export function monthWeeks(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const sunday = first - new Date(first).getUTCDay() * aDay;
  const weeks: string[][] = [];
  for (let week = sunday; isoDay(week).slice(0, 7) <= month; week += 7 * aDay) {
    weeks.push(Array.from({ length: 7 }, (_, day) => isoDay(week + day * aDay)));
  }
  return weeks;
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/* Holidays of the United States, on their own date each year. */

interface Holiday {
  readonly id: string;
  readonly name: string;
  /** Federal offices are closed. */
  readonly isFederal: boolean;
  /** The holiday's day in a year: month (1 is January) and day. */
  readonly rule: (year: number) => readonly [month: number, day: number];
}

const fixed = (month: number, day: number) => () => [month, day] as const;

const sunday = 0;
const monday = 1;
const thursday = 4;

/** The nth such weekday of a month. */
const nth = (n: number, weekday: number, month: number) => (year: number) => {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return [month, 1 + ((weekday - first + 7) % 7) + 7 * (n - 1)] as const;
};

const lastMonday = (month: number) => (year: number) => {
  const last = new Date(Date.UTC(year, month, 0));
  return [month, last.getUTCDate() - ((last.getUTCDay() - monday + 7) % 7)] as const;
};

const fromEaster = (days: number) => (year: number) => {
  const day = new Date(Date.UTC(year, 2, easterInMarch(year) + days));
  return [day.getUTCMonth() + 1, day.getUTCDate()] as const;
};

/** Easter Sunday as a day of March, which may be past 31: the Gregorian computus (Meeus, Jones, Butcher). */
function easterInMarch(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leap = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leap - moon + 15) % 30;
  const inCentury = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return epact + weekday - 7 * late + 22;
}

/** In the order of the year. */
export const holidays = [
  { id: 'new-years-day', name: 'New Year’s Day', isFederal: true, rule: fixed(1, 1) },
  {
    id: 'martin-luther-king-day',
    name: 'Martin Luther King Jr. Day',
    isFederal: true,
    rule: nth(3, monday, 1),
  },
  { id: 'presidents-day', name: 'Presidents’ Day', isFederal: true, rule: nth(3, monday, 2) },
  { id: 'good-friday', name: 'Good Friday', isFederal: false, rule: fromEaster(-2) },
  { id: 'easter', name: 'Easter', isFederal: false, rule: fromEaster(0) },
  { id: 'mothers-day', name: 'Mother’s Day', isFederal: false, rule: nth(2, sunday, 5) },
  { id: 'memorial-day', name: 'Memorial Day', isFederal: true, rule: lastMonday(5) },
  { id: 'juneteenth', name: 'Juneteenth', isFederal: true, rule: fixed(6, 19) },
  { id: 'fathers-day', name: 'Father’s Day', isFederal: false, rule: nth(3, sunday, 6) },
  { id: 'independence-day', name: 'Independence Day', isFederal: true, rule: fixed(7, 4) },
  { id: 'labor-day', name: 'Labor Day', isFederal: true, rule: nth(1, monday, 9) },
  { id: 'columbus-day', name: 'Columbus Day', isFederal: true, rule: nth(2, monday, 10) },
  { id: 'veterans-day', name: 'Veterans Day', isFederal: true, rule: fixed(11, 11) },
  { id: 'thanksgiving', name: 'Thanksgiving', isFederal: true, rule: nth(4, thursday, 11) },
  {
    id: 'day-after-thanksgiving',
    name: 'Day after Thanksgiving',
    isFederal: false,
    rule: (year: number) => {
      const [month, day] = nth(4, thursday, 11)(year);
      return [month, day + 1] as const;
    },
  },
  { id: 'christmas-eve', name: 'Christmas Eve', isFederal: false, rule: fixed(12, 24) },
  { id: 'christmas-day', name: 'Christmas Day', isFederal: true, rule: fixed(12, 25) },
  { id: 'new-years-eve', name: 'New Year’s Eve', isFederal: false, rule: fixed(12, 31) },
] as const satisfies readonly Holiday[];

export type HolidayId = (typeof holidays)[number]['id'];

const byId: ReadonlyMap<string, Holiday> = new Map(holidays.map(holiday => [holiday.id, holiday]));

export const isHoliday = (id: string): id is HolidayId => byId.has(id);
export const holidayName = (id: HolidayId) => byId.get(id)?.name ?? id;

/** @example holidayDate('thanksgiving', 2026) // '2026-11-26' */
export function holidayDate(id: HolidayId, year: number): string {
  const [month, day] = byId.get(id)?.rule(year) ?? [1, 1];
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

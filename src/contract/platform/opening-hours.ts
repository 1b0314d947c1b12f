import { z } from 'zod';
import { type HolidayId, holidayDate, holidayName, holidays, isHoliday } from './holidays.ts';
import { isDayOfYear, overlappedSeasons } from './seasons.ts';
import { filled } from './setting-texts.ts';

/*
 * When the business is open: spans for each weekday, seasons with other ones, and days with their own. A span belongs to the day
 * it starts on; one that closes at or before its opening ends on the next day. 00:00 to 24:00 is the whole day.
 */

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const timeError = 'Write a time like 07:00';

const spanSchema = z
  .strictObject({
    opens: z.string().regex(time, timeError),
    closes: z.string().refine(text => text === '24:00' || time.test(text), timeError),
  })
  .refine(({ opens, closes }) => opens !== closes, {
    error: 'Closing equals opening. For a whole day choose Open 24 hours.',
    path: ['closes'],
  })
  // 24:00 is only written for the whole day, so that every span has one form.
  .overwrite(({ opens, closes }) => ({
    opens,
    closes: closes === '24:00' && opens !== '00:00' ? '00:00' : closes,
  }));
export type HoursSpan = z.infer<typeof spanSchema>;

export const wholeDay: HoursSpan = { opens: '00:00', closes: '24:00' };
export const isWholeDay = ({ opens, closes }: HoursSpan) =>
  opens === wholeDay.opens && closes === wholeDay.closes;

const aDay = 24 * 60;

/** Minutes from the beginning of its day. The end of a span past midnight is more than a day. */
export function minutesOf({ opens, closes }: HoursSpan): { start: number; end: number } {
  const start = minuteOf(opens);
  const end = minuteOf(closes);
  return { start, end: end <= start ? end + aDay : end };
}

function minuteOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}

export const maxSpans = 4;
export const maxSpecialDays = 40;
export const maxSeasons = 12;

const byStart = (one: HoursSpan, other: HoursSpan) => minutesOf(one).start - minutesOf(other).start;

const spansSchema = z
  .array(spanSchema)
  .max(maxSpans, `At most ${maxSpans} of these`)
  .superRefine((spans, context) => {
    for (const [place, span] of spans.entries()) {
      const { start, end } = minutesOf(span);
      const isFree = spans
        .slice(0, place)
        .map(minutesOf)
        .every(other => end <= other.start || start >= other.end);
      if (!isFree)
        context.addIssue({
          code: 'custom',
          path: [place, 'opens'],
          message: 'Overlaps with other hours of this day',
        });
    }
  })
  .overwrite(spans => spans.toSorted(byStart));

const spansOfDay = spansSchema.default([]).describe('Empty: closed.');

const weeklySchema = z
  .strictObject({
    Monday: spansOfDay,
    Tuesday: spansOfDay,
    Wednesday: spansOfDay,
    Thursday: spansOfDay,
    Friday: spansOfDay,
    Saturday: spansOfDay,
    Sunday: spansOfDay,
  })
  .superRefine((weekly, context) => {
    for (const [at, day] of weekdays.entries()) {
      const next = weekdays[(at + 1) % weekdays.length] ?? 'Monday';
      const end = Math.max(0, ...weekly[day].map(span => minutesOf(span).end)) - aDay;
      const overlapped = weekly[next].findIndex(span => minutesOf(span).start < end);
      if (overlapped === -1) continue;
      const message = `The hours of ${day} end at ${weekly[day].at(-1)?.closes ?? ''} of this day`;
      context.addIssue({ code: 'custom', path: [next, overlapped, 'opens'], message });
    }
  });

const holidaySchema = z.enum(holidays.map(({ id }) => id) as [HolidayId, ...HolidayId[]]);

const fullDaySchema = z.strictObject({
  name: filled(60).describe('Visitors read it where a day is refused. A holiday has its own.'),
  date: z.iso.date({
    error: ({ input }) => {
      const year = /^(\d{4})-02-29$/.exec(String(input))?.[1];
      return year === undefined ? 'Choose a day' : `${year} has no February 29`;
    },
  }),
  is_yearly: z.boolean().default(false).describe('The same day of every year.'),
  holiday: holidaySchema
    .optional()
    .describe('A holiday of the United States, on its own day each year: `date` says nothing then.'),
  spans: spansOfDay,
});
export type SpecialDay = z.infer<typeof fullDaySchema>;

export type WeeklyHours = z.infer<typeof weeklySchema>;

export const isOpenAtAll = (weekly: WeeklyHours) => weekdays.some(day => weekly[day].length > 0);

const closedWeek = () => weeklySchema.parse({});
const dayOfYear = (error: string) => z.string(error).refine(isDayOfYear, error);
const noLeapDay = 'February 29 comes every fourth year. Write 03-01';

const seasonSchema = z
  .strictObject({
    name: filled(60).describe('Visitors read it where a day of a closed season is refused.'),
    from: dayOfYear('Choose a day of the year, like 11-01')
      .refine(day => day !== '02-29', noLeapDay)
      .describe('Its first day, each year: 11-01.'),
    through: dayOfYear('Choose a day of the year, like 03-31').describe(
      'Its last day. Before `from`: in the next year. 02-29: the last day of February.',
    ),
    is_closed: z.boolean().default(false).describe('Closed all season; `weekly` says nothing then.'),
    weekly: weeklySchema.default(closedWeek).describe('Instead of the usual weekdays.'),
  })
  .refine(({ is_closed, weekly }) => is_closed || isOpenAtAll(weekly), {
    error: 'Choose at least one day, or close for the whole season',
    path: ['weekly'],
  })
  .overwrite(season => (season.is_closed ? { ...season, weekly: closedWeek() } : season));
export type Season = z.infer<typeof seasonSchema>;

const seasonsSchema = z
  .array(seasonSchema)
  .max(maxSeasons, `At most ${maxSeasons} of these`)
  .superRefine((seasons, context) => {
    for (const { place, other } of overlappedSeasons(seasons)) {
      const message = `Overlaps with ${other.name}, ${other.from} to ${other.through}`;
      context.addIssue({ code: 'custom', path: [place, 'from'], message });
    }
  })
  .overwrite(seasons => seasons.toSorted((one, other) => (one.from < other.from ? -1 : 1)));

/** A holiday needs neither a name nor a date. */
type DayInput = Partial<z.input<typeof fullDaySchema>>;

export const specialDaySchema = z.preprocess((value: DayInput): unknown => {
  const holiday = value?.holiday;
  if (typeof holiday !== 'string' || !isHoliday(holiday)) return value;
  const { name = holidayName(holiday), date = holidayDate(holiday, anyYear) } = value;
  return { ...value, name, date, is_yearly: true };
}, fullDaySchema);

const anyYear = 2026;

/** The date of a day of every year in this year. February 29 may be none. */
export function dateInYear({ date, holiday }: Pick<SpecialDay, 'date' | 'holiday'>, year: number): string {
  return holiday === undefined ? `${year}${date.slice(4)}` : holidayDate(holiday, year);
}

const specialDaysSchema = z
  .array(specialDaySchema)
  .max(maxSpecialDays, `At most ${maxSpecialDays} of these`)
  .superRefine((days, context) => {
    const seen = new Set<string>();
    for (const [place, { date, is_yearly, holiday }] of days.entries()) {
      const key = holiday ?? (is_yearly ? date.slice(5) : date);
      const message = 'This day is in the list already';
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [place, 'date'], message });
      seen.add(key);
    }
  });

const fullHoursSchema = z
  .strictObject({
    weekly: weeklySchema.default(closedWeek),
    seasons: seasonsSchema
      .default([])
      .describe('Parts of the year with other weekdays. A special day is before its season.'),
    special_days: specialDaysSchema
      .default([])
      .describe('Instead of the weekday’s hours. A day of one year is before one of every year.'),
  })
  .refine(
    ({ weekly, seasons }) => isOpenAtAll(weekly) || seasons.some(season => isOpenAtAll(season.weekly)),
    {
      error: 'Choose at least one day',
      path: ['weekly'],
    },
  )
  .meta({ id: 'OpeningHours' });
export type OpeningHours = z.infer<typeof fullHoursSchema>;

/** Several days with the same hours, as settings and files of earlier versions have them, and short files today. */
const sameHoursSchema = z.looseObject({
  days: z.array(z.enum(weekdays)),
  opens: z.string(),
  closes: z.string(),
});

type HoursInput = z.input<typeof fullHoursSchema> | z.input<typeof sameHoursSchema>;

export const openingHoursSchema = z.preprocess((value: HoursInput): unknown => {
  const same = sameHoursSchema.safeParse(value);
  if (!same.success) return value;
  const { days, opens, closes, ...others } = same.data;
  return { weekly: Object.fromEntries(days.map(day => [day, [{ opens, closes }]])), ...others };
}, fullHoursSchema);

/** Hours of a new business. */
export const newOpeningHoursSchema = openingHoursSchema.superRefine((hours, context) => {
  for (const { path, message } of unlikelyHours(hours))
    context.addIssue({ code: 'custom', path: path.split('.'), message });
});

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

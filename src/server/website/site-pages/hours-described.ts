import {
  dateInYear,
  type HoursSpan,
  isWholeDay,
  type OpeningHours,
  type Season,
  type Weekday,
  weekdays,
} from '../../../contract/platform/opening-hours.ts';
import { coversYear, seasonDates } from '../../../contract/platform/seasons.ts';
import { hoursGroups } from '../../business/opening-hours/hours-labels.ts';

/**
 * The hours for search engines: weekdays, then seasons and special days from `year` on, each before what it replaces. What is
 * every year stands for this year and the next, so that a page from the cache stays true after New Year.
 */
export function hoursDescribed(hours: OpeningHours, year: number): readonly object[] {
  const { weekly, seasons } = hours;
  const usual = seasons.length > 0 && coversYear(seasons) ? [] : weekDescribed({ weekly });
  const seasonal = seasons.flatMap(season =>
    [year - 1, year, year + 1]
      .map(first => seasonDates(season, first))
      .filter(({ last }) => Number(last.slice(0, 4)) >= year)
      .flatMap(({ first, last }) => seasonDescribed(season, hours, { validFrom: first, validThrough: last })),
  );
  const special = datesOf(hours, year).flatMap(({ date, spans }) => {
    const day = { validFrom: date, validThrough: date };
    return spans.length === 0
      ? [specification(day, closed)]
      : spans.map(span => specification(day, times(span)));
  });
  return [...usual, ...seasonal, ...special];
}

function weekDescribed(week: Pick<OpeningHours, 'weekly'>, dates: object = {}): readonly object[] {
  return hoursGroups(week).flatMap(({ days, spans }) =>
    spans.map(span => specification({ dayOfWeek: days, ...dates }, times(span))),
  );
}

/** Weekdays that are closed in the season are said where they are open otherwise. */
function seasonDescribed(
  { is_closed, weekly }: Season,
  hours: OpeningHours,
  dates: object,
): readonly object[] {
  if (is_closed) return [specification(dates, closed)];
  const isClosed = (day: Weekday) => weekly[day].length === 0 && hours.weekly[day].length > 0;
  const days = weekdays.filter(isClosed);
  return [
    ...weekDescribed({ weekly }, dates),
    ...(days.length > 0 ? [specification({ dayOfWeek: days, ...dates }, closed)] : []),
  ];
}

function specification(days: object, { opens, closes }: typeof closed): object {
  return { '@type': 'OpeningHoursSpecification', ...days, opens, closes };
}

/** What search engines read as closed all day. */
const closed = { opens: '00:00', closes: '00:00' };

function times(span: HoursSpan): typeof closed {
  return { opens: span.opens, closes: isWholeDay(span) ? '23:59' : span.closes };
}

/** In the order of their dates. A day of one year wins over one of every year. */
function datesOf({ special_days }: OpeningHours, year: number) {
  const dates = new Map<string, readonly HoursSpan[]>();
  const yearly = special_days.filter(({ is_yearly }) => is_yearly);
  for (const special of yearly)
    for (const one of [year, year + 1]) {
      const day = dateInYear(special, one);
      if (isDate(day)) dates.set(day, special.spans);
    }
  for (const { is_yearly, date, spans } of special_days)
    if (!is_yearly && Number(date.slice(0, 4)) >= year) dates.set(date, spans);
  return [...dates].map(([date, spans]) => ({ date, spans })).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** February 29 is not a day of every year. */
function isDate(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

import {
  dateInYear,
  type HoursSpan,
  isWholeDay,
  type OpeningHours,
} from '../../../contract/platform/opening-hours.ts';
import { hoursGroups } from '../../business/opening-hours/hours-labels.ts';

/**
 * The hours for search engines: weekdays, then special days from `year` on. A day of every year stands for this year and the
 * next, so that a page from the cache stays true after New Year.
 */
export function hoursDescribed(hours: OpeningHours, year: number): readonly object[] {
  const weekly = hoursGroups(hours).flatMap(({ days, spans }) =>
    spans.map(span => specification({ dayOfWeek: days }, times(span))),
  );
  const special = datesOf(hours, year).flatMap(({ date, spans }) => {
    const day = { validFrom: date, validThrough: date };
    return spans.length === 0
      ? [specification(day, closed)]
      : spans.map(span => specification(day, times(span)));
  });
  return [...weekly, ...special];
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

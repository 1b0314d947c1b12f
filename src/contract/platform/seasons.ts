/* Days of the year, like 11-01, and the seasons between two of them. A season whose last day is before its first ends in the next year. */

export interface SeasonDays {
  /** The first day, like 11-01. */
  readonly from: string;
  /** The last day. 02-29 is the last of February in each year. */
  readonly through: string;
}

const aLeapYear = 2024;

/** @example isDayOfYear('02-30') // false */
export function isDayOfYear(text: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(text)) return false;
  const day = `${aLeapYear}-${text}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const wraps = ({ from, through }: SeasonDays) => through < from;

/** True if the season has this day. @example isInSeason({ from: '11-01', through: '03-31' }, '2027-01-15') // true */
export function isInSeason(season: SeasonDays, date: string): boolean {
  const day = date.slice(5);
  const { from, through } = season;
  return wraps(season) ? day >= from || day <= through : day >= from && day <= through;
}

/** Seasons that have days of an earlier one of the list. */
export function overlappedSeasons<One extends SeasonDays>(
  seasons: readonly One[],
): readonly { readonly place: number; readonly other: One }[] {
  const share = (one: SeasonDays, other: SeasonDays) =>
    isInSeason(one, `${aLeapYear}-${other.from}`) || isInSeason(other, `${aLeapYear}-${one.from}`);
  return seasons.flatMap((season, place) => {
    const other = seasons.slice(0, place).find(one => share(one, season));
    return other === undefined ? [] : [{ place, other }];
  });
}

/** The dates of a season that begins in this year. @example seasonDates({ from: '11-01', through: '02-29' }, 2026) // last: '2027-02-28' */
export function seasonDates(
  season: SeasonDays,
  year: number,
): { readonly first: string; readonly last: string } {
  const lastYear = wraps(season) ? year + 1 : year;
  const last = season.through === '02-29' ? lastOfFebruary(lastYear) : `${lastYear}-${season.through}`;
  return { first: `${year}-${season.from}`, last };
}

const lastOfFebruary = (year: number) => new Date(Date.UTC(year, 2, 0)).toISOString().slice(0, 10);

/** True if each day of the year is in a season. The seasons don't overlap. */
export function coversYear(seasons: readonly SeasonDays[]): boolean {
  const first = Date.UTC(aLeapYear, 0, 1);
  return Array.from({ length: 366 }, (_, at) => new Date(first + at * aDay).toISOString()).every(date =>
    seasons.some(season => isInSeason(season, date.slice(0, 10))),
  );
}

const aDay = 24 * 3_600_000;

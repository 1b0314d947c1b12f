const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * True if the days of a file are written with the day first: one can only be read so (31/05/2026), and none with the
 * month first.
 */
export function isDayFirst(days: readonly (string | undefined)[]): boolean {
  const read = days.map(day => /^\s*(\d{1,2})[-/](\d{1,2})[-/]\d/.exec(day ?? ''));
  return read.some(one => Number(one?.[1]) > 12) && !read.some(one => Number(one?.[2]) > 12);
}

/**
 * A day as programs and people write it, as YYYY-MM-DD; the text itself if it is none. The month comes first, as in
 * the United States, unless its number can only be a day, or its file has the day first.
 * @example readDay('May 31, 2026') // '2026-05-31'
 */
export function readDay(text: string, dayFirst = false): string {
  const plain = text.trim();
  return iso(plain) ?? numbers(plain, dayFirst) ?? words(plain) ?? plain;
}

/** Also with a time behind it: `2026-05-31T12:00:00Z`, `2026/5/31 12:00`. */
function iso(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  return dayOf(year, month, day);
}

function numbers(text: string, dayFirst: boolean): string | null {
  const [, first, mark, second, year] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)(?:,? .*)?$/.exec(text) ?? [];
  const startsWithDay = mark === '.' || Number(first) > 12 || (dayFirst && Number(second) <= 12);
  const full = year?.length === 2 ? `20${year}` : year;
  return startsWithDay ? dayOf(full, second, first) : dayOf(full, first, second);
}

/** `May 31, 2026`, `Sunday, May 31st 2026`, `31 May 2026`, with or without a time behind it. */
function words(text: string): string | null {
  const [, year] = /\b(\d{4})\b/.exec(text) ?? [];
  const [, day] = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!:)/i.exec(text) ?? [];
  const month = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i.exec(text)?.[1]?.toLowerCase();
  if (month === undefined || /\bago\b/i.test(text)) return null;
  return dayOf(year, String(months.indexOf(month) + 1), day);
}

function dayOf(year = '', month = '', day = ''): string | null {
  if (year === '' || month === '' || day === '') return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== written ? null : written;
}

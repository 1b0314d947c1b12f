import { format, isDateFormat } from 'numfmt';
import { type CellFormats, formatOf } from './cell-formats.ts';

export interface ShownNumber {
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** A formatted number's cell opens with a short tag; a longer one is no work of a spreadsheet program. */
const openTag = /<(?:\w{1,20}:)?c\s([^<>]{1,300})>/g;
/** Days between the two calendars of workbooks. */
const days1904 = 1_462;

/** Numbers, dates and times of a sheet's source whose format is not the plain one, as people see them in a spreadsheet. */
export function* shownNumbers(source: string, formats: CellFormats): Generator<ShownNumber> {
  const prefix = /<(\w{1,20}:)?sheetData[\s>]/.exec(source)?.[1] ?? '';
  const nextValue = seeker(source, `<${prefix}v>`);
  const nextEnd = seeker(source, `</${prefix}c>`);
  for (const { 0: tag, 1: attributes = '', index } of source.matchAll(openTag)) {
    const pattern = formatOf(formats, /\bs="(\d{1,6})"/.exec(attributes)?.[1]);
    const place = /\br="([A-Z]{1,3})(\d{1,7})"/.exec(attributes);
    const isNumber = !/\bt="(?!n")/.test(attributes);
    if (pattern === null || !place || !isNumber || tag.endsWith('/>')) continue;
    const from = nextValue(index);
    if (from === -1 || from > nextEnd(index)) continue;
    const start = from + prefix.length + 3;
    const text = shown(pattern, source.slice(start, source.indexOf('<', start)), formats.is1904);
    if (text !== null) yield { row: Number(place[2]) - 1, column: columnIndex(place[1] ?? ''), text };
  }
}

/** Finds the next place of a mark. Places only grow, so the whole text is read once. */
function seeker(source: string, mark: string): (from: number) => number {
  let at = source.indexOf(mark);
  return from => {
    while (at !== -1 && at < from) at = source.indexOf(mark, at + 1);
    return at;
  };
}

/** Null where the value is no number, or the format can't show it: then the plain value stays. */
function shown(pattern: string, written: string, is1904: boolean): string | null {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return null;
  try {
    const text = format(pattern, is1904 && isDateFormat(pattern) ? value + days1904 : value);
    return text.replaceAll(/\s+/g, ' ').trim();
  } catch {
    return null;
  }
}

export function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

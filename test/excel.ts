import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/*
 * What Excel (in the United States) makes of a CSV file that is opened by a double click and saved again. Cells are read by the
 * format "General": numbers, days, times and truth values lose the form they were typed in, long numbers their digits.
 */

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const monthAt = (name: string) => months.findIndex(one => name.toLowerCase().startsWith(one.toLowerCase()));

function number(text: string): string | null {
  const plain = text.replace(
    /^(\d{1,3})((?:,\d{3})+)$/,
    (_, first: string, rest: string) => first + rest.replaceAll(',', ''),
  );
  if (plain !== text) return Number(plain).toLocaleString('en-US');
  if (/^\(\d+\)$/.test(text)) return `-${Number(text.slice(1, -1))}`;
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?$/i.test(text)) return null;
  const value = Number(text);
  if (/e/i.test(text) || Math.abs(value) >= 1e9) {
    const [mantissa = '', exponent = ''] = value.toExponential(/e/i.test(text) ? 2 : 5).split('e');
    const digits = exponent.replace(/^[+-]/, '').padStart(2, '0');
    return `${mantissa.replace(/0+$/, '').replace(/\.$/, '.00')}E${exponent.startsWith('-') ? '-' : '+'}${digits}`;
  }
  return String(Number(value.toPrecision(10)));
}

function money(text: string): string | null {
  const [, digits] = /^\$(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return digits === undefined
    ? null
    : `$${digits.includes('.') ? Number(digits).toFixed(2) : Number(digits)}`;
}

function percent(text: string): string | null {
  const [, digits] = /^(\d+(?:\.\d+)?)%$/.exec(text) ?? [];
  return digits === undefined
    ? null
    : `${digits.includes('.') ? Number(digits).toFixed(2) : Number(digits)}%`;
}

function day(text: string): string | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year) return `${Number(month)}/${Number(date)}/${year}`;
  const [, first, second, third] = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}))?$/.exec(text) ?? [];
  if (first && third) return Number(first) <= 12 ? `${Number(first)}/${Number(second)}/${third}` : null;
  if (first) {
    const [at, on] = Number(first) <= 12 ? [first, second] : [second, first];
    return Number(at) <= 12 ? `${Number(on)}-${months[Number(at) - 1]}` : null;
  }
  const [, before = '', name = '', after = '', of = ''] =
    /^(\d{0,2}) ?([A-Z][a-z]{2,8}) ?(\d{0,2})(?:,? ?(\d{4}))?$/.exec(text) ?? [];
  if (monthAt(name) === -1 || before + after === '') return null;
  return `${Number(before || after)}-${months[monthAt(name)]}${of === '' ? '' : `-${of.slice(2)}`}`;
}

function time(text: string): string | null {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d\d))?(?: ([AP]M))?$/i.exec(text) ?? [];
  return hour && (half || text.includes(':'))
    ? `${hour}:${minute}${half ? ` ${half.toUpperCase()}` : ''}`
    : null;
}

/** A cell as Excel shows it, and writes it into a CSV file. */
export function shownByExcel(text: string): string {
  const trimmed = text.trim();
  if (/^[=+\-@][^\d.]/.test(trimmed)) return '#NAME?';
  if (trimmed.startsWith('=')) return '2';
  if (/^(?:true|false)$/i.test(trimmed)) return trimmed.toUpperCase();
  return number(trimmed) ?? money(trimmed) ?? percent(trimmed) ?? day(trimmed) ?? time(trimmed) ?? text;
}

const outsideLatin = /[^\0-\u00ff‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]/g;
const windows = new Map(
  Array.from('€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ', (letter, index) => [letter, 0x80 + index]),
);

/** The ways of saving that its dialog offers. */
export const waysOfSaving = {
  'CSV UTF-8': { delimiter: ',', bytes: (text: string) => Buffer.from(`\uFEFF${text}`) },
  'CSV of Windows': { delimiter: ',', bytes: toWindows1252 },
  'CSV of Windows, where the comma parts decimals': { delimiter: ';', bytes: toWindows1252 },
  'Unicode text': { delimiter: '\t', bytes: (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le') },
} as const;
export type WayOfSaving = keyof typeof waysOfSaving;

function toWindows1252(text: string): Buffer {
  const known = text.replaceAll(outsideLatin, '?');
  return Buffer.from(Array.from(known, letter => windows.get(letter) ?? letter.codePointAt(0) ?? 0));
}

export function savedByExcel(csv: string, way: WayOfSaving): Uint8Array {
  const rows: string[][] = parse(csv, { bom: true, relax_column_count: true });
  const { delimiter, bytes } = waysOfSaving[way];
  const shown = rows.map(row => row.map(shownByExcel));
  return bytes(stringify(shown, { delimiter, record_delimiter: '\r\n', quoted_match: /[\r\n]/ }));
}

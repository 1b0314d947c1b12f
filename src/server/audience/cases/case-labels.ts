/*
 * How a case is told to visitors.
 */

const eighths = [
  '',
  'an eighth',
  'a quarter',
  'three eighths',
  'half',
  'five eighths',
  'three quarters',
  'seven eighths',
];

const numbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** @example loadLabel(4) // 'Half a truck' */
export function loadLabel(load: number | null): string {
  if (load === null) return '';
  const [trucks, rest] = [Math.floor(load / 8), load % 8];
  const part = eighths[rest] ?? '';
  if (trucks === 0) return rest === 4 ? 'Half a truck' : capital(`${part} of a truck`);
  const whole = trucks === 1 ? 'One truck' : `${numbers[trucks] ?? trucks} trucks`;
  return rest === 0 ? whole : `${whole} and ${rest === 4 ? 'a half' : part}`;
}

/** In whole dollars. @example priceLabel(25_000, 35_000) // '$250 to $350' */
export function priceLabel(from: number | null, to: number | null): string {
  if (from === null && to === null) return '';
  if (from === null) return `Up to ${dollars(to ?? 0)}`;
  if (to === null) return `From ${dollars(from)}`;
  return from === to ? dollars(from) : `${dollars(from)} to ${dollars(to)}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollars = (cents: number) => money.format(cents / 100);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @example dayLabel('2026-03-05') // 'March 5, 2026' */
export const dayLabel = (iso: string) => day.format(new Date(`${iso}T00:00:00Z`));

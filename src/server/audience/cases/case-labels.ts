/*
 * The words of a case for visitors.
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

/**
 * In the unit of the trade; empty without a unit.
 * @example loadLabel(4, 'bag') // 'Half a bag'
 */
export function loadLabel(load: number | null, unit: string | undefined): string {
  if (load === null || unit === undefined) return '';
  const [whole, rest] = [Math.floor(load / 8), load % 8];
  const part = eighths[rest] ?? '';
  if (whole === 0) return capital(rest === 4 ? `half a ${unit}` : `${part} of a ${unit}`);
  const counted = whole === 1 ? `One ${unit}` : `${numbers[whole] ?? whole} ${unit}s`;
  return rest === 0 ? counted : `${counted} and ${rest === 4 ? 'a half' : part}`;
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

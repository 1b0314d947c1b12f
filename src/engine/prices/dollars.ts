const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** @example grouped(1450) // '1,450' */
export function grouped(count: number): string {
  return format.format(count);
}

/** @example dollars(145_000) // '$1,450' */
export function dollars(cents: number): string {
  const rest = cents % 100;
  const whole = `$${grouped((cents - rest) / 100)}`;
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

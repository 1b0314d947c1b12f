import { dollars } from './dollars.ts';
import { estimatePrice, type PriceRange } from './estimate-price.ts';
import { isTier, type PriceAnswers, type ServicePrices } from './price-table.ts';

/** What a service costs from the least to the most, as far as its table says. */
export interface PriceSpan extends PriceRange {
  /** True if this is for each hour: nothing says how many there are. */
  readonly is_hourly: boolean;
}

/**
 * From the cheapest step or typical job to the dearest, in a place; null if the table names no job.
 * @example priceSpan(prices, ['Boca Raton, FL']) // { from_cents: 9900, to_cents: 64900, is_hourly: false }
 */
export function priceSpan(prices: ServicePrices, area: readonly string[] = []): PriceSpan | null {
  const { unit, steps, typical_jobs, minimum_cents } = prices;
  const jobs = typical_jobs.map(({ answers }) => answers);
  const isEachHour = unit === 'hour' && jobs.length === 0;
  const isWhole = unit === 'load' || unit === 'job' || unit === 'item' || isEachHour;
  const single = steps.flatMap(step => (isTier(step) || isWhole ? [answersOf(step, unit)] : []));
  const asked = unit === 'hour' && jobs.length > 0 ? jobs : [...jobs, ...single];
  const ranges = (steps.length === 0 ? [...jobs, {}] : asked).flatMap(
    answers => estimatePrice(prices, answers, area) ?? [],
  );
  if (ranges.length === 0) return null;
  return {
    from_cents: Math.min(...ranges.map(({ from_cents }) => from_cents)),
    to_cents: Math.max(...ranges.map(({ to_cents }) => to_cents)),
    is_hourly: isEachHour && minimum_cents === undefined && prices.base_cents === undefined,
  };
}

/** One of a step; of an hourly price, one hour. */
function answersOf(step: ServicePrices['steps'][number], unit: ServicePrices['unit']): PriceAnswers {
  if (!isTier(step)) return { steps: { [step.name]: 1 } };
  return { amount: unit === 'item' || unit === 'hour' ? Math.min(1, step.up_to) : step.up_to };
}

/** @example rangeText({ from_cents: 9900, to_cents: 64900 }) // '$99 to $649' */
export function rangeText({ from_cents, to_cents }: PriceRange): string {
  return from_cents === to_cents ? dollars(from_cents) : `${dollars(from_cents)} to ${dollars(to_cents)}`;
}

/** What texts say of a span: where it begins, and all of it. */
export function spanTexts(span: PriceSpan): { readonly from: string; readonly range: string } {
  const unit = span.is_hourly ? ' an hour' : '';
  return { from: `${dollars(span.from_cents)}${unit}`, range: `${rangeText(span)}${unit}` };
}

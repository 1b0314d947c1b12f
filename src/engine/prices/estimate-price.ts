import { grouped } from './dollars.ts';
import {
  isTier,
  type PriceAnswers,
  type PriceArea,
  type PriceExtra,
  type PriceStep,
  type PriceUnit,
  type ServicePrices,
} from './price-table.ts';

/** An amount from the lowest to the highest, in cents. */
export interface PriceRange {
  readonly from_cents: number;
  readonly to_cents: number;
}

export interface PriceReason extends PriceRange {
  /** @example 'Half a truck', 'Stairs × 2', 'Minimum' */
  readonly label: string;
}

/** What a job costs, in whole dollars, and what makes it so. */
export interface PriceEstimate extends PriceRange {
  readonly reasons: readonly PriceReason[];
}

/** More of something is asked by mistake. */
const maxAmount = 100_000;

/**
 * The range of a job, rounded outward to whole dollars; null if the answers choose nothing that has a price.
 * `area`: the names of the place, the nearest first.
 * @example estimatePrice(prices, { amount: 0.5, extras: { Stairs: 2 } }, ['33432', 'Boca Raton, FL'])
 */
export function estimatePrice(
  prices: ServicePrices,
  answers: PriceAnswers,
  area: readonly string[] = [],
): PriceEstimate | null {
  const work = workOf(prices, answers);
  if (work === null) return null;
  const reasons: PriceReason[] = [];
  const { base_cents = 0, minimum_cents = 0 } = prices;
  if (base_cents > 0) reasons.push(fixed('Base price', base_cents));
  reasons.push(...work);
  for (const extra of prices.extras) {
    const count = countOf(answers.extras, extra.name);
    if (count > 0) reasons.push(extraReason(extra, count, sumOf(reasons)));
  }
  const here = areaOf(prices.areas, area);
  if (here) reasons.push(areaReason(here, sumOf(reasons)));
  const sum = sumOf(reasons);
  const missing = {
    from_cents: Math.max(0, minimum_cents - sum.from_cents),
    to_cents: Math.max(0, minimum_cents - sum.to_cents),
  };
  if (missing.from_cents > 0) reasons.push({ label: 'Minimum', ...missing });
  const { from_cents, to_cents } = sumOf(reasons);
  return {
    from_cents: Math.max(0, Math.floor(from_cents / 100) * 100),
    to_cents: Math.max(0, Math.ceil(to_cents / 100) * 100),
    reasons,
  };
}

/** The chosen steps; null if there are none, unless the base price is all there is. */
function workOf({ unit, steps, base_cents }: ServicePrices, answers: PriceAnswers): PriceReason[] | null {
  const named = steps
    .filter(step => !isTier(step))
    .flatMap(step => {
      const count = countOf(answers.steps, step.name);
      return count > 0 ? [stepReason(step, unit, count * timesOf(unit, answers))] : [];
    });
  const ofAmount = tiersFor({ unit, steps }, countOf(answers, 'amount'));
  const chosen = [...ofAmount, ...named];
  if (chosen.length > 0) return chosen;
  return steps.length === 0 && base_cents !== undefined ? [] : null;
}

/** Work by the hour or square foot costs as much as there is of it. */
function timesOf(unit: PriceUnit, answers: PriceAnswers): number {
  return unit === 'hour' || unit === 'square_foot' ? Math.max(1, countOf(answers, 'amount')) : 1;
}

/** What an amount costs: the tier it falls into. Beyond the last one come whole ones of it, and the rest. */
function tiersFor({ unit, steps }: Pick<ServicePrices, 'unit' | 'steps'>, amount: number): PriceReason[] {
  const tiers = steps.filter(isTier);
  const last = tiers.at(-1);
  if (last === undefined || amount <= 0) return [];
  // A price for each item or hour: the tier says which one.
  if (unit === 'item' || unit === 'hour')
    return [stepReason(tiers.find(({ up_to }) => amount <= up_to) ?? last, unit, amount)];
  const whole = amount > last.up_to ? Math.floor(amount / last.up_to + 1e-9) : 0;
  const rest = amount - whole * last.up_to;
  const tier = rest > 1e-9 ? tiers.find(({ up_to }) => rest <= up_to + 1e-9) : undefined;
  return [
    ...(whole > 0 ? [stepReason(last, 'job', whole)] : []),
    ...(tier ? [stepReason(tier, 'job', 1)] : []),
  ];
}

function stepReason(
  { name, from_cents, to_cents = from_cents }: PriceStep,
  unit: PriceUnit,
  count: number,
): PriceReason {
  return {
    label: unitLabels[unit]?.(name, count) ?? counted(name, count),
    from_cents: Math.floor(from_cents * count),
    to_cents: Math.ceil(to_cents * count),
  };
}

function extraReason({ name, per, from_cents, percent }: PriceExtra, count: number, before: PriceRange) {
  if (percent !== undefined) return { label: name, ...shareOf(before, percent) };
  const times = per === undefined ? 1 : Math.ceil(count);
  return fixed(counted(name, times), (from_cents ?? 0) * times);
}

function areaReason({ subject, percent = 0, add_cents = 0 }: PriceArea, before: PriceRange): PriceReason {
  const share = shareOf(before, percent);
  return {
    label: subject,
    from_cents: share.from_cents + add_cents,
    to_cents: share.to_cents + add_cents,
  };
}

function shareOf({ from_cents, to_cents }: PriceRange, percent: number): PriceRange {
  return {
    from_cents: Math.floor((from_cents * percent) / 100),
    to_cents: Math.ceil((to_cents * percent) / 100),
  };
}

/** The difference of the nearest name that the table knows. */
function areaOf(areas: readonly PriceArea[], names: readonly string[]): PriceArea | undefined {
  for (const name of names) {
    const found = areas.find(({ subject }) => subject.toLowerCase() === name.toLowerCase());
    if (found) return found;
  }
  return undefined;
}

const fixed = (label: string, cents: number): PriceReason => ({ label, from_cents: cents, to_cents: cents });

const counted = (name: string, count: number) => (count === 1 ? name : `${name} × ${shown(count)}`);

const unitLabels: Readonly<Partial<Record<PriceUnit, (name: string, count: number) => string>>> = {
  hour: (name, hours) => `${name}, ${hours === 1 ? '1 hour' : `${shown(hours)} hours`}`,
  square_foot: (name, feet) => `${name}, ${shown(feet)} square feet`,
};

const shown = (count: number) => grouped(Math.round(count * 100) / 100);

function sumOf(reasons: readonly PriceRange[]): PriceRange {
  let [from_cents, to_cents] = [0, 0];
  for (const reason of reasons) {
    from_cents += reason.from_cents;
    to_cents += reason.to_cents;
  }
  return { from_cents, to_cents };
}

/** Answers come from strangers: what is no number within bounds is none. */
function countOf(counts: object | undefined, name: string): number {
  const count: unknown = counts && Object.hasOwn(counts, name) ? Reflect.get(counts, name) : 0;
  return typeof count === 'number' && count > 0 ? Math.min(count, maxAmount) : 0;
}

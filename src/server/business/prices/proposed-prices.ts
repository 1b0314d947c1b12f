import type { PriceNumber } from '../../../contract/business/prices.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import { type PriceTable, priceTableSchema } from '../../../contract/platform/price-tables.ts';
import { estimatePrice } from '../../../engine/index.ts';
import type { Pack } from '../packs/pack.ts';

/** The tables that a trade proposes for services of a business. Differences of areas are of the states where it works. */
export function proposedPrices(
  { prices }: Pick<Pack, 'prices'>,
  {
    services,
    towns,
  }: { readonly services: readonly { readonly name: string }[]; readonly towns: readonly Area[] },
): readonly PriceTable[] {
  const names = new Set(services.map(({ name }) => name));
  const states = new Set(towns.map(({ state }) => state));
  return prices
    .filter(({ service }) => names.has(service))
    .map(table => {
      const areas = table.areas.filter(({ subject }) => states.has(subject.slice(-2)));
      return Object.assign({}, table, { areas });
    });
}

/** What an owner is asked when a business is set up. */
const maxNumbers = 5;

/** For a trade that no pack knows. */
const anyTable: PriceTable = {
  service: '',
  unit: 'job',
  steps: [
    { name: 'A small job', from_cents: 9_900, to_cents: 14_900 },
    { name: 'A usual job', from_cents: 19_900, to_cents: 29_900 },
    { name: 'A large job', from_cents: 49_900, to_cents: 74_900 },
  ],
  extras: [{ name: 'Evening or weekend', percent: 30 }],
  minimum_cents: 9_900,
  included: [],
  areas: [],
  typical_jobs: ['A small job', 'A usual job', 'A large job'].map(name => ({
    name,
    answers: { steps: { [name]: 1 } },
  })),
};

/** The table of a trade’s main service, whose numbers an owner is asked for. */
function mainTable({ prices, services, keyword, is_any_trade }: Pack): PriceTable {
  const main = services.find(({ keywords }) => keywords.includes(keyword));
  const own = prices.find(({ service }) => service === main?.name);
  return (is_any_trade ? undefined : (own ?? prices[0])) ?? anyTable;
}

/** The numbers that make the main table the owner’s: its steps, then minimum, base and extras; five of them. */
export function priceNumbers(pack: Pack): PriceNumber[] {
  const { steps, extras, minimum_cents, base_cents } = mainTable(pack);
  const all: PriceNumber[] = [
    ...steps.map(({ name, from_cents }) => ({ label: name, unit: '$' as const, proposed: from_cents / 100 })),
    ...(minimum_cents === undefined
      ? []
      : [{ label: 'Minimum', unit: '$' as const, proposed: minimum_cents / 100 }]),
    ...(base_cents === undefined
      ? []
      : [{ label: 'Base price', unit: '$' as const, proposed: base_cents / 100 }]),
    ...extras.map(({ name, from_cents, percent }) =>
      percent === undefined
        ? { label: name, unit: '$' as const, proposed: (from_cents ?? 0) / 100 }
        : { label: name, unit: '%' as const, proposed: percent },
    ),
  ];
  return all.slice(0, maxNumbers);
}

export interface GivenNumbers {
  /** Numbers by label. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The other services get the trade’s tables, in the same proportion. */
  readonly other_services: boolean;
}

interface NewBusinessOf {
  readonly services: readonly { readonly name: string }[];
  readonly towns: readonly Area[];
}

/** The first tables of a business, from its owner’s numbers; else what is wrong with them. */
export function tablesFromNumbers(
  pack: Pack,
  given: GivenNumbers,
  { services, towns }: NewBusinessOf,
): readonly PriceTable[] | { readonly problem: string } {
  const asked = priceNumbers(pack);
  const unknown = Object.keys(given.numbers).find(label => !asked.some(one => one.label === label));
  if (unknown !== undefined) {
    const labels = new Intl.ListFormat('en-US').format(asked.map(({ label }) => `“${label}”`));
    return { problem: `“${unknown}” is no number of this trade. It has ${labels}.` };
  }
  const { numbers, other_services } = given;
  const factor = factorOf(asked, numbers);
  const proposed = mainTable(pack);
  const own = ownTable(proposed, { asked, numbers, factor: other_services ? factor : null });
  const checked = priceTableSchema.safeParse({ ...own, service: proposed.service || 'Any' });
  if (!checked.success)
    return { problem: `${checked.error.issues[0]?.message ?? 'These numbers don’t fit'}.` };
  const proposals = proposedPrices(pack, { services, towns });
  return services.flatMap(({ name }) => {
    if (name === proposed.service) return [{ ...own, areas: [] }];
    const its = proposals.find(({ service }) => service === name);
    const isFirst = proposed.service === '' && name === services[0]?.name;
    if (!other_services && !isFirst) return [];
    if (its && !pack.is_any_trade) return [scaled(its, factor)];
    // The owner’s own service goes by the same prices; the jobs of the main one are none of it.
    return [{ ...own, service: name, typical_jobs: pack.is_any_trade ? own.typical_jobs : [] }];
  });
}

/** How much dearer the owner is than the proposal. */
function factorOf(asked: readonly PriceNumber[], numbers: GivenNumbers['numbers']): number {
  const ratios = asked.flatMap(({ label, unit, proposed }) => {
    const own = numbers[label];
    return own !== undefined && own > 0 && proposed > 0 && unit === '$' ? [own / proposed] : [];
  });
  return ratios.length === 0 ? 1 : ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
}

interface OwnNumbers {
  readonly asked: readonly PriceNumber[];
  readonly numbers: GivenNumbers['numbers'];
  /** For what was not asked; null: it is left out. */
  readonly factor: number | null;
}

/** The proposal with the owner’s numbers. What was asked and not answered is left out. */
function ownTable(table: PriceTable, { asked, numbers, factor }: OwnNumbers): PriceTable {
  const labels = new Set(asked.map(({ label }) => label));
  /** Undefined: left out. */
  const numberOf = (label: string, proposed: number): number | undefined =>
    labels.has(label) ? numbers[label] : factor === null ? undefined : Math.round((proposed * factor) / 100);
  const amount = (label: string, cents: number | undefined) => {
    const own = cents === undefined ? undefined : numberOf(label, cents);
    return own === undefined ? undefined : Math.round(own * 100);
  };
  const steps = table.steps.flatMap(step => {
    const from_cents = amount(step.name, step.from_cents);
    if (from_cents === undefined) return [];
    const to_cents = priceNear(((step.to_cents ?? step.from_cents) * from_cents) / step.from_cents);
    return [Object.assign({}, step, { from_cents, to_cents: Math.max(from_cents, to_cents) })];
  });
  const extras = table.extras.flatMap((extra): PriceTable['extras'] => {
    if (extra.percent === undefined) {
      const from_cents = amount(extra.name, extra.from_cents);
      return from_cents === undefined ? [] : [Object.assign({}, extra, { from_cents })];
    }
    const percent = labels.has(extra.name)
      ? numbers[extra.name]
      : factor === null
        ? undefined
        : extra.percent;
    return percent === undefined ? [] : [Object.assign({}, extra, { percent })];
  });
  const base_cents = amount('Base price', table.base_cents);
  const minimum_cents = amount('Minimum', table.minimum_cents);
  return withJobs({
    ...table,
    steps,
    extras,
    ...(base_cents === undefined ? { base_cents: undefined } : { base_cents }),
    ...(minimum_cents === undefined ? { minimum_cents: undefined } : { minimum_cents }),
  });
}

function scaled(table: PriceTable, factor: number): PriceTable {
  const times = (cents: number | undefined) => (cents === undefined ? undefined : priceNear(cents * factor));
  return {
    ...table,
    base_cents: times(table.base_cents),
    minimum_cents: times(table.minimum_cents),
    steps: table.steps.map(step => {
      const from_cents = priceNear(step.from_cents * factor);
      const to_cents = times(step.to_cents);
      return Object.assign({}, step, {
        from_cents,
        to_cents: to_cents === undefined ? undefined : Math.max(from_cents, to_cents),
      });
    }),
    extras: table.extras.map((extra): PriceTable['extras'][number] =>
      Object.assign({}, extra, { from_cents: times(extra.from_cents) }),
    ),
  };
}

/** Jobs that still have a price. */
function withJobs(table: PriceTable): PriceTable {
  const names = new Set([...table.steps, ...table.extras].map(({ name }) => name));
  const isOf = (counts: Readonly<Record<string, number>> = {}) =>
    Object.keys(counts).every(name => names.has(name));
  const typical_jobs = table.typical_jobs.filter(
    ({ answers }) => isOf(answers.steps) && isOf(answers.extras) && estimatePrice(table, answers) !== null,
  );
  return { ...table, typical_jobs };
}

/** An amount as owners write it: $148 is $149, and below $50 every dollar counts. */
function priceNear(cents: number): number {
  const step = cents < 5_000 ? 100 : 1_000;
  const whole = Math.round(cents / step) * step;
  return Math.max(100, step === 100 ? whole : whole - 100);
}

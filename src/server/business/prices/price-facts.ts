import type { Area } from '../../../contract/platform/areas.ts';
import type { PriceSettings, PriceTable } from '../../../contract/platform/price-tables.ts';
import { dollars, priceSpan, spanTexts } from '../../../engine/index.ts';
import type { FactOfService } from '../findings/town-findings.ts';
import { priceArea } from './price-area.ts';

interface PricedPage {
  readonly city: string;
  readonly state: string;
  readonly service: string;
}

/** A table, and what decides its prices in a place. */
interface PricesHere {
  readonly table: PriceTable;
  readonly area: readonly string[];
}

const nowhere: readonly string[] = [];
const noFacts: readonly FactOfService[] = [];

/** What pages say of the owner’s prices. Towns without a difference share the facts of their service. */
export class PriceIndex {
  readonly #tables = new Map<string, PriceTable>();
  readonly #usual = new Map<string, readonly FactOfService[]>();

  constructor({ services }: PriceSettings) {
    for (const one of services) this.#tables.set(one.service.toLowerCase(), one);
  }

  /** The table of a service, by any spelling of its name. */
  tableOf(service: string): PriceTable | null {
    return this.#tables.get(service.toLowerCase()) ?? null;
  }

  /** The table of a page, and the names of its place that the table knows; null: none. */
  find({ city, state, service }: PricedPage, towns: readonly Area[]): PricesHere | null {
    const table = service === '' ? null : this.tableOf(service);
    if (table === null) return null;
    if (table.areas.length === 0 || city === '') return { table, area: nowhere };
    const known = new Set(table.areas.map(({ subject }) => subject.toLowerCase()));
    const area = priceArea(towns, { city, state }).filter(name => known.has(name.toLowerCase()));
    return { table, area };
  }

  /** The price facts of a page. */
  of(page: PricedPage, towns: readonly Area[]): readonly FactOfService[] {
    const found = this.#tables.size === 0 ? null : this.find(page, towns);
    if (found === null) return noFacts;
    const { table, area } = found;
    if (area.length > 0) return factsOf(table, area);
    const before = this.#usual.get(table.service);
    if (before) return before;
    const usual = factsOf(table, []);
    this.#usual.set(table.service, usual);
    return usual;
  }
}

export const noPrices = new PriceIndex({ services: [] });

function factsOf(table: PriceTable, area: readonly string[]): readonly FactOfService[] {
  const span = priceSpan(table, area);
  if (span === null || span.to_cents === 0) return noFacts;
  const { from, range } = spanTexts(span);
  return [
    { name: 'service.price_from', text: from, sources: [] },
    { name: 'service.price_range', text: range, sources: [] },
  ];
}

/** All amounts of the tables, for texts that name one. */
export function statedPrices({ services }: PriceSettings): readonly string[] {
  const amounts = new Set<number>();
  for (const table of services) {
    const span = priceSpan(table);
    const named = [
      table.base_cents,
      table.minimum_cents,
      span?.from_cents,
      span?.to_cents,
      ...table.steps.flatMap(({ from_cents, to_cents }) => [from_cents, to_cents]),
      ...table.extras.map(({ from_cents }) => from_cents),
    ];
    for (const cents of named) if (cents !== undefined) amounts.add(cents);
  }
  return [...amounts].map(dollars);
}

import type { PriceSettings, PriceTable } from '../../../contract/platform/price-tables.ts';
import {
  dollars,
  estimatePrice,
  isTier,
  type PriceAnswers,
  priceSpan,
  rangeText,
  slug,
} from '../../../engine/index.ts';
import { type PricedService, type PriceLine, renderPriced } from '../../../sections/render-sections.tsx';
import type { IllustrationSet } from '../../../sections/schemas.ts';
import { PriceIndex } from '../../business/prices/price-facts.ts';
import { type FactsOnPage, noPageFacts } from '../../business/statements/page-facts.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';

/** What a page shows of prices; empty texts: none. */
export interface PagePrices {
  /** The inside of its pricing section. */
  readonly markup: string;
  /** Amounts in dollars for search engines: “99”, “649”. */
  readonly low: string;
  readonly high: string;
}

const noPrices: PagePrices = { markup: '', low: '', high: '' };

/** A page and what is known of it. */
type PricedPage = Pick<FactsOnPage, 'known' | 'subject'>;

type OfTable = Map<string, PagePrices>;

/** What is known of one state of the price tables. */
interface Known {
  readonly index: PriceIndex;
  readonly rendered: WeakMap<PriceTable, OfTable>;
  /** Pages of a town and service have the same facts: most are found by them. */
  readonly ofFacts: WeakMap<FactsOnPage['known'], PagePrices>;
}
const known = new WeakMap<PriceSettings, Known>();

/** The prices of a service in a town. They are rendered once for all pages with the same ones. */
export function pagePrices(
  { prices, areas }: Pick<CurrentSettings, 'prices' | 'areas'>,
  { known: facts, subject }: PricedPage,
  illustrations: IllustrationSet,
): PagePrices {
  if (prices.services.length === 0) return noPrices;
  // A template that names no fact has read none.
  const isRead = facts !== noPageFacts;
  if (isRead && !facts.values.has('service.price_from')) return noPrices;
  let memory = known.get(prices);
  if (!memory) {
    memory = { index: new PriceIndex(prices), rendered: new WeakMap(), ofFacts: new WeakMap() };
    known.set(prices, memory);
  }
  const before = isRead ? memory.ofFacts.get(facts) : undefined;
  if (before) return before;
  const found = memory.index.find(subject, areas.towns);
  const fresh = found === null ? noPrices : renderedOnce(memory.rendered, found, illustrations);
  if (isRead) memory.ofFacts.set(facts, fresh);
  return fresh;
}

function renderedOnce(
  rendered: Known['rendered'],
  { table, area }: NonNullable<ReturnType<PriceIndex['find']>>,
  illustrations: IllustrationSet,
): PagePrices {
  const ofTable: OfTable = rendered.get(table) ?? new Map();
  rendered.set(table, ofTable);
  const key = `${illustrations}|${area.join('|')}`;
  const before = ofTable.get(key);
  if (before) return before;
  const fresh = render(table, area, illustrations);
  ofTable.set(key, fresh);
  return fresh;
}

function render(table: PriceTable, area: readonly string[], illustrations: IllustrationSet): PagePrices {
  const span = priceSpan(table, area);
  if (span === null || span.to_cents === 0) return noPrices;
  return {
    markup: inAscii(renderPriced(pricedService(table, area), illustrations)),
    low: String(span.from_cents / 100),
    high: String(span.to_cents / 100),
  };
}

function pricedService(table: PriceTable, area: readonly string[]): PricedService {
  const { unit, steps, typical_jobs, minimum_cents = 0, included } = table;
  const line = (name: string, answers: PriceAnswers): PriceLine[] => {
    const range = estimatePrice(table, answers, area);
    return range ? [{ name, price: rangeText(range) }] : [];
  };
  const lines = steps.flatMap(step => {
    if (unit === 'hour') return [{ name: step.name, price: `${stepText(step)} an hour` }];
    if (isTier(step)) return unit === 'item' ? [eachOf(step)] : line(step.name, { amount: step.up_to });
    if (unit === 'square_foot') return [{ name: step.name, price: `${stepText(step)} a square foot` }];
    return line(step.name, { steps: { [step.name]: 1 } });
  });
  const loads = steps
    .filter(isTier)
    .flatMap(step =>
      unit === 'load'
        ? line(step.name, { amount: step.up_to }).map(one => Object.assign({ part: step.up_to }, one))
        : [],
    );
  const ofLoads = new Set(loads.map(({ name }) => name));
  return {
    loads,
    steps: lines.filter(({ name }) => !ofLoads.has(name)),
    jobs: typical_jobs.flatMap(({ name, answers }) => line(name, answers)),
    extras: table.extras.map(({ name, per, from_cents = 0, percent }) => ({
      name,
      price: percent === undefined ? `${dollars(from_cents)}${perTexts[per ?? 'once']}` : `${percent}% more`,
    })),
    included,
    minimum: minimum_cents === 0 ? '' : dollars(minimum_cents),
    questions: questionsOf(table, area),
    note: 'All prices are estimates. What we find on site makes the final one.',
  };
}

/** Copied as it is into each page: no letter has to be encoded. */
const inAscii = (markup: string) =>
  markup.replaceAll(/[^\n -~]/gu, letter => `&#${letter.codePointAt(0) ?? 32};`);

const eachOf = (step: PriceTable['steps'][number]) => ({ name: step.name, price: `${stepText(step)} each` });

const amountQuestions: Readonly<Partial<Record<PriceTable['unit'], string>>> = {
  load: 'How many full loads?',
  item: 'How many?',
  hour: 'How many hours?',
  square_foot: 'How many square feet?',
};

const maxCounted = 1;

/** Two or three questions: how much or what, and the first extras. */
function questionsOf({ service, unit, steps, extras }: PriceTable, area: readonly string[]) {
  const hasTiers = steps.some(isTier);
  const hasAmount = hasTiers || unit === 'hour' || unit === 'square_foot';
  return {
    service: slug(service),
    place: area[0] ?? '',
    amount: hasAmount ? (amountQuestions[unit] ?? '') : '',
    choices: hasTiers ? [] : steps.map(({ name }) => name),
    counted: extras
      .filter(({ per }) => per !== undefined)
      .slice(0, maxCounted)
      .map(({ name, per }) => ({
        name,
        label: per === 'each' ? `${name}: how many?` : `${name}: how many ${countedIn[per ?? 'each']}?`,
      })),
    once: extras
      .filter(({ per }) => per === undefined)
      .slice(0, maxCounted)
      .map(({ name }) => name),
  };
}

const countedIn = { each: '', floor: 'floors', mile: 'miles', '100_lb': 'hundred pounds' } as const;

const stepText = ({ from_cents, to_cents = from_cents }: PriceTable['steps'][number]) =>
  rangeText({ from_cents, to_cents });

const perTexts = {
  once: '',
  each: ' each',
  floor: ' a floor',
  mile: ' a mile',
  '100_lb': ' per 100 pounds',
} as const;

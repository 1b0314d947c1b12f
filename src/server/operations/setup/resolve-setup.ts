import type { Setup } from '../../../contract/operations/setup.ts';
import type { Area } from '../../../contract/platform/areas.ts';
import type { PriceTable } from '../../../contract/platform/price-tables.ts';
import { type Settings, settingGroups } from '../../../contract/platform/settings.ts';
import { dollars, priceSpan } from '../../../engine/index.ts';
import { ownerContextOf } from '../../business/answers/owner-context.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { isWholeTrade, packStore } from '../../business/packs/pack-store.ts';
import { predicatesOf } from '../../business/packs/predicates.ts';
import { timeZoneOf } from '../../business/places/time-zone-of.ts';
import { tablesFromNumbers } from '../../business/prices/proposed-prices.ts';
import { AppError } from '../../platform/errors.ts';
import { resolveAreas } from './resolve-areas.ts';
import { type LeftOutSentence, type NewService, resolveServices } from './resolve-services.ts';

/** Groups of settings that describe the business. The others stay as they are. */
export const replacedGroups = [
  'business',
  'brand',
  'navigation',
  'areas',
  'testimonials',
  'packs',
  'giveaway',
  'prices',
] as const;
type ReplacedGroup = (typeof replacedGroups)[number];

/** A new business with everything derived from its owner's input. */
export interface NewBusiness {
  readonly pack: Pack;
  readonly settings: Pick<Settings, ReplacedGroup>;
  readonly services: readonly NewService[];
  /** What the owner said of services and no text may say. */
  readonly left_out: readonly LeftOutSentence[];
  /** Predicate ─▶ value. */
  readonly claims: Readonly<Record<string, string>>;
  /** The towns that get pages. */
  readonly towns: readonly Area[];
  readonly landing_pages: Setup['landing_pages'];
}

/** Refuses invalid input by the name of its field. */
export function resolveSetup(setup: Setup): NewBusiness {
  const pack = tradeNamed(setup);
  const { areas, towns } = resolveAreas(setup.areas);
  const owner = ownerContextOf(areas.towns, [setup.business.name, ...Object.values(setup.claims)]);
  const { services, left_out } = resolveServices(setup.services, {
    pack,
    owner,
    tradeName: setup.trade_name ?? '',
  });
  requireClaims(setup.claims, pack);
  const prices = pricesOf(setup, pack, { services, towns: areas.towns });
  return {
    pack,
    settings: settingsOf(setup, pack, { areas, services, prices }),
    services,
    left_out,
    claims: setup.claims,
    towns,
    landing_pages: setup.landing_pages,
  };
}

function tradeNamed({ trade, trade_name = '' }: Setup): Pack {
  const pack = packStore.named(trade, trade_name);
  if (pack && isWholeTrade(pack)) {
    if (trade_name === '' || pack.is_any_trade) return pack;
    throw refused(
      'trade_name',
      `The trade “${trade}” has its name already: ${pack.label}. Leave trade_name out.`,
    );
  }
  const names = packStore
    .all()
    .filter(isWholeTrade)
    .map(({ id }) => id);
  const listed = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
  throw refused('trade', `“${trade}” is no trade that a business can be set up with. Choose ${listed}.`);
}

function pricesOf(
  { prices }: Setup,
  pack: Pack,
  business: Parameters<typeof tablesFromNumbers>[2],
): readonly PriceTable[] {
  if (prices === undefined || Object.keys(prices.numbers).length === 0) return [];
  const tables = tablesFromNumbers(pack, prices, business);
  if ('problem' in tables) throw refused('prices.numbers', tables.problem);
  return tables;
}

/** Where all prices begin; empty without prices. */
function lowestOf(prices: readonly PriceTable[]): string {
  const spans = prices.flatMap(table => priceSpan(table) ?? []);
  return spans.length === 0 ? '' : dollars(Math.min(...spans.map(({ from_cents }) => from_cents)));
}

function requireClaims(claims: Setup['claims'], pack: Pack): void {
  for (const name of Object.keys(claims)) {
    if (predicatesOf(pack).get(name)?.of.includes('business')) continue;
    throw refused(
      `claims.${name}`,
      `“${name}” is nothing that a business can state. The list is on the Statements screen.`,
    );
  }
}

function refused(path: string, message: string): AppError {
  return new AppError('invalid', message, { fields: [{ path, message }] });
}

const defaultHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '08:00',
  closes: '18:00',
} as const;

interface ResolvedParts {
  readonly areas: NewBusiness['settings']['areas'];
  readonly services: readonly NewService[];
  readonly prices: readonly PriceTable[];
}

function settingsOf(
  { business, brand: { logo, ...brand }, trade_name = '' }: Setup,
  pack: Pack,
  { areas, services, prices }: ResolvedParts,
): NewBusiness['settings'] {
  const trade = pack.business;
  const hasLogo = logo !== undefined;
  const [first] = areas.towns;
  const base = { city: first?.city ?? '', state: first?.state ?? '' };
  return {
    business: settingGroups.business.parse({
      name: business.name,
      slogan: business.slogan ?? sloganOf(pack, base.city),
      phones: { default: business.phone, by_county: business.phones_by_county, text: business.text_phone },
      address: business.address ?? { street: '', ...base, zip_code: '' },
      email: business.email,
      hours: business.hours ?? defaultHours,
      time_zone: business.time_zone ?? timeZoneOf(business.address ?? base),
      emergency: '',
      claims: trade?.claims,
      items: trade && itemsOf(trade.items, pack, services),
      refused_items: trade?.refused_items,
      // The trade's amount is an example: no page names a price that the owner has not stated.
      price: { ...trade?.price, starts_from: lowestOf(prices), ...business.price },
      socials: business.socials,
    }),
    brand: settingGroups.brand.parse({
      brand_color: '',
      second_color: '',
      corner_style: 'soft',
      type_pairing: 'sturdy',
      has_illustrations: true,
      ...brand,
      logo_has_name: hasLogo && brand.logo_has_name === true,
    }),
    navigation: { menu: null, footer: null },
    areas: settingGroups.areas.parse(areas),
    testimonials: { shows_reviews: true, entries: [] },
    packs: { own: pack.id, trade_name, enabled: [] },
    prices: { services: [...prices] },
    giveaway: { is_open: false, title: 'Giveaway', prize: 'To be chosen', closes_on: '', rules: '' },
  };
}

/** A trade of any kind says what it is, and where. */
function sloganOf({ business, is_any_trade }: Pack, city: string): string | undefined {
  return business && is_any_trade && city !== '' ? `${business.slogan} in ${city}` : business?.slogan;
}

/** Beside every form. */
const maxItems = 12;

/**
 * The services of the business: those it named itself, then the trade's list without services that it doesn't offer.
 */
function itemsOf(items: readonly string[], { services: ofTrade }: Pack, services: readonly NewService[]) {
  const isOfTrade = (name: string) => ofTrade.some(service => service.name === name);
  const offered = new Set(services.map(({ name }) => name));
  const own = [...offered].filter(name => !isOfTrade(name) && name.length <= 60);
  const others = items.filter(item => offered.has(item) || !isOfTrade(item));
  const isNew = (item: string) => !own.some(name => name.toLowerCase() === item.toLowerCase());
  return [...own, ...others.filter(isNew)].slice(0, maxItems);
}

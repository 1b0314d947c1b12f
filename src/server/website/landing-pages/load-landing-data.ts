import { type PageHead, pageName } from '../../../engine/index.ts';
import { type FactSource, type OutsideResource, type SourceMarks } from '../../../sections/schemas.ts';
import type { CasesOnPage } from '../../audience/cases/nearest-cases.ts';
import { signPage } from '../../audience/leads/form-token.ts';
import { reviewsKey } from '../../audience/reviews/announce-review.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { type FactsOnPage, factAddresses, sourcesOf } from '../../business/statements/page-facts.ts';
import { pageCode } from '../../pages/pages/page-code.ts';
import { type ShownPage, storedValues } from '../../pages/pages/page-row.ts';
import { originOf } from '../../platform/config.ts';
import type { MaybePromise } from '../../platform/maybe-promise.ts';
import type { CurrentSettings } from '../../platform/settings/site-settings.ts';
import type { CityPages } from '../context/city-pages.ts';
import type { FrameContext } from '../context/frame-context.ts';
import { shareBrand, sharePicture } from '../context/share-facts.ts';
import type { Place } from '../context/towns.ts';
import { landingShareFacts } from '../site-pages/find-share-facts.ts';
import { type Footer, townFooter } from '../site-pages/footers.ts';
import { placeNamed } from '../site-pages/map-facts.ts';
import {
  mapMarkup,
  type PageContext,
  type PlaceFacts,
  placeFacts,
  quoteService,
} from '../site-pages/page-context.ts';
import { type PagePrices, pagePrices } from '../site-pages/page-prices.ts';
import { townPlaced } from '../site-pages/town-content.ts';
import { finishedWork, ratingMarkup } from '../site-pages/town-work.ts';
import type { LandingContext } from './landing-context.ts';
import { type FoundResources, outsideResources } from './outside-resources.ts';
import type { PageVariables } from './page-variables.ts';
import { relatedPages } from './related-pages.ts';
import type { RelatedTown } from './related-texts.ts';
import type { SectionRequirements } from './section-requirements.ts';
import { ShownAddresses } from './shown-addresses.ts';
import { type CardPart, townCard } from './town-card.ts';

/** The data of a page except the texts of its template. */
export interface FoundLanding {
  readonly row: ShownPage;
  /** Texts of its head that differ from the stored ones: they name a price. */
  readonly priced_head: Partial<PageHead>;
  readonly values: { readonly city: string; readonly state: string; readonly keyword: string };
  readonly setting: PageContext;
  readonly place: PlaceFacts;
  readonly map_place: string;
  /** The map of that place; empty: none. */
  readonly place_map: string;
  /** The path that search engines are to list. */
  readonly canonical: string;
  readonly related: readonly RelatedTown[];
  readonly resources: readonly OutsideResource[];
  /** The web pages that its facts rest on, in a list and beside each text. */
  readonly sources: readonly FactSource[];
  readonly source_marks: SourceMarks;
  readonly finished_work: string;
  readonly rating: string;
  readonly town_card: string;
  readonly prices: PagePrices;
  readonly footer: string;
  readonly shows: ShownAddresses;
}

/** The location of a town, for its card on each page. */
const placeSetting = 'place.setting';

const noFooter: Footer = { links: '', slugs: [] };

/** Synchronous if all data is cached, which is common on a site with readers. */
export function loadLandingData(
  context: LandingContext,
  row: ShownPage,
  {
    pack: packId,
    dataRequirements,
    facts,
    priced_head,
    source_marks,
  }: {
    readonly pack: string;
    readonly dataRequirements: SectionRequirements;
    readonly facts: FactsOnPage;
    readonly priced_head: Partial<PageHead>;
    readonly source_marks: SourceMarks;
  },
): MaybePromise<FoundLanding> {
  const all = storedValues(row);
  const { city = '', state = '', keyword = '' } = all;
  const settings = context.settings.current();
  const { towns } = settings.areas;
  const pack = packStore.pack(packId);
  const { cityPages } = context;
  const { location, card } = dataRequirements;
  const asked = {
    row,
    values: all,
    settings,
    pack,
    location,
    card,
    facts,
    priced_head,
    source_marks,
    cityPages,
  };
  const related = relatedPages(context, row, all, { ...dataRequirements.related, towns, pack: packId });
  const outward = outsideResources(context.articles, {
    ...dataRequirements.outside,
    pack: packId,
    city,
    state,
    towns,
  });
  const footer = pack.frame === null ? townFooter(context, towns, { city, state }) : noFooter;
  const work = context.cases.of({ city, state, keyword, pack: packId }, towns);
  if (
    related instanceof Promise ||
    outward instanceof Promise ||
    footer instanceof Promise ||
    work instanceof Promise
  )
    return foundLater(asked, { related, outward, footer, work });
  return foundLanding(asked, { related, outward, footer, work });
}

interface AskedLanding {
  readonly row: ShownPage;
  readonly values: Readonly<Record<string, string>>;
  readonly settings: CurrentSettings;
  readonly pack: Pack;
  readonly location: string | null;
  readonly card: readonly CardPart[];
  readonly facts: FactsOnPage;
  readonly priced_head: Partial<PageHead>;
  readonly source_marks: SourceMarks;
  readonly cityPages: CityPages;
}

/** The data around a page's own texts. */
interface Around {
  readonly related: readonly RelatedTown[];
  readonly outward: FoundResources;
  readonly footer: Footer;
  readonly work: CasesOnPage;
}

async function foundLater(
  asked: AskedLanding,
  around: { readonly [Part in keyof Around]: MaybePromise<Around[Part]> },
): Promise<FoundLanding> {
  const [related, outward, footer, work] = await Promise.all([
    around.related,
    around.outward,
    around.footer,
    around.work,
  ]);
  return foundLanding(asked, { related, outward, footer, work });
}

function foundLanding(
  {
    row,
    values,
    settings,
    pack,
    location,
    card: parts,
    facts,
    priced_head,
    source_marks,
    cityPages,
  }: AskedLanding,
  around: Around,
): FoundLanding {
  const { outward, footer, work } = around;
  const { city = '', state = '', keyword = '' } = values;
  // Pages of the main service lead to the towns' own pages, in their links as in their canonical address.
  const isMain = pack === packStore.own() && packStore.isMainKeyword(keyword);
  const townPage = (town: Place) =>
    isMain ? (cityPages.find(settings.areas, town.city, town.state)?.path ?? null) : null;
  const related = isMain
    ? around.related.map(one => {
        const path = townPage(one);
        return path === null ? one : one.movedTo(path);
      })
    : around.related;
  const place = placeFacts(settings, pack, city, state);
  const card = parts.includes('about')
    ? townPlaced(place.town, city, facts.known.values.get(placeSetting))
    : place.town;
  const map_place = placeNamed(location ?? '', city, state);
  return {
    row,
    priced_head,
    values: { city, state, keyword },
    place,
    map_place,
    place_map: location === null || !place.is_served ? '' : mapMarkup(settings, map_place),
    canonical: townPage({ city, state }) ?? `/${row.slug}/`,
    related,
    resources: outward.resources,
    sources: sourcesOf(facts.known, facts.names),
    source_marks,
    finished_work: finishedWork(work, city, settings.testimonials),
    rating: ratingMarkup(settings.testimonials.shows_reviews ? work.rating : null),
    town_card: townCard(card, place, { parts, related }),
    prices: pagePrices(settings, facts, pack.fallbacks.illustrations),
    footer: footer.links,
    setting: {
      pack,
      business: place.business,
      is_noindex: row.is_noindex,
      quote_service: quoteService(keyword),
      is_served: place.is_served,
      resources_pending: outward.isPending,
    },
    shows: new ShownAddresses(around.related, [footer.slugs, outward.shows], () => [
      ...factAddresses(facts.subject, [...facts.names, placeSetting], settings.areas.towns),
      ...(work.key === null ? [] : [work.key]),
      ...(work.rating === null ? [] : [reviewsKey]),
    ]),
  };
}

/** The head is stored, so that the back office and the page show the same, except for a price of the day. */
export function pageVariables(context: FrameContext, found: FoundLanding): PageVariables {
  const { row, values, place, setting, related } = found;
  const { city, state, keyword } = values;
  const { slug } = row;
  const distances = related.map(one => place.distances.to(one));
  return {
    slug,
    city,
    state,
    keyword,
    canonical: found.canonical,
    title: row.title,
    meta_description: row.meta_description,
    hero_title: row.hero_title,
    hero_subtitle: row.hero_subtitle,
    ...found.priced_head,
    phone: place.business.phone,
    phone_href: place.business.phone_href,
    page_code: pageCode(row.id),
    form_token: signPage(context.leads.formKey, `/${slug}/`),
    share: sharePicture(
      landingShareFacts(row, place.business, setting.pack, context.settings.current()),
      shareBrand(context.settings.current()),
      originOf(context.config),
    ),
    hubs: place.hubs,
    name: pageName(keyword, city),
    place: found.map_place,
    place_map: found.place_map,
    related,
    // A business that works everywhere is not far from any town.
    related_miles: distances.map(({ shown }) => (setting.pack.frame === null ? shown : '')),
    related_are_near: distances.every(({ isNear }) => isNear),
    resources: found.resources,
    sources: found.sources,
    source_marks: found.source_marks,
    finished_work: found.finished_work,
    rating: found.rating,
    town_card: found.town_card,
    prices: found.prices.markup,
    price_low: found.prices.low,
    price_high: found.prices.high,
    footer: found.footer,
  };
}

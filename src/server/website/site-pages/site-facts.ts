import { hubCopy } from '../../../../content/site-copy/hubs.ts';
import { privacyParts } from '../../../../content/site-copy/privacy.ts';
import { sourcesParts } from '../../../../content/site-copy/sources.ts';
import { termsParts } from '../../../../content/site-copy/terms.ts';
import type { BusinessProfile, Settings } from '../../../contract/platform/settings.ts';
import type { SiteSectionFacts } from '../../../sections/render-sections.tsx';
import type { BusinessFacts, Section, ShownReview } from '../../../sections/schemas.ts';
import { isGiveawayOpen } from '../../audience/giveaway/is-open.ts';
import { listNewestReviews } from '../../audience/reviews/published-queries.ts';
import { figureSources } from '../../business/national/figure-sources.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { listHubStates } from '../../pages/towns/hub-queries.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { stateLinks } from '../context/hub-states.ts';
import { presentShownReview } from '../context/present-shown-review.ts';
import type { SitePage } from '../context/site-page.ts';
import { countyMap } from './area-maps.ts';
import { countiesWithTowns, countyTowns, townPagesByCounty } from './county-towns.ts';
import { serviceGroups, soldServices } from './own-services.ts';
import { type PublishedAddresses, serviceDirectory, townHref, townsOf } from './service-pages.ts';
import { cityTown } from './town-content.ts';
import { townWork } from './town-work.ts';

export interface SiteFactsOf {
  readonly page: SitePage;
  readonly sections: readonly Section[];
  /** The service pages in towns that exist; the others are not linked. */
  readonly published: PublishedAddresses;
  readonly business: BusinessFacts;
}

/** What the sections of a page show of the whole site: each kind names its data here. */
export async function siteFacts(context: SitePageContext, of: SiteFactsOf): Promise<SiteSectionFacts> {
  const found: Partial<SiteSectionFacts>[] = [];
  for (const type of new Set(of.sections.map(section => section.type)))
    found.push((await finders[type]?.(context, of)) ?? {});
  return Object.assign({}, ...found);
}

type Find = (
  context: SitePageContext,
  of: SiteFactsOf,
) => Partial<SiteSectionFacts> | Promise<Partial<SiteSectionFacts>>;

const finders: Readonly<Record<string, Find>> = {
  service_list: ({ settings }, { page, sections, published }) => {
    const linked = new Set(linksIn(sections));
    return {
      services: soldServices(settings.current()).map(({ name, keyword, path, summary }) => ({
        text: name,
        href: (page.town && townHref(keyword, page.town, published)) ?? path,
        more: summary,
        is_on_page: path !== null && (path === page.path || linked.has(path)),
        photo: path === null ? null : settings.photo(path.slice(1)),
      })),
    };
  },
  service_groups: ({ settings }) => ({ service_groups: serviceGroups(soldServices(settings.current())) }),
  county_towns: ({ settings }, { published }) => ({
    county_towns: countyTowns(settings.current().areas, published),
  }),
  county_selector: ({ settings }, { page, published }) => ({
    service_towns: townsOf(page.keyword, settings.current().areas.towns, published),
  }),
  directory: async ({ settings, reads }, { published }) => {
    const { areas } = settings.current();
    const known = serviceDirectory(settings.current(), published);
    return {
      directory: countiesWithTowns(areas).flatMap((one, at) => {
        const cities = known.find(({ name }) => name === one.county)?.cities ?? [];
        const isServed = at < areas.counties.length;
        if (!isServed && cities.length === 0) return [];
        return [{ name: one.county, map: countyMap(one, areas.towns, null), cities }];
      }),
      states: { title: hubCopy.states_title, items: stateLinks(await listHubStates(reads.kysely)) },
    };
  },
  drop_offs: ({ settings }) => ({
    drop_offs: Object.fromEntries(
      ofServed(settings.current().areas, packStore.own().drop_offs).map(({ county, name, url }) => [
        county,
        [{ text: name, href: url }],
      ]),
    ),
  }),
  town_pages: ({ settings, cityPages }, { published }) => {
    const { areas } = settings.current();
    return { town_pages: townPagesByCounty(areas, cityPages.among(areas, new Set(published.values()))) };
  },
  town_card: ({ settings }, { page, sections, published, business }) => {
    const card = sections.find(({ type }) => type === 'town_card')?.content;
    const named = card && 'neighbors' in card ? card.neighbors : [];
    return page.town === null
      ? {}
      : { town: cityTown(page.town, settings.current().areas, business, published, named) };
  },
  finished_work: async (context, { page }) =>
    page.town === null ? {} : { finished_work: await townWork(context, page.town) },
  customer_reviews: async ({ reads, settings }) =>
    customersSay(
      settings.current(),
      (await listNewestReviews(reads.kysely, maxReviews)).map(presentShownReview),
    ),
  policy: ({ settings, config }, { business }) => {
    const current = settings.current();
    const { backups, outside, business: profile } = current;
    const facts = {
      business,
      backups: backups.is_on ? backups.keep : null,
      has_google_maps: (outside.google_maps_api_key || config.googleMapsApiKey) !== null,
      order_form_host: outside.order_form_url === '' ? null : new URL(outside.order_form_url).host,
      has_giveaway: isGiveawayOpen(current, new Date()),
      price: profile.price,
      refused_items: profile.refused_items,
    };
    return {
      policies: {
        privacy: privacyParts(facts),
        terms: termsParts(facts),
        sources: sourcesParts(figureSources),
      },
    };
  },
  request_form: ({ settings }) => {
    const { order_form_url } = settings.current().outside;
    return order_form_url === '' ? {} : { order_form_url };
  },
};

/** The addresses that the page's own columns link to. */
function linksIn(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ content }) =>
    'columns' in content ? content.columns.flatMap(one => ('link_url' in one ? [one.link_url] : [])) : [],
  );
}

/** The items of the served counties. Counties of other states have the same names. */
function ofServed<Item extends { readonly county: string; readonly state: string }>(
  { counties }: Settings['areas'],
  items: readonly Item[],
): readonly Item[] {
  return items.filter(item => counties.some(one => one.county === item.county && one.state === item.state));
}

/** The most reviews: as many as fit in two rows. */
const maxReviews = 8;

/** Reviews, then what the owner wrote down. Samples only for the business of the demo, as long as there is no review. */
function customersSay(
  { business, testimonials: { shows_reviews, entries } }: Settings,
  reviews: readonly ShownReview[],
): Partial<SiteSectionFacts> {
  if (!shows_reviews) return {};
  const own = entries.filter(({ is_sample }) => !is_sample);
  if (reviews.length > 0) {
    const written = own.map(
      ({ initials, rating, text }, at): ShownReview => ({
        id: `own ${at}`,
        words: text,
        rating,
        author: initials,
        town: '',
        day: null,
        source: null,
      }),
    );
    return { reviews: [...reviews, ...written].slice(0, maxReviews) };
  }
  return {
    voices: (isDemo(business) ? entries : own).map(one => ({
      quote: one.text,
      author: `${one.initials}, ${one.rating} of 5 stars${one.is_sample ? ' (Sample)' : ''}`,
    })),
  };
}

/** No other business has this name and this made-up phone number. */
const isDemo = ({ name, phones }: BusinessProfile) =>
  name === defaultSettings.business.name && phones.default === defaultSettings.business.phones.default;

import { cityPages } from '../../../../content/city-pages.ts';
import type { ContentPack } from '../../../../content/content-pack.ts';
import { junkRemovalPack } from '../../../../content/packs/junk-removal/pack.ts';
import type { CityPageCopy, PageHead, ServicePageCopy } from '../../../../content/page-copy.ts';
import { servicePages } from '../../../../content/service-pages.ts';
import { services } from '../../../../content/services.ts';
import { aboutPage } from '../../../../content/site-copy/about.ts';
import { contactPage } from '../../../../content/site-copy/contact.ts';
import { giveawayPage } from '../../../../content/site-copy/giveaway.ts';
import { homePage } from '../../../../content/site-copy/home.ts';
import { howItWorksPage } from '../../../../content/site-copy/how-it-works.ts';
import { locationsPage } from '../../../../content/site-copy/locations.ts';
import { pricingPage } from '../../../../content/site-copy/pricing.ts';
import { privacyPage } from '../../../../content/site-copy/privacy.ts';
import { reservePage } from '../../../../content/site-copy/reserve.ts';
import { servicesPage } from '../../../../content/site-copy/services-page.ts';
import { termsPage } from '../../../../content/site-copy/terms.ts';
import type { QuotePlace } from '../../../site/forms/page-forms.ts';
import type { LinkItem } from '../../../site/frame.ts';
import { aboutBlocks } from './blocks/about-blocks.ts';
import type { DrawBlocks } from './blocks/block-facts.ts';
import { cityBlocks, serviceBlocks } from './blocks/city-and-service-blocks.ts';
import { contactBlocks } from './blocks/contact-blocks.ts';
import { giveawayBlocks } from './blocks/giveaway-blocks.ts';
import { homeBlocks } from './blocks/home-blocks.ts';
import { howItWorksBlocks } from './blocks/how-it-works-blocks.ts';
import { locationsBlocks } from './blocks/locations-blocks.ts';
import { privacyBlocks, termsBlocks } from './blocks/policy-blocks.ts';
import { pricingBlocks } from './blocks/pricing-blocks.ts';
import { reserveBlocks, thankYouBlocks } from './blocks/reserve-blocks.ts';
import { servicesBlocks } from './blocks/services-blocks.ts';
import { parents } from './navigation.ts';

/** A page with its own copy: its path, head and blocks. */
export interface FixedRoute {
  readonly head: PageHead;
  readonly blocks: DrawBlocks;
  /** Its name in breadcrumbs, and its parent pages. */
  readonly name: string;
  readonly above: readonly LinkItem[];
  /** The service it sells and the town it is about, where it is about one. */
  readonly keyword: string;
  readonly city: string | null;
  /** The pack whose words it uses. */
  readonly pack: ContentPack;
  /** The preselected service of the hero's quote form; null if only the footer has a form. */
  readonly quote_service: QuotePlace['service'] | null;
}

/** The business's own public addresses that are not generated. Only the front page ends in a slash. */
export const fixedRoutes: ReadonlyMap<string, FixedRoute> = new Map(
  [
    { ...page('Home', homePage, homeBlocks, []), quote_service: 'residential' as const },
    page('About', aboutPage, aboutBlocks),
    page('Contact', contactPage, contactBlocks),
    page('Services', servicesPage, servicesBlocks),
    page('Pricing', pricingPage, pricingBlocks),
    page('How It Works', howItWorksPage, howItWorksBlocks),
    page('Areas', locationsPage, locationsBlocks),
    page('Reserve', reservePage, reserveBlocks),
    page('Privacy policy', privacyPage, privacyBlocks),
    page('Terms', termsPage, termsBlocks),
    ...cityPages.map(cityRoute),
    ...servicePages.map(serviceRoute),
  ].map(route => [route.head.path, route]),
);

/** The page after a stored request. It is in no menu, sitemap or search engine. */
export const thankYouRoute: FixedRoute = page(
  'Thank you',
  { path: '/thank-you', title: 'Thank you', description: '', keywords: [] },
  thankYouBlocks,
);

/** Always answered, because the address may be in print. Indexed only while a giveaway is open. */
export const giveawayRoute: FixedRoute = page('Giveaway', giveawayPage, giveawayBlocks);

function page(
  name: string,
  head: PageHead,
  blocks: DrawBlocks,
  above: readonly LinkItem[] = parents.home,
): FixedRoute {
  return { head, blocks, name, above, keyword: '', city: null, pack: junkRemovalPack, quote_service: null };
}

function cityRoute(copy: CityPageCopy): FixedRoute {
  const { city } = copy;
  return {
    head: copy,
    blocks: cityBlocks(copy),
    name: city,
    above: parents.areas,
    keyword: 'junk removal',
    city,
    pack: junkRemovalPack,
    quote_service: copy.default_service,
  };
}

function serviceRoute(copy: ServicePageCopy): FixedRoute {
  const { keyword } = copy;
  const name = services.find(service => service.keyword === keyword)?.title ?? keyword;
  return {
    head: copy,
    blocks: serviceBlocks(copy),
    name,
    above: parents.services,
    keyword,
    city: null,
    pack: junkRemovalPack,
    quote_service: copy.default_service,
  };
}

/** The preselected service of the quote form on a page about this service. */
export function quoteServiceOf(keyword: string): QuotePlace['service'] {
  const copy = servicePages.find(page => page.keyword === keyword.toLowerCase());
  return copy?.default_service ?? 'residential';
}

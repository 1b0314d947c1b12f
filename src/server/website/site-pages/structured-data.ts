import { countyShown } from '../../../contract/business/places.ts';
import { type BusinessProfile, priceSchema, type Settings } from '../../../contract/platform/settings.ts';
import type { LinkItem } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { countyOfPlace } from '../../business/places/county-place.ts';
import { dialed, phoneOf } from './business-facts.ts';
import { hoursDescribed } from './hours-described.ts';

/** The owner of the site, and its address. */
export interface Described {
  readonly settings: Pick<Settings, 'business' | 'areas'>;
  readonly origin: string;
}

/**
 * The business for search engines, without ratings. It is the same on all pages and has one telephone.
 * Counties with their own phone are its contact points.
 */
export function localBusiness(described: Described): object {
  const { settings, origin } = described;
  const profile = settings.business;
  const { hours, socials } = profile;
  const points = contactPoints(settings);
  const numbers = identifiers(profile);
  return {
    '@context': 'https://schema.org',
    '@type': packStore.own().business_type,
    '@id': businessId(origin),
    name: profile.name,
    url: `${origin}/`,
    telephone: international(profile.phones.default),
    email: profile.email,
    slogan: profile.slogan,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    address: postalAddress(profile),
    ...(numbers.length > 0 ? { identifier: numbers } : {}),
    // Words in place of an amount are no price to a search engine.
    ...(priceSchema.safeParse(profile.price.starts_from).success
      ? { priceRange: `From ${profile.price.starts_from}` }
      : {}),
    openingHoursSpecification: hoursDescribed(hours, yearOfYesterday()),
    areaServed: areaServed(described),
    ...(points.length > 0 ? { contactPoint: points } : {}),
    ...(socials.length > 0 ? { sameAs: socials.map(one => one.href) } : {}),
  };
}

/** In the evening of New Year’s Eve, UTC is a year ahead. */
const yearOfYesterday = () => new Date(Date.now() - 24 * 3_600_000).getUTCFullYear();

const businessId = (origin: string) => `${origin}/#business`;

const international = (phone: string) => dialed(phone).replace(/^tel:|;ext=.*/g, '');

/** Known fields only: a mobile business may omit its street. */
function postalAddress({ address }: BusinessProfile): object {
  const { street, city, state, zip_code } = address;
  return {
    '@type': 'PostalAddress',
    ...(street === '' ? {} : { streetAddress: street }),
    addressLocality: city,
    addressRegion: state,
    ...(zip_code === '' ? {} : { postalCode: zip_code }),
    addressCountry: 'US',
  };
}

/** The numbers that authorities know it by. */
function identifiers({ licenses: { license_number, dot_number } }: BusinessProfile): readonly object[] {
  const numbers = [
    ['License', license_number],
    ['USDOT', dot_number],
  ] as const;
  return numbers
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ '@type': 'PropertyValue', name, value }));
}

function contactPoints({ business: { phones }, areas }: Described['settings']): readonly object[] {
  return areas.counties
    .map(one => ({ ...one, phone: phoneOf(phones, one.county) }))
    .filter(({ phone }) => phone !== phones.default)
    .map(({ county, state, phone }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: international(phone),
      areaServed: countyServed(county, state),
    }));
}

/** Where the business works. */
export function areaServed({ settings: { areas } }: Pick<Described, 'settings'>): readonly object[] {
  if (areas.is_nationwide) return [{ '@type': 'Country', name: 'US' }];
  return areas.counties.map(({ county, state }) => countyServed(county, state));
}

function countyServed(county: string, state: string): object {
  return { '@type': 'AdministrativeArea', name: `${countyShown(county)}, ${state}` };
}

/** What a page's place is: a town, or a county. */
export function townServed(city: string, state: string): object {
  const county = countyOfPlace(city, state);
  return county === null ? { '@type': 'City', name: `${city}, ${state}` } : countyServed(county, state);
}

export function service(
  { origin }: Described,
  page: {
    name: string;
    keyword: string;
    path: string;
    areaServed: object;
    prices?: { readonly price_low: string; readonly price_high: string };
  },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.name,
    serviceType: page.keyword,
    url: `${origin}${page.path}`,
    provider: { '@id': businessId(origin) },
    areaServed: page.areaServed,
    ...(page.prices && page.prices.price_low !== '' ? { offers: offersOf(page.prices) } : {}),
  };
}

/** An offer with the amounts that the page shows. */
function offersOf({ price_low, price_high }: { readonly price_low: string; readonly price_high: string }) {
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: price_low,
    highPrice: price_high,
  };
}

export function breadcrumbList({ origin }: Described, trail: readonly LinkItem[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.text,
      item: `${origin}${item.href}`,
    })),
  };
}

export function blogPosting(
  { settings, origin }: Described,
  post: {
    path: string;
    title: string;
    description: string;
    author: string;
    image: string;
    published: Date;
    updated: Date;
  },
): object {
  const us = {
    '@type': 'Organization',
    '@id': businessId(origin),
    name: settings.business.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    image: post.image,
    url: `${origin}${post.path}`,
    mainEntityOfPage: `${origin}${post.path}`,
    datePublished: post.published.toISOString(),
    dateModified: post.updated.toISOString(),
    author: post.author === '' ? us : { '@type': 'Person', name: post.author },
    publisher: us,
  };
}

export function website({ settings, origin }: Described): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: settings.business.name,
    url: `${origin}/`,
    publisher: { '@id': businessId(origin) },
  };
}

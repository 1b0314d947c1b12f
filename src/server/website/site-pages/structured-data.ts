import type { BusinessProfile } from '../../../contract/platform/settings.ts';
import type { LinkItem } from '../../../site/frame.ts';
import { dialed, phoneOf } from './business-facts.ts';

/** The owner of the site, and its address. */
export interface Described {
  readonly profile: BusinessProfile;
  readonly origin: string;
}

/**
 * The business for search engines, without ratings. It is the same on all pages and has one telephone.
 * Counties with their own phone are its contact points.
 */
export function localBusiness({ profile, origin }: Described): object {
  const { hours, socials } = profile;
  const points = contactPoints(profile);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': businessId(origin),
    name: profile.name,
    url: `${origin}/`,
    telephone: international(profile.phones.default),
    email: profile.email,
    slogan: profile.slogan,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    address: postalAddress(profile),
    priceRange: `From ${profile.price.starts_from}`,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    areaServed: countiesServed({ profile }),
    ...(points.length > 0 ? { contactPoint: points } : {}),
    ...(socials.length > 0 ? { sameAs: socials.map(one => one.href) } : {}),
  };
}

const businessId = (origin: string) => `${origin}/#business`;

const international = (phone: string) => dialed(phone).replace('tel:', '');

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

function contactPoints({ phones, counties, address }: BusinessProfile): readonly object[] {
  return counties
    .map(county => ({ county, phone: phoneOf(phones, county) }))
    .filter(({ phone }) => phone !== phones.default)
    .map(({ county, phone }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: international(phone),
      areaServed: countyServed(county, address.state),
    }));
}

export function countiesServed({ profile }: Pick<Described, 'profile'>): readonly object[] {
  return profile.counties.map(county => countyServed(county, profile.address.state));
}

function countyServed(county: string, state: string): object {
  return { '@type': 'AdministrativeArea', name: `${county} County, ${state}` };
}

export function townServed(city: string, state: string): object {
  return { '@type': 'City', name: `${city}, ${state}` };
}

export function service(
  { origin }: Described,
  page: { name: string; keyword: string; path: string; areaServed: object },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.name,
    serviceType: page.keyword,
    url: `${origin}${page.path}`,
    provider: { '@id': businessId(origin) },
    areaServed: page.areaServed,
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
  { profile, origin }: Described,
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
    name: profile.name,
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

export function website({ profile, origin }: Described): object {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: profile.name, url: `${origin}/` };
}

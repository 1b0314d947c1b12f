import type { BusinessProfile } from '../../contract/settings.ts';
import type { BusinessFacts } from '../../sections/schemas.ts';
import type { LinkItem } from '../../site/frame.ts';

export interface Described {
  readonly hours: BusinessProfile['hours'];
  readonly business: BusinessFacts;
  readonly origin: string;
}

/** The business for search engines: only what the page itself says, no ratings. */
export function localBusiness({ business, hours, origin }: Described): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: business.name,
    url: `${origin}/`,
    telephone: business.phone_href.replace('tel:', ''),
    email: business.email,
    slogan: business.slogan,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    areaServed: countiesServed({ business }),
  };
}

export function countiesServed({ business }: Pick<Described, 'business'>): readonly object[] {
  return business.counties.map(county => ({ '@type': 'AdministrativeArea', name: `${county} County, FL` }));
}

export function townServed(city: string, state: string): object {
  return { '@type': 'City', name: `${city}, ${state}` };
}

export function service(
  { origin }: Described,
  page: { keyword: string; path: string; areaServed: object },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType: page.keyword,
    url: `${origin}${page.path}`,
    provider: { '@id': `${origin}/#business` },
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
  { origin }: Described,
  post: { path: string; title: string; description: string; author: string; published: Date; updated: Date },
): object {
  const us = { '@id': `${origin}/#business` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    url: `${origin}${post.path}`,
    mainEntityOfPage: `${origin}${post.path}`,
    datePublished: post.published.toISOString(),
    dateModified: post.updated.toISOString(),
    author: post.author === '' ? us : { '@type': 'Person', name: post.author },
    publisher: us,
  };
}

export function website({ business, origin }: Described): object {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: business.name, url: `${origin}/` };
}

import type { BusinessFacts } from '../../sections/schemas.ts';
import type { LinkItem } from '../../site/frame.ts';

interface Described {
  readonly business: BusinessFacts;
  readonly origin: string;
}

/** The business for search engines: only what the page itself says, no ratings. */
export function localBusiness({ business, origin }: Described): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: business.name,
    url: `${origin}/`,
    telephone: business.phone_href.replace('tel:', ''),
    email: business.email,
    areaServed: business.counties.map(county => ({
      '@type': 'AdministrativeArea',
      name: `${county} County, FL`,
    })),
  };
}

export function service(
  { origin }: Described,
  page: { keyword: string; city: string; state: string; path: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType: page.keyword,
    url: `${origin}${page.path}`,
    provider: { '@id': `${origin}/#business` },
    areaServed: { '@type': 'City', name: `${page.city}, ${page.state}` },
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

export function website({ business, origin }: Described): object {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: business.name, url: `${origin}/` };
}

import { business } from '../../../content/business.ts';
import { serviceAreas } from '../../../content/service-areas.ts';
import type { BusinessFacts } from '../../sections/schemas.ts';

/** What pages say about the business, with the phone of the page's own county. */
export function businessFacts(city: string | null): BusinessFacts {
  const county = serviceAreas.find(area => area.city === city)?.county ?? '';
  const phone = business.phones.by_county[county] ?? business.phones.default;
  return {
    name: business.name,
    slogan: business.slogan,
    phone: phone.shown,
    phone_href: phone.href,
    email: business.email,
    hours: business.hours.shown,
    years: business.years.shown,
    counties: business.counties.landing_pages,
    satisfaction: business.satisfaction,
    claims: business.claims,
    items: business.items,
    discount: { amount: business.discount.amount, text: business.discount.first_responders },
    socials: business.socials,
  };
}

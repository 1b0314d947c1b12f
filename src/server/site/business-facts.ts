import { hoursShown } from '../../../content/opening-hours.ts';
import type { Settings } from '../../contract/settings.ts';
import type { BusinessFacts } from '../../sections/schemas.ts';

/** What pages say about the business, with the phone of the page's own county. */
export function businessFacts({ business, areas }: Settings, city: string | null): BusinessFacts {
  const county = areas.towns.find(area => area.city === city)?.county ?? '';
  const phone = business.phones.by_county[county] ?? business.phones.default;
  return {
    name: business.name,
    slogan: business.slogan,
    phone,
    phone_href: dialed(phone),
    email: business.email,
    hours: hoursShown(business.hours),
    years: `${business.years}+`,
    counties: business.counties.landing_pages,
    satisfaction: business.satisfaction,
    claims: business.claims,
    items: business.items,
    discount: { amount: business.discount.amount, text: business.discount.first_responders },
    socials: business.socials,
  };
}

/** "(305) 555-0142" as a link that dials from anywhere. */
function dialed(phone: string): string {
  return `tel:+1${phone.replaceAll(/\D/g, '').slice(-10)}`;
}

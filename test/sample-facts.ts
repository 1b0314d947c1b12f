import type { SectionFacts } from '../src/sections/section-facts.ts';

/** The facts of a page of the demo. */
export const sampleFacts: SectionFacts = {
  slug: 'junk-removal-jupiter-fl',
  city: 'Jupiter',
  state: 'FL',
  keyword: 'junk removal',
  business: {
    name: 'You Call We Haul',
    slogan: 'You Call. We Haul.',
    phone: '(561) 555-0118',
    phone_href: 'tel:+15615550118',
    email: 'sales@example.com',
    address: 'Jupiter, FL',
    licenses: [],
    hours: 'Every day, 7 AM to 7 PM',
    hours_lines: ['Every day, 7 AM to 7 PM'],
    hours_brief: 'Every day, 7 AM to 7 PM',
    license_lookup: '',
    years: '17+',
    counties: ['Palm Beach'],
    claims: ['Licensed and insured'],
    items: ['Furniture'],
    discount: '50% off',
    socials: [],
  },
  photo: null,
  rating: '',
  related: [
    { href: '/junk-removal-stuart-fl/', title: 'Junk Removal in Stuart', city: 'Stuart', state: 'FL' },
  ],
  resources: [
    {
      title: 'Jupiter, Florida',
      url: 'https://en.wikipedia.org/wiki/Jupiter,_Florida',
      description: 'A town.',
      category: 'wikipedia',
    },
  ],
  resources_pending: false,
  sources: [{ url: 'https://www.jupiter.fl.us/', name: 'Town of Jupiter' }],
  map: {
    place: 'Jupiter, FL',
    embed_url: null,
    is_served: true,
    markup: '',
    link_url: 'https://www.openstreetmap.org/search?query=Jupiter',
  },
  fallbacks: {
    related_areas: 'Explore our junk removal services available nationwide',
    external_links: 'Unable to load external resources at this time',
    external_links_why: 'Some things need no truck.',
    keyword: 'junk removal',
    illustrations: 'hauling',
    booking: '/reserve-now',
  },
  known_paths: ['/'],
};

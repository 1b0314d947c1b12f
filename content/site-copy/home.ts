import type { PageHead } from '../page-copy.ts';
import { callOrWrite } from './steps.ts';

export const homePage = {
  path: '/',
  title: 'Junk Removal in {{county_names}}',
  description:
    'You call, we haul: junk removal in {{counties}}. Lifting included, free upfront quotes, same or next day.',
  keywords: [
    'junk removal',
    'junk removal Palm Beach County',
    'junk removal Broward County',
    'junk removal Miami-Dade County',
    'junk removal Martin County',
  ],
  hero: {
    title: '{{slogan}}',
    subtitle:
      'Sofas, fridges, whole garages. You show us what goes, we tell you the price, and the rest is our work.',
    call_label: 'Call now',
    quote_label: 'Free Quote',
    items_title: 'What We Remove',
  },
  about: {
    title: 'A local crew with a big truck',
    paragraphs: [
      'For {{fact:business.years}} we have carried things out of South Florida homes, shops and job sites. We know the stairs, the gate codes, and how hot an attic is in August.',
      'The job hasn’t changed: show up on time, say the price first, lift with care, leave it swept.',
    ],
    years_label: 'years of hauling',
    counties_label: 'counties served',
    satisfaction_label: 'satisfaction',
    counties_title: 'Where we work',
  },
  services: {
    title: 'Furniture We Take for Donation And Recycling in Miami, FL',
    subtitle: 'And everything else that two people can lift. Names with a link have a page that says more.',
  },
  how_it_works: {
    title: 'How It Works',
    subtitle: 'Three steps. The heavy one is ours.',
    steps: callOrWrite,
  },
  pricing: {
    title: 'You pay for the room it takes',
    text: 'Think of the truck as a measuring cup. Tap a level to see what fits. From {{from_price}} for the smallest load; the price depends on volume and type of items.',
    link_label: 'How our prices work',
  },
  testimonials: { title: 'What Our Customers Say' },
  areas: {
    title: 'Find your town',
    text: 'Every town we serve has a page: what we pick up there, who collects bulk trash, and which number to call.',
    link_label: 'See all locations',
  },
  contact: {
    title: 'Get your free quote',
    text: 'A sentence is enough. Tell us what it is and where it stands.',
  },
} as const satisfies PageHead & Record<string, unknown>;

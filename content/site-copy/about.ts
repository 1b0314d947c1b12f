import type { PageHead } from '../page-copy.ts';

export const aboutPage = {
  path: '/about',
  title: 'About {{name}}, a South Florida Hauling Company',
  description:
    'Who we are and where we work: a junk removal company for {{counties}}, open every day. We are {{fact:business.licensed}}.',
  keywords: ['about {{name}}', 'junk removal company', 'junk removal South Florida'],
  hero_title: 'We carry the heavy part',
  hero_subtitle: '{{fact:business.years}} of getting things out of South Florida homes and businesses.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      'To make room. In a garage so the car fits, in a unit so it can be rented, in a parent’s house so the family can say goodbye to it in peace.',
      'We want that to be simple for you: one call, one honest price, one visit. And we want the things we take to go on being useful wherever they can.',
    ],
  },
  values: [
    {
      title: 'Customer-first service',
      text: 'You decide what goes and when. We ask about the elevator, the neighbors and the dog before we come, and we don’t start until you have said yes to the price.',
    },
    {
      title: 'Professional excellence',
      text: 'There is a right way to get a wardrobe around a landing. We measure, protect, lift together and sweep up. We are {{fact:business.licensed}}, and glad to be asked about it.',
    },
    {
      title: 'Environmental responsibility',
      text: 'The truck is sorted, not just dumped. Donation first, recycling second, an approved facility last. {{fact:business.landfill_share}}.',
    },
  ],
  commitment: {
    title: 'What you can hold us to',
    items: [
      { title: 'Same-day service', text: 'Ask for today. If the trucks are full, we look at tomorrow.' },
      { title: 'Upfront pricing', text: 'The whole figure before the work, with no hidden fees.' },
      { title: '{{fact:business.licensed}}', text: 'You may see the papers.' },
      { title: 'Complete cleanup', text: 'We take what we quoted and leave the spot swept.' },
    ],
  },
  areas: {
    title: 'Service areas',
    counties: [
      {
        name: 'Palm Beach County',
        cities: ['West Palm Beach', 'Boca Raton', 'Jupiter', 'Lake Worth', 'Delray Beach', 'Boynton Beach'],
      },
      {
        name: 'Broward County',
        cities: ['Fort Lauderdale', 'Hollywood', 'Pompano Beach', 'Coral Springs', 'Plantation', 'Davie'],
      },
      {
        name: 'Miami-Dade County',
        cities: ['Miami', 'Miami Beach', 'Coral Gables', 'Hialeah', 'Doral', 'Kendall'],
      },
      { name: 'Martin County', cities: ['Stuart', 'Palm City', 'Jensen Beach', 'Hobe Sound'] },
    ],
  },
  call_to_action: {
    title: 'Come and put us to work',
    text: 'Call, or ask for a quote. It is free either way.',
    call_label: 'Call now',
    quote_label: 'Get Free Quote',
  },
} as const satisfies PageHead & Record<string, unknown>;

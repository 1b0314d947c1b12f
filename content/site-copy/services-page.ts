import type { PageHead } from '../page-copy.ts';

export const servicesPage = {
  path: '/services',
  title: 'Junk, Furniture and Appliance Removal in South Florida',
  description:
    'Choose junk, furniture or appliance removal and book a pickup online. We serve {{counties}}, every day.',
  keywords: [
    'junk removal services',
    'furniture removal',
    'appliance removal',
    'schedule junk pickup',
    'Martin County junk removal',
  ],
  hero_title: 'Three ways to start, one truck',
  hero_subtitle: 'Choose what is closest to your pile. If it is a bit of everything, choose junk removal.',
  cards: [
    {
      path: '/junk-removal',
      title: 'Junk Removal',
      text: 'Mixed piles from a corner to a whole house. No sorting and no hauling to the curb.',
      link_label: 'About junk removal',
    },
    {
      path: '/furniture-removal',
      title: 'Furniture Removal',
      text: 'Sofas, beds, tables and wall units, taken apart if the stairs insist. Good pieces are offered for donation.',
      link_label: 'About furniture removal',
    },
    {
      path: '/appliance-removal',
      title: 'Appliance Removal',
      text: 'Fridges, washers, dryers and ranges on a dolly, to the truck and on to recycling.',
      link_label: 'About appliance removal',
    },
  ],
  areas: {
    title: 'Where we go',
    counties: [
      {
        name: 'Miami-Dade',
        cities: ['Miami', 'Miami Beach', 'Coral Gables', 'Hialeah', 'Doral', 'Kendall', 'Homestead'],
      },
      {
        name: 'Broward',
        cities: [
          'Fort Lauderdale',
          'Hollywood',
          'Pembroke Pines',
          'Coral Springs',
          'Miramar',
          'Plantation',
          'Pompano Beach',
        ],
      },
      {
        name: 'Palm Beach',
        cities: ['West Palm Beach', 'Boca Raton', 'Jupiter', 'Lake Worth', 'Delray Beach', 'Boynton Beach'],
      },
      { name: 'Martin', cities: ['Stuart', 'Palm City', 'Jensen Beach', 'Hobe Sound'] },
    ],
  },
  scheduling: {
    button_label: 'Schedule a pickup',
    title: 'Schedule your pickup',
    text: 'Tell us what and where, and the day you would like. We call back to settle the time and give you an estimate.',
    close_label: 'Close',
    submit_label: 'Request this day',
    page_label: 'Open it as a page',
  },
} as const satisfies PageHead & Record<string, unknown>;

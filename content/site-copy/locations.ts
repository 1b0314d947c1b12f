import type { PageHead } from '../page-copy.ts';

export const locationsPage = {
  path: '/locations',
  title: 'Junk Removal Locations in South Florida, Town by Town',
  description:
    'Find your town in {{counties}}: the junk removal services we offer there, who to call, and where to take what we can’t.',
  keywords: ['junk removal near me', 'junk removal locations', 'South Florida junk removal towns'],
  hero_title: 'Where we haul',
  hero_subtitle: 'Find your county, then your town. Each page says what we do there.',
  introduction: [
    'South Florida is one long strip of towns with the ocean on one side and the Everglades on the other. Who collects your trash changes at nearly every line on the map; we don’t.',
    'Your town not listed? Call and give us the street. If we can get there and back in a day, the answer is usually yes.',
  ],
  counties: [
    {
      county: 'Palm Beach',
      text: 'From Boca Raton’s gates to Jupiter’s docks. The Solid Waste Authority of Palm Beach County handles disposal, and collects outside the cities.',
    },
    {
      county: 'Broward',
      text: 'Thirty-one municipalities, each with its own bulk-trash calendar. Broward County Solid Waste and Recycling Services looks after the landfill and the unincorporated pockets.',
    },
    {
      county: 'Miami-Dade',
      text: 'From Aventura’s towers to Homestead’s groves. In unincorporated areas the Miami-Dade County Department of Solid Waste Management collects.',
    },
    {
      county: 'Martin',
      text: 'Stuart, Palm City, Jensen Beach and Hobe Sound, with trucks that come up from Palm Beach County.',
    },
  ],
  empty: 'No pages here yet. Call us; we serve this county.',
  contact_label: 'Contact Us for Service Areas',
} as const satisfies PageHead & Record<string, unknown>;

import type { CityPageCopy } from '../page-copy.ts';

export const lakeWorthPage: CityPageCopy = {
  path: '/lake-worth-junk-removal',
  city: 'Lake Worth',
  state: 'FL',
  county: 'Palm Beach',
  title: 'Lake Worth Junk Removal for Cottages, Alleys and Duplexes',
  description:
    'Cottage remodels, rental turnovers and alley piles, cleared by a two-person crew. Lake Worth junk removal with a free quote first and sweeping at the end.',
  keywords: ['Lake Worth junk removal', 'junk removal Lake Worth Beach', 'Lake Worth rental cleanout'],
  neighbors: [
    'Lantana',
    'Palm Springs',
    'West Palm Beach',
    'Lake Clarke Shores',
    'Atlantis',
    'South Palm Beach',
  ],
  hero_title: 'Junk Removal in Lake Worth',
  hero_subtitle: 'Small cottage, deep lot, narrow alley. Our favorite kind of puzzle.',
  service_description: [
    'Lake Worth’s cottages were built on skinny lots, many of them between the wars, for people who wintered with two suitcases. They have one closet per bedroom. A hundred years of additions later there is a back porch turned laundry, a garage turned studio, and a side yard where the extra things live.',
    'So the work here is close-quarters work. We come by the alley if there is one, leave the street to your neighbors, and hand things out through the back instead of turning them in the hall. We mind the jalousie windows and the Dade County pine.',
    'Two other jobs come up all the time. One is the cottage remodel: plaster, old tile, a cast-iron tub in four pieces. The other is the rental between tenants, half a duplex with a futon, a broken bookcase and a fridge, that has to be listed by Friday.',
  ],
  features: [
    'Loading from the alley when there is one',
    'Tight halls and back porches',
    'Remodel piles from old cottages',
    'Duplex and garage-apartment turnovers',
    'Studio, shed and side-yard clearing',
  ],
  items_handled: [
    'Futons and bookcases',
    'Cast-iron tubs, broken down',
    'Plaster and old tile',
    'Jalousie windows and wooden doors',
    'Washers from back porches',
    'Bicycles and art leftovers',
    'Bamboo, palm boots and hedge cuttings',
    'Porch swings and wicker',
  ],
  steps: [
    {
      title: 'Front door or alley',
      description: 'Tell us which side a truck can stop on, and whether wires hang low back there.',
    },
    {
      title: 'Show the side yard',
      description: 'Everybody forgets it. Include it now and it is in the price.',
    },
    {
      title: 'Hear it in one breath',
      description: 'What goes, how much room it needs, what it costs. Nod or don’t.',
    },
    {
      title: 'Hand over hand',
      description: 'Through the back, down the path, into the truck. Then the broom.',
    },
  ],
  pricing_note:
    'Cottage jobs are mostly small ones. What raises a price here is weight, such as plaster, tile and iron, and a long carry when the truck can’t get near.',
  call_to_action: {
    title: 'New tenant on the first?',
    text: 'Give us the address and the day you have the key. A duplex half is usually a single visit.',
  },
  faqs: [
    {
      question: 'Is it Lake Worth or Lake Worth Beach?',
      answer:
        'Residents voted to become Lake Worth Beach in 2019, but most people, and many envelopes, still say Lake Worth. The mailing name also reaches well west of the city limits. We pick up on both sides of the line.',
    },
    {
      question: 'Doesn’t the refuse truck take big pieces?',
      answer:
        'Inside the city, Lake Worth Beach’s own public-services crews collect, with limits on what may be put out. West of the limits it is the county’s Solid Waste Authority or another town. Renovation waste is the usual sticking point, and we do take that.',
    },
    {
      question: 'Can you carry things out without blocking our street?',
      answer:
        'If your block has an alley, yes. Otherwise we keep the stop short: things are brought to the door first, then loaded together.',
    },
    {
      question: 'I found cans of paint in the studio. Now what?',
      answer:
        'Keep them level and drive them to Lantana Road. The Central County Transfer Station there, run by the Solid Waste Authority of Palm Beach County, is one of the places where residents may leave household chemicals.',
    },
  ],
  local_facts: [
    {
      title: 'Lagoon in front, ocean behind it',
      text: 'Downtown looks over the Lake Worth Lagoon. A bridge leads to the city’s own public beach, pier and casino building.',
    },
    {
      title: 'Two main streets',
      text: 'Lake and Lucerne avenues run side by side through downtown, one block apart, lined with low early buildings.',
    },
    {
      title: 'Historic cottages',
      text: 'The city has several historic districts of frame and masonry-vernacular houses. Exterior changes there can need review before you tear anything off.',
    },
  ],
  map_text:
    'The cottage blocks between Dixie Highway and the lagoon, College Park, the lanes around Lake Osborne, and the Lake Worth addresses out past Congress Avenue.',
  default_service: 'residential',
};

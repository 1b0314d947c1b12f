import type { CityPageCopy } from '../page-copy.ts';

export const homesteadPage: CityPageCopy = {
  path: '/homestead-junk-removal',
  city: 'Homestead',
  state: 'FL',
  county: 'Miami-Dade',
  title: 'Homestead Junk Removal: Acreage, Nurseries, New Houses',
  description:
    'Nursery yards, five-acre lots and brand-new subdivisions at the end of the turnpike. Homestead junk removal, lifted and hauled, with a free quote up front.',
  keywords: [
    'Homestead junk removal',
    'junk removal Homestead FL',
    'Redland property cleanup',
    'Homestead nursery cleanup',
  ],
  neighbors: ['Florida City', 'Leisure City', 'Redland', 'Naranja'],
  hero_title: 'Junk Removal in Homestead',
  hero_subtitle: 'Farm gate or cul-de-sac, we make the drive south.',
  service_description: [
    'Down here, junk comes by the acre. A grove that changes hands can hold irrigation pipe, torn shade cloth, a thousand plastic pots, a trailer nobody can open, and a packing shed that has been leaning since Andrew. None of that fits a cart. It fits a truck, several times over, and we plan it as a string of loads.',
    'East of Krome the picture flips. Whole neighborhoods in Keys Gate and Malibu Bay are newer than their residents’ children, with small lots and strict colors. What leaves those houses is the stuff of quick growth: outgrown cribs, flat-pack bookcases, the couch that came from the first apartment, cardboard from everything bought since.',
    'People also come and go with the air reserve base and the seasons. Orders arrive, a harvest ends, a lease is up, and a household has to shrink by Saturday. Ring on Wednesday and give us a fighting chance.',
  ],
  features: [
    'Multi-load plans for groves and nurseries',
    'Sheds, trailers and what is in them',
    'Move-outs on short notice',
    'Subdivision pickups within association rules',
    'Storm-season brush and fencing',
  ],
  items_handled: [
    'Shade cloth, pots and trays',
    'Irrigation line and hoses',
    'Sheds, coops and pens',
    'Cribs and ready-to-assemble furniture',
    'Chain link and wooden posts',
    'Farm-stand coolers and tables',
    'Avocado and mango brush',
    'Old trampolines',
  ],
  steps: [
    {
      title: 'Describe the land',
      description: 'How many acres, which gate, is the ground firm? Dogs, bees, bulls: mention those.',
    },
    {
      title: 'Rank the heaps',
      description: 'Decide what has to go now and what may follow on a second trip.',
    },
    {
      title: 'Price per load or per site',
      description: 'For a yard, we quote the whole. For a grove, load by load is often fairer.',
    },
    {
      title: 'Clear, check, close the gate',
      description: 'We take it off the ground, pick up the strays, and shut what we opened.',
    },
  ],
  pricing_note:
    'Distance doesn’t decide, volume does. Nest the pots, roll the cloth, and bundle the pipe if you have the time: the same farm junk can fit in half the space.',
  call_to_action: {
    title: 'Acre or garage?',
    text: 'Either way it starts with a phone call and a rough guess. We will sharpen the guess for free.',
  },
  faqs: [
    {
      question: 'Does Homestead have its own trash department?',
      answer:
        'Yes. Inside city limits, Homestead Public Services collects household trash and bulky piles by zone, from a mailed calendar. In the Redland and Leisure City it is Miami-Dade County instead. Neither one enters your property, and we do.',
    },
    {
      question: 'Will you take pesticide jugs from a nursery?',
      answer:
        'No, full or part-full. Growers should ask the state’s agriculture department about pesticide disposal. Empty, triple-rinsed containers are a different matter; tell us the number and we will say.',
    },
    {
      question: 'A mobile home is falling apart on my lot. Can you remove it?',
      answer:
        'We can empty it and haul sheds, steps and skirting. Demolishing the unit itself takes a permit and a title check, so begin at the building department.',
    },
    {
      question: 'How far past Homestead do you go?',
      answer:
        'Florida City always, and into the upper Keys by arrangement. Since the road through Monroe County is long, those trips are set up a little ahead.',
    },
  ],
  local_facts: [
    {
      title: 'Between two national parks',
      text: 'Everglades National Park begins to the west and Biscayne National Park to the east, which makes careless dumping here worse than elsewhere.',
    },
    {
      title: 'Andrew, 1992',
      text: 'Hurricane Andrew came ashore nearby in August 1992 and destroyed much of the city. A great deal of Homestead has been built since.',
    },
    {
      title: 'Orchard country',
      text: 'The Redland district next door grows avocados, mangos, lychees and a large share of the region’s potted plants.',
    },
    {
      title: 'County facilities',
      text: 'The Miami-Dade County Department of Solid Waste Management operates the county’s landfills and its Home Chemical Collection Centers.',
    },
  ],
  map_text:
    'Downtown Krome Avenue, Keys Gate, Waterstone, the streets by the speedway and the reserve base, and the farm roads of the Redland.',
  default_service: 'residential',
};

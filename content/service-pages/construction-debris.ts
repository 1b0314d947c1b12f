import type { ServicePageCopy } from '../page-copy.ts';

export const constructionDebrisPage: ServicePageCopy = {
  path: '/construction-debris',
  keyword: 'construction debris',
  title: 'Construction Debris Removal, Loaded by Our Own Crew',
  description:
    'Drywall, lumber, tile, cabinets and roofing, hand-loaded and hauled off. No dumpster in the driveway, no loading for your crew. Free upfront quote, same day.',
  keywords: [
    'construction debris removal',
    'remodel debris',
    'drywall removal',
    'construction cleanup',
    'demolition debris',
  ],
  hero_title: 'Construction Debris in South Florida, Hauled',
  hero_subtitle: 'You build. We make room.',
  service_description: [
    'A kitchen remodel makes two piles: the old kitchen, and everything that was behind it. By the end of the first week somebody is stepping over drywall to reach the saw. That is slow, and it is how people get hurt.',
    'We come when the pile is ready and load it ourselves. No dumpster sitting on the pavers for two weeks, no neighbors filling it at night, no one from your crew pulled off the job to shovel. In a tower or a gated street, where a dumpster may not be allowed at all, a truck that comes and goes is often the only way.',
    'Clean wood, metal, cardboard and concrete are worth keeping apart, because recyclers take them. If your crew can make separate heaps, do. If not, we sort what we can on the way.',
  ],
  features: [
    'Hand-loaded, inside or out',
    'One pickup or a standing slot each week',
    'Nothing left standing in the driveway',
    'Mixed loads are fine',
    'The spot swept when we are done',
  ],
  items_handled: [
    'Drywall and plaster',
    'Lumber, plywood and trim',
    'Floor and wall tile',
    'Cabinets and countertops',
    'Doors and windows',
    'Shingles and roof tile',
    'Fencing and decking',
    'Pipes, wire and scrap metal',
  ],
  steps: [
    {
      title: 'Describe the pile',
      description: 'Material and rough size. “Half a garage of tile and board” works.',
    },
    {
      title: 'Name the access',
      description: 'Which floor, which gate, where a truck may stand, and when the super is in.',
    },
    {
      title: 'Price on sight',
      description: 'Weight matters here, so we look and quote before the first shovel.',
    },
    { title: 'Loaded and swept', description: 'We carry, load and sweep, and your people keep building.' },
  ],
  pricing_note:
    'Debris is priced by space and by weight. A truck of drywall is light enough to fill; a truck of tile is not. Tell us the material and the estimate will be close.',
  call_to_action: {
    title: 'Is the pile in the way?',
    text: 'Call before lunch and ask whether a truck is free today. It often is.',
  },
  faqs: [
    {
      question: 'Is hauling cheaper than a dumpster?',
      answer:
        'It depends on time. A long job with its own people to load may do well with a dumpster. One or two piles, a tight driveway or no spare hands: a truck with a crew usually comes out ahead.',
    },
    {
      question: 'Do you do the demolition as well?',
      answer:
        'Light and soft interior demolition, yes: cabinets, non-bearing partitions, decks, sheds. Anything structural needs a contractor with a permit. Tell us what is coming down.',
    },
    {
      question: 'Can you take asbestos?',
      answer:
        'No. Old popcorn ceilings, vinyl tile and pipe wrap should be tested before anyone breaks them. If the test is positive, a licensed abatement contractor removes it.',
    },
    {
      question: 'What about leftover paint and adhesives?',
      answer:
        'Liquids stay behind. Empty, dry cans are fine. Wet paint, thinner and glue are hazardous waste; the county’s drop-off is meant for households, so a contractor should ask for a commercial service.',
    },
  ],
  default_service: 'construction',
};

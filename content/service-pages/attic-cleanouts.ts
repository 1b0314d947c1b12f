import type { ServicePageCopy } from '../page-copy.ts';

export const atticCleanoutsPage: ServicePageCopy = {
  path: '/attic-cleanouts',
  keyword: 'attic cleanouts',
  title: 'Attic Cleanouts in South Florida: Stay Out of the Heat',
  description:
    'Boxes, decorations and luggage handed down the ladder by our crew. We cover the floor below and sweep up after. Free upfront quotes for attic cleanouts.',
  keywords: ['attic cleanouts', 'attic junk removal', 'attic cleaning', 'attic clutter removal'],
  hero_title: 'Attic Cleanouts in South Florida',
  hero_subtitle: 'It is hotter up there than you remember. Send us.',
  service_description: [
    'A Florida attic is not a spare room. It is a crawl space under a hot roof, with a folding ladder, loose insulation and joists you must not step between. People store boxes there in January and do not go back.',
    'Our crew goes up early, when the roof is coolest. One works above on boards laid across the joists, one on the ladder, one below. Boxes come down by hand instead of by gravity. A sheet covers the hall floor, and insulation dust stays on it.',
    'You see everything before it leaves. We stack it in the garage or the driveway, you open what you want to open, and only then does it go on the truck.',
  ],
  features: [
    'Boards laid so nobody steps through the ceiling',
    'Handed down, never dropped',
    'Hall and stairs covered',
    'You look through it before it goes',
    'Early starts in the warm months',
  ],
  items_handled: [
    'Cardboard boxes and bins',
    'Holiday trees and decorations',
    'Suitcases and trunks',
    'Baby furniture and toys',
    'Old records and photographs you release',
    'Fans, lamps and window units',
    'Rolled rugs and bedding',
    'Leftover boards and trim',
  ],
  steps: [
    {
      title: 'Look from the ladder',
      description: 'Don’t climb in. Hold your phone up, take a picture each way, send them to us.',
    },
    {
      title: 'Book the morning',
      description: 'The first slots are the coolest. In July we would like nothing later.',
    },
    {
      title: 'Agree on the amount',
      description: 'We check the hatch and the pile, then give you the price.',
    },
    {
      title: 'Bring it down',
      description:
        'Down the ladder, past your eyes, onto the truck. Then we lift the sheet and sweep the hall.',
    },
  ],
  pricing_note:
    'Attic loads are light for their size, so they price by volume. A narrow hatch or a long crawl adds time, and you will hear that before we start.',
  call_to_action: {
    title: 'Leave the ladder folded',
    text: 'Tell us roughly how many boxes. We will bring them down and price them in daylight.',
  },
  faqs: [
    {
      question: 'Do you remove insulation?',
      answer:
        'No. Insulation work is for a contractor. If yours looks like loose gray pebbles it may be vermiculite, which can contain asbestos; leave it alone and have it tested.',
    },
    {
      question: 'We have heard animals up there. Will you still come?',
      answer:
        'Have a wildlife service clear them first. Droppings from rats or raccoons need proper cleaning. After that we can haul what was ruined.',
    },
    {
      question: 'There is furniture up there that won’t fit the hatch. How?',
      answer:
        'It was probably built up there, or the hatch was smaller than the hole it came through. We take it apart and bring it down in pieces.',
    },
  ],
  default_service: 'residential',
};

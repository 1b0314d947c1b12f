import type { ServicePageCopy } from '../page-copy.ts';

export const garageCleanoutsPage: ServicePageCopy = {
  path: '/garage-cleanouts',
  keyword: 'garage cleanouts',
  title: 'Garage Cleanouts in South Florida: Park Inside Again',
  description:
    'Boxes, bikes, broken tools and the old freezer, gone in one visit. You point, we carry and sweep. Free garage cleanout quotes, same-day or next-day times.',
  keywords: ['garage cleanouts', 'garage junk removal', 'garage cleaning', 'clean out my garage'],
  hero_title: 'Garage Cleanouts in South Florida',
  hero_subtitle: 'A car belongs in there. We can prove it.',
  service_description: [
    'Here the garage does the work of three rooms. It holds the hurricane shutters and the water. It holds the tools and the beach chairs. And because nobody has a basement, it holds everything that has no other place. One day the car moves outside and stays there.',
    'We empty it the way you would if you had two strong friends and a truck. You stand at the door. Each thing is a yes or a no. The yes pile goes back along the wall, neatly. The no pile goes on the truck.',
    'Heat is hard on what is stored here. Cardboard gets soft, rubber cracks, roaches like paper. So be ready to let go of more than you thought, and keep what you keep in plastic bins with lids.',
  ],
  features: [
    'You decide at the door, item by item',
    'Keepers stacked back along the wall',
    'Overhead racks and shelving cleared too',
    'Shutters and storm supplies left in reach',
    'Floor swept to the corners',
  ],
  items_handled: [
    'Boxes and plastic bins',
    'Bikes, boards and beach gear',
    'Tools and workbenches',
    'Weights, treadmills and benches',
    'Second fridges and freezers',
    'Shelving and cabinets',
    'Lawn mowers, drained',
    'Toys, strollers and car seats',
  ],
  steps: [
    {
      title: 'Open the door',
      description: 'Stand in the driveway, take two photos, send them with the form.',
    },
    {
      title: 'Choose a cool hour',
      description: 'Mornings are kinder in summer. We start early, any day of the week.',
    },
    {
      title: 'Get the figure',
      description: 'We look at the pile and tell you the price for a corner, a half or all of it.',
    },
    { title: 'Drive in', description: 'We load and sweep, and you park where the boxes were.' },
  ],
  pricing_note:
    'A corner of a garage may be the smallest load on our gauge, from {{from_price}}. A packed two-car garage can fill the truck. You pay for the room it takes.',
  call_to_action: {
    title: 'Give the car its room back',
    text: 'Two photos from the driveway are enough for an estimate.',
  },
  faqs: [
    {
      question: 'What should I pull aside before you come?',
      answer:
        'Passports, tax papers, shutter hardware and anything with sentimental value. Then paint, gas cans, pool chlorine and pesticides: we can’t take those, and it helps to have them in one spot.',
    },
    {
      question: 'Can you take a mower or generator?',
      answer:
        'Yes, once the fuel and oil are out. Both liquids can go to your county’s household chemical drop-off.',
    },
    {
      question: 'Do I have to be there?',
      answer:
        'For a sort, yes, because the choices are yours. If everything in the garage goes, leave the door open and your phone on.',
    },
    {
      question: 'How long does it take?',
      answer:
        'An all-must-go garage is quick. A sort takes as long as the deciding does. If you have an hour’s worth of maybe, do that the evening before.',
    },
  ],
  default_service: 'residential',
};

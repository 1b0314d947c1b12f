import type { ServicePageCopy } from '../page-copy.ts';

export const applianceRemovalPage: ServicePageCopy = {
  path: '/appliance-removal',
  keyword: 'appliance removal',
  title: 'Appliance Removal: Fridge, Washer and Stove Haul-Away',
  description:
    'We wheel out dead fridges, washers, dryers and stoves and take them to be recycled. Free upfront quotes and same-day or next-day pickup in South Florida.',
  keywords: ['appliance removal', 'refrigerator removal', 'washer and dryer removal', 'appliance recycling'],
  hero_title: 'Appliance Removal in South Florida',
  hero_subtitle: 'The fridge in the garage has been “for drinks” since it broke. We have a dolly.',
  service_description: [
    'An appliance is awkward in three ways at once: it is heavy, it has sharp corners, and it is usually standing in water or on tile. We bring straps, a dolly and floor covers, and we take the door off when the kitchen is narrower than the fridge.',
    'Refrigerators, freezers and window units hold refrigerant, and federal rules say it must be recovered before the metal is scrapped. So these never go into a pile at the roadside. They go to a place that handles them.',
    'Most of an appliance is steel, copper and aluminum. That makes it one of the easiest things we haul to recycle, and working machines may find another kitchen first.',
  ],
  features: [
    'Dollies, straps and covered floors',
    'Doors taken off for tight kitchens',
    'Cooling units handled as the rules require',
    'Metal goes to recycling',
    'One machine or a whole laundry room',
  ],
  items_handled: [
    'Refrigerators and wine coolers',
    'Chest and upright freezers',
    'Washers and dryers',
    'Ranges, ovens and cooktops',
    'Dishwashers',
    'Microwaves and hoods',
    'Window air conditioners and dehumidifiers',
    'Drained water heaters',
  ],
  steps: [
    {
      title: 'Name the machine',
      description: 'Tell us which appliances, which floor, and whether they are still connected.',
    },
    {
      title: 'Empty and unplug',
      description: 'Take the food out the night before. Turn the water off at the valve for a washer.',
    },
    {
      title: 'We check the route',
      description: 'Doorways, steps and tile are looked at before the dolly rolls, and the price is set.',
    },
    {
      title: 'Out and on its way',
      description: 'Down to the truck, on to recycling. We wipe up the puddle it leaves.',
    },
  ],
  pricing_note:
    'One appliance starts from {{from_price}}. Units with refrigerant need an extra stop, so tell us which of yours cool. It will be in your quote, not after it.',
  call_to_action: {
    title: 'New one arriving?',
    text: 'Tell us when the delivery truck comes. We will have the old machine out of its way.',
  },
  faqs: [
    {
      question: 'Do you disconnect appliances?',
      answer:
        'We unplug cords and undo washer hoses once the water is off. Gas lines and hard-wired ovens are for a licensed plumber or electrician; have those capped first.',
    },
    {
      question: 'Does the fridge have to be empty?',
      answer:
        'Please, if you can bear to open it. Full shelves shift on the stairs. If it has been off for a month in July, leave it taped shut and warn us.',
    },
    {
      question: 'Can I leave a fridge at the curb until you come?',
      answer:
        'Better not. A child can climb in, which is why the door or its latch has to be off a discarded refrigerator. Keep it inside until the crew arrives.',
    },
    {
      question: 'Is a working appliance worth something?',
      answer:
        'Perhaps to a neighbor. Try a listing for a few days. If nobody comes, we will take it, and a machine that still runs is offered for donation before it is scrapped.',
    },
  ],
  default_service: 'residential',
};

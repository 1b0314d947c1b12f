import type { ServicePageCopy } from '../page-copy.ts';

export const junkRemovalPage: ServicePageCopy = {
  path: '/junk-removal',
  keyword: 'junk removal',
  title: 'Junk Removal in South Florida: Free Quote, We Lift It All',
  description:
    'From one old recliner to a whole house. We carry it out, load it and sweep up. Free upfront quotes and same-day or next-day junk removal in South Florida.',
  keywords: ['junk removal', 'junk hauling', 'same-day junk removal', 'South Florida junk removal'],
  hero_title: 'Junk Removal in South Florida',
  hero_subtitle: 'Point at it. We carry it out, load it and leave the spot swept.',
  service_description: [
    'Junk is whatever you have stopped walking around and started walking past. A sofa nobody sits on. The treadmill in the guest room. Nine boxes from the last move. None of it fits in a car, and the city’s bulk day is weeks off.',
    'Call us and describe it in your own words. You don’t need a list, and you don’t need to drag anything outside. Two people come with a truck, look at what goes, and tell you the whole price. Say yes and they start. Say no and they leave, and you owe nothing.',
    'Once it is loaded, it gets sorted. What someone can still use is donated. Metal, cardboard and electronics go to recyclers. {{fact:business.landfill_share}}, and what does end there goes through an approved facility.',
  ],
  features: [
    'One piece is enough to book',
    'Every room, every floor, the yard too',
    'The price comes before the lifting',
    '{{fact:business.same_day}}',
    '{{fact:business.licensed}}',
    'The floor is swept before we go',
  ],
  items_handled: [
    'Sofas, beds and mattresses',
    'Refrigerators, washers and dryers',
    'TVs, computers and printers',
    'Boxes, bags and loose clutter',
    'Grills, bikes and gym equipment',
    'Fronds, branches and planters',
    'Hot tubs',
    'Renovation leftovers',
  ],
  steps: [
    {
      title: 'Tell us what goes',
      description: 'Call or send the form. “A couch and about ten bags” is plenty.',
    },
    {
      title: 'Pick a window',
      description: 'We drive {{hours}}. Ask for today first; tomorrow is the fallback.',
    },
    {
      title: 'See the price',
      description: 'The crew looks at the pile and quotes all of it: labor, hauling, disposal.',
    },
    {
      title: 'Watch it leave',
      description: 'They carry, load, sort and sweep. You sign nothing you haven’t read.',
    },
  ],
  pricing_note:
    'Jobs start from {{from_price}}. Two things set the rest: how much of the truck you fill and what you fill it with. A load of boxes costs less than the same space in concrete.',
  call_to_action: {
    title: 'What has to go?',
    text: 'Tell us in one sentence. The quote is free, and you hear it before anyone lifts a thing.',
  },
  faqs: [
    {
      question: 'Is there a minimum amount?',
      answer: 'No minimum count. One armchair is a job. The smallest pickups start from {{from_price}}.',
    },
    {
      question: 'Do I have to sort it first?',
      answer:
        'No. Leave it mixed. Sorting for donation and recycling is part of what we do after loading. Just keep the things you want to hold on to well apart, or mark them with tape.',
    },
    {
      question: 'Can I be at work while you come?',
      answer:
        'Often, yes. If everything is outside or in an open garage, send photos with the form for an estimate. The crew calls you from the driveway with the quote, and loads once you say yes.',
    },
    {
      question: 'How is this different from the city’s bulk pickup?',
      answer:
        'Bulk pickup is cheap or free, and fine when your things are allowed, cut to size and can wait at the curb for the right day. We come when you need it, take mixed loads, and carry from inside.',
    },
  ],
  default_service: 'residential',
};

import type { ServicePageCopy } from '../page-copy.ts';

export const evictionForeclosureCleanoutsPage: ServicePageCopy = {
  path: '/eviction-foreclosure-cleanouts',
  keyword: 'eviction & foreclosure cleanouts',
  title: 'Eviction & Foreclosure Cleanouts, Swept for the Next Key',
  description:
    'A unit full of what was left behind, emptied and swept so it can be shown. Free upfront quote, often same day or next, for landlords, banks and agents.',
  keywords: [
    'eviction cleanouts',
    'foreclosure cleanouts',
    'trash out service',
    'rental cleanout',
    'property cleanup',
  ],
  hero_title: 'Eviction & Foreclosure Cleanouts in South Florida',
  hero_subtitle: 'From “left as is” to ready for the painter.',
  service_description: [
    'An abandoned unit costs money every day it stays full. It can’t be cleaned, painted, photographed or shown. And it rarely holds just furniture: there is a refrigerator nobody should open, a closet of clothes, a balcony of bikes.',
    'We clear it in one go where we can. Living areas, kitchen, storage room, parking space, and the heap beside the dumpster that your association has been writing to you about. Two counties away? Ask us for photos of the empty rooms.',
    'The law sets when a former tenant’s things may be moved, and the order matters. We start once you tell us you have possession and the right to clear. If you are not certain, ask your attorney before you call the truck.',
  ],
  features: [
    'Units cleared as they were left',
    '{{fact:business.same_day}}, when you have the keys back',
    'Storage rooms and dumpster areas too',
    'No need for you to drive over twice',
    'Swept for the cleaner and the painter',
    'Several units in one visit',
  ],
  items_handled: [
    'Left-behind furniture',
    'Mattresses and bedding',
    'Clothes and household goods',
    'Refrigerators, however they smell',
    'Bagged and loose trash',
    'Carpet and padding',
    'Balcony and patio contents',
    'Bulk piles at the dumpster',
  ],
  steps: [
    {
      title: 'Send the address',
      description: 'Bedrooms, floor, gate code, lockbox. Photos if you have been inside.',
    },
    {
      title: 'Confirm possession',
      description: 'You tell us the unit is legally yours to empty, and what must stay.',
    },
    {
      title: 'Get one price',
      description: 'Per unit or for the list. The fridge and the balcony are in it.',
    },
    {
      title: 'Receive it empty',
      description: 'Cleared and swept to the door. The lockbox is closed behind us.',
    },
  ],
  pricing_note:
    'A sparse studio may be a quarter of a truck. A furnished three-bedroom can be more than one. Volume and type decide; the state of it does not shock us.',
  call_to_action: {
    title: 'Got the keys back?',
    text: 'Call with the address and the floor. We can often be there today or tomorrow.',
  },
  faqs: [
    {
      question: 'Can you be there when the sheriff is?',
      answer:
        'Tell us the time on the notice and we will try to have a truck near. We wait until the deputy has given you possession. Then we begin.',
    },
    {
      question: 'What do you do with personal papers and photographs?',
      answer:
        'Tell us beforehand. We can set aside identity papers, photographs, medicines and anything that looks valuable, in one box, for you to deal with as the law requires.',
    },
    {
      question: 'Do you clean as well?',
      answer:
        'We leave it empty and swept. Scrubbing, pest control and biohazard cleaning are separate trades, and they work faster in an empty unit.',
    },
    {
      question: 'Do you work for banks, asset managers and associations?',
      answer:
        'Yes. Send the work order with what has to be photographed before and after. We are {{fact:business.licensed}}, and can give you the papers.',
    },
  ],
  default_service: 'commercial',
};

import type { ServicePageCopy } from '../page-copy.ts';

export const commercialClearOutsPage: ServicePageCopy = {
  path: '/commercial-clear-outs',
  keyword: 'commercial clear outs',
  title: 'Commercial Clear Outs for Shops, Restaurants, Warehouses',
  description:
    'Closing, moving or refitting? We empty shops, restaurants and warehouses before handover day: fixtures, stock, kitchen gear. We are {{fact:business.licensed}}.',
  keywords: [
    'commercial clear outs',
    'store cleanout',
    'restaurant cleanout',
    'warehouse cleanout',
    'commercial junk removal',
  ],
  hero_title: 'Commercial Clear Outs in South Florida',
  hero_subtitle: 'The lease says broom-clean. We bring the truck and the broom.',
  service_description: [
    'A commercial space fills up with things that were bolted down for good reason: gondola shelving, a walk-in’s racks, a counter built in place. Then the lease ends and all of it is yours to move.',
    'We plan around your doors. Retail before opening. Restaurants on the dark day. Warehouses by the dock schedule. If your plaza needs a certificate of insurance before a truck may park, ask us for it when you book.',
    'Steel shelving and kitchen stainless are recycled. Desks, racks and sealed goods that others can use are offered for donation. You get a space you can photograph for the landlord.',
  ],
  features: [
    'Planned around opening hours',
    'Shelving and counters taken apart',
    'Loading docks and freight elevators',
    '{{fact:business.licensed}}, with papers for your landlord',
    'One visit or a phased clear out',
    'Handed over broom-clean',
  ],
  items_handled: [
    'Gondola and pallet shelving',
    'Counters, displays and mannequins',
    'Unsold stock and packaging',
    'Pallets and crates',
    'Tables, booths and bar stools',
    'Prep tables, fryers and ovens, disconnected',
    'Point-of-sale gear and screens',
    'Signs and fixtures',
  ],
  steps: [
    {
      title: 'Send the floor',
      description: 'Square footage, a few photos and the handover date. That is enough for a first talk.',
    },
    {
      title: 'Site visit',
      description: 'We look at docks, anchors, stairs and rules, and write down what stays.',
    },
    {
      title: 'Fixed quote',
      description: 'One price for the agreed list. Changes are priced before they are made.',
    },
    {
      title: 'Clear and hand over',
      description: 'The crew dismantles, loads and sweeps. You walk the landlord through.',
    },
  ],
  pricing_note:
    'Priced by truckloads and by the work of taking things apart. Heavy fixtures weigh more than they fill, so we look before we quote.',
  call_to_action: {
    title: 'When are the keys due?',
    text: 'Give us the date and the address. We will tell you how many trucks it takes.',
  },
  faqs: [
    {
      question: 'Can you work at night?',
      answer:
        'Our trucks run {{hours}}. Emergency cleanouts outside that can be arranged; ask early, because your building’s rules decide too.',
    },
    {
      question: 'Do you take walk-in coolers and hoods?',
      answer:
        'Shelving and loose parts, yes. The cooling unit, gas and hood suppression have to be disconnected by the right trade first. After that we haul the pieces.',
    },
    {
      question: 'What about fryer oil and cleaning chemicals?',
      answer:
        'Those stay. Used oil has its own collectors, and chemicals count as hazardous waste. Businesses need a licensed hazardous-waste service, not the household drop-off.',
    },
    {
      question: 'Can you give us a written account of what left?',
      answer:
        'Tell us when you book what your accountant or landlord needs to see, and we will say what we can put in writing.',
    },
  ],
  default_service: 'commercial',
};

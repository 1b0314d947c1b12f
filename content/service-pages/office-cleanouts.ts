import type { ServicePageCopy } from '../page-copy.ts';

export const officeCleanoutsPage: ServicePageCopy = {
  path: '/office-cleanouts',
  keyword: 'office cleanouts',
  title: 'Office Cleanouts: Desks, Cubicles and Screens Hauled Off',
  description:
    'We take apart cubicles, carry out desks and haul old screens and files before you hand back the suite. Free upfront quote. We are {{fact:business.licensed}}.',
  keywords: [
    'office cleanouts',
    'office furniture removal',
    'cubicle removal',
    'computer recycling',
    'office junk removal',
  ],
  hero_title: 'Office Cleanouts in South Florida',
  hero_subtitle: 'Forty desks on Friday. An empty floor on Monday.',
  service_description: [
    'Office furniture is built to stay. Cubicle panels lock together, conference tables were assembled in the room, and lateral files are bolted so they can’t tip. Your IT person owns a screwdriver, but that is not the plan.',
    'We bring the tools and the carts, take the stations apart panel by panel, and use the freight elevator in the slot your building gives us. If the manager wants a certificate of insurance and floor protection, say so when you book.',
    'Chairs and desks in good shape are offered for donation; schools and small charities can often use them. Metal goes to scrap. Computers and screens go to electronics recycling, not into a dumpster.',
  ],
  features: [
    'Cubicles taken apart and carried down',
    'Freight elevator slots kept',
    'Electronics to recycling',
    'Good chairs and desks to donation',
    'Insurance papers for the building',
  ],
  items_handled: [
    'Desks and workstations',
    'Cubicle panels',
    'Task chairs and sofas',
    'Conference tables',
    'Filing cabinets and shelving',
    'Copiers and printers',
    'Monitors, computers and phones',
    'Break-room appliances',
  ],
  steps: [
    {
      title: 'Share the plan',
      description: 'A headcount, a floor plan or a slow video walk. Mark what moves with you.',
    },
    {
      title: 'Clear it with the building',
      description: 'We need the elevator slot, the dock rules and any insurance wording.',
    },
    {
      title: 'Approve the quote',
      description: 'We walk the suite and quote one figure. It holds unless the list changes.',
    },
    { title: 'Empty the floor', description: 'Panels first, then desks, then the closet everyone forgot.' },
  ],
  pricing_note:
    'Priced by volume, plus the time cubicles take to come apart. Tell us the number of stations and whether anyone has already dismantled them.',
  call_to_action: {
    title: 'Moving out at month’s end?',
    text: 'So is half the building. Book the elevator first, then call us with the slot.',
  },
  faqs: [
    {
      question: 'Do you wipe or shred anything?',
      answer:
        'No. We haul. Take the drives out of computers and copiers, and have confidential paper shredded by a service that certifies it. Then we take what remains.',
    },
    {
      question: 'Can you clear part of an office while we work?',
      answer:
        'Yes. We do it by zone, in the early morning or over a weekend, and keep the walkways open. Tell us which hours need quiet.',
    },
    {
      question: 'Is there money in used office furniture?',
      answer:
        'Recent chairs from the big makers can sell; ask a used-furniture dealer first. Most panel systems have little resale value because every layout is different.',
    },
    {
      question: 'Will you take the wiring and the server rack?',
      answer:
        'The rack and loose cable, once it is disconnected. Cable inside walls and ceilings belongs to your landlord or your electrician.',
    },
  ],
  default_service: 'commercial',
};

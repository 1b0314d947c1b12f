import type { PageHead } from '../page-copy.ts';

export const pricingPage = {
  path: '/pricing',
  title: 'Junk Removal Prices: Pay for the Space You Fill, No More',
  description:
    'How our junk removal prices work: the truck gauge, what makes a load cost more or less, and what every quote includes. Free quotes and no hidden fees ever.',
  keywords: ['junk removal prices', 'junk removal cost', 'how much is junk removal', 'junk hauling rates'],
  hero_title: 'You pay for the room it takes',
  hero_subtitle: 'Two things make a price: how full the truck gets, and what it is full of.',
  how: {
    title: 'How pricing works',
    paragraphs: [
      'Pickups start from {{from_price}}. That is for the smallest load. From there the price follows the volume and the type of items.',
      'You can describe it by phone, send photos, or have the crew look at it. A price by phone or photo is an estimate. The quote on site is the price, and you hear it before we lift anything.',
      'If you don’t like the number, say so. The quote was free, and the truck will drive on.',
    ],
  },
  gauge: {
    title: 'The truck gauge',
    text: 'We divide the bed of the truck into eighths, like a measuring cup. Here is about what each mark holds.',
    levels: [
      {
        eighths: 1,
        load: 'An eighth',
        holds: 'An armchair and a few bags, or one mattress with its box spring',
      },
      { eighths: 2, load: 'A quarter', holds: 'A sofa and a fridge, or a small bedroom' },
      { eighths: 4, load: 'Half', holds: 'A one-car garage, or two furnished rooms' },
      { eighths: 6, load: 'Three quarters', holds: 'Most of an apartment' },
      { eighths: 8, load: 'Full', holds: 'A small house, or a remodel with its old kitchen' },
    ],
    note: 'Things stack in surprising ways, so take the marks as a guide. The quote on site is what you can rely on.',
  },
  changes: {
    title: 'What changes a price',
    up: {
      title: 'Costs more',
      items: [
        'Weight: concrete, tile, dirt, wet carpet',
        'Things that need a special stop, such as a unit with refrigerant',
        'Taking apart: hot tubs, sheds, cubicles',
        'A long carry, or stairs without an elevator',
      ],
    },
    down: {
      title: 'Costs less',
      items: [
        'Things that nest or stack flat',
        'Clean heaps: metal, branches or concrete kept apart',
        'A booked elevator and a place to park',
        'Telling us everything at once, so that it shares one trip',
      ],
    },
  },
  included: {
    title: 'What every price includes',
    items: [
      'Two people and the truck',
      'Carrying it out from where it stands',
      'Loading, driving and disposal fees',
      'Sorting for donation and recycling',
      'Sweeping the spot it left',
    ],
  },
  discount: {
    title: '{{fact:business.discount}} for first responders',
    text: 'Tell us before we quote, and you will see it in the figure.',
  },
  faqs: [
    {
      question: 'Why is there no price list?',
      answer:
        'Because two piles of the same size can weigh five times as much as each other. A list would have to guess high. We would rather look at yours.',
    },
    {
      question: 'Can the price change on the day?',
      answer:
        'An estimate can, because we gave it without seeing the pile. The quote on site is the price. Add a freezer and we quote the freezer; otherwise what you agreed to is what you pay.',
    },
    {
      question: 'Is it cheaper if I bring everything outside?',
      answer:
        'Sometimes a little, when it saves a long carry. It isn’t worth your back. Ask us before you drag anything.',
    },
  ],
  call_to_action: {
    title: 'What would yours cost?',
    text: 'A photo and a ZIP code get you an estimate, free.',
  },
} as const satisfies PageHead & Record<string, unknown>;

import type { ServicePageCopy } from '../page-copy.ts';

export const carpetRemovalPage: ServicePageCopy = {
  path: '/carpet-removal',
  keyword: 'carpet removal',
  title: 'Carpet Removal: Pulled Up, Rolled Out and Hauled Away',
  description:
    'Old carpet, padding and tack strips out before the new floor comes in. We move it, haul it and sweep the slab. Free upfront quote throughout South Florida.',
  keywords: ['carpet removal', 'carpet disposal', 'carpet tear out', 'rug removal', 'flooring removal'],
  hero_title: 'Carpet Removal in South Florida',
  hero_subtitle: 'Down to the slab before the installers ring the bell.',
  service_description: [
    'Carpet and this climate have never been friends. Humidity gets into the padding, an air handler leaks once, and the smell stays. By the time the tile is ordered, the only question is who carries the old floor out.',
    'We cut it in strips, roll each one, and tape it so that it fits the elevator. Padding comes up next, then staples and tack strips, if you want those done. Already torn out and lying in the garage? We take it from there.',
    'Wet carpet is a hurry, not a chore. It gets heavier and moldier by the hour. Tell us it is from a leak or a flood and we will look for the soonest truck.',
  ],
  features: [
    'Cut, rolled and taped for elevators',
    'Padding, staples and tack strips on request',
    'Wet carpet taken on the soonest free truck',
    'Slab swept for the installer',
    'Loose rolls taken from garage or curb',
  ],
  items_handled: [
    'Wall-to-wall carpet',
    'Padding and underlay',
    'Tack strips and transition bars',
    'Area rugs',
    'Stair runners',
    'Carpet tile from offices',
    'Floating laminate and vinyl plank',
    'Baseboards already taken off',
  ],
  steps: [
    { title: 'Count the rooms', description: 'Rooms or square feet, stairs or none, glued or stretched.' },
    {
      title: 'Empty the floor',
      description: 'Move the small things. We can shift a bed or take the sofa if it is going too.',
    },
    {
      title: 'Settle the price',
      description: 'Hauling only, or lifting as well. You choose, you know the figure.',
    },
    {
      title: 'Bare and swept',
      description: 'Rolls to the truck, dust to the bag. The slab is ready for tile.',
    },
  ],
  pricing_note:
    'Rolled carpet packs well, so a couple of rooms take a modest part of the truck. Wet, glued-down or third-floor carpet is more work, and the quote says how much.',
  call_to_action: {
    title: 'When do the installers come?',
    text: 'Book us for the day before. You sleep one night on concrete and wake up to a new floor.',
  },
  faqs: [
    {
      question: 'What is under my carpet?',
      answer:
        'In most homes here, a concrete slab. In a house from before the 1980s there may be old vinyl tile, and that can contain asbestos. If we see it, we stop and you have it tested.',
    },
    {
      question: 'Can carpet be recycled?',
      answer:
        'Some of it. Clean, dry nylon has the best chance, where a recycler takes it. Padding is often foam that can be made into new padding. Wet or moldy carpet is disposed of.',
    },
    {
      question: 'Does my condo need to approve it?',
      answer:
        'The removal, rarely. The new hard floor, often, because of the neighbors below. Ask about sound rules before you tear anything out.',
    },
    {
      question: 'Can I put it out with the trash?',
      answer:
        'Some cities take it on bulk day if it is cut short, rolled and tied. Read yours first: what a contractor tears out is often refused.',
    },
  ],
  default_service: 'residential',
};

import type { ServicePageCopy } from '../page-copy.ts';

export const concreteRemovalPage: ServicePageCopy = {
  path: '/concrete-removal',
  keyword: 'concrete removal',
  title: 'Concrete Removal: Slabs, Pavers and Blocks Hauled Away',
  description:
    'Broken slabs, pavers, blocks and steps, lifted and hauled by a crew built for weight. Free upfront concrete removal quotes throughout South Florida.',
  keywords: ['concrete removal', 'concrete hauling', 'paver removal', 'slab removal', 'concrete disposal'],
  hero_title: 'Concrete Removal in South Florida',
  hero_subtitle: 'It weighs about two tons a cubic yard. Your wheelbarrow has had enough.',
  service_description: [
    'Concrete fools people. A heap the size of a bathtub outweighs a grand piano. It breaks wheelbarrows, cracks driveways and is refused by almost every curbside pickup.',
    'We load it by hand and spread the weight across the truck, or send it in more than one trip when the axle says so. Pavers, blocks, steps, curbs, the slab where the shed was: if it is broken into pieces two people can carry, it goes.',
    'Clean concrete is not waste. Crushed, it becomes the base under roads and parking lots. Keep it free of wood, plastic and trash and it can be recycled; we will take rebar along with it.',
  ],
  features: [
    'Loaded by people, not by a machine on your lawn',
    'Weight spread and trips planned',
    'Clean loads taken to be recycled',
    'Boards laid over pavers and grass',
    'Small jobs welcome',
  ],
  items_handled: [
    'Broken slabs and walkways',
    'Patio and driveway pavers',
    'Concrete block',
    'Steps and stoops',
    'Curbing and parking stops',
    'Footings of sheds and fences',
    'Brick and stone',
    'Mixed tile and mortar',
  ],
  steps: [
    { title: 'Measure it', description: 'Length, width, thickness. Three numbers and we know the weight.' },
    {
      title: 'Show us the path',
      description: 'How far from the pile to a spot where a loaded truck may stand?',
    },
    {
      title: 'Get the price',
      description: 'By weight and by carrying distance. It is final before we lift.',
    },
    { title: 'Gone to the gravel', description: 'We load, rake the spot level and leave you dirt.' },
  ],
  pricing_note:
    'Concrete is priced by weight more than by space, because a truck is full long before it looks full. Broken and stacked near the driveway costs less than whole and behind the house.',
  call_to_action: {
    title: 'How thick, how wide, how far?',
    text: 'Those three answers make a good quote. Ours is free.',
  },
  faqs: [
    {
      question: 'Do you break up the slab too?',
      answer:
        'Small flatwork, yes: a stoop, a shed pad, a short walk. For a driveway or a pool deck you want a demolition contractor with a machine. We haul what they break.',
    },
    {
      question: 'What about rebar and wire mesh?',
      answer:
        'Fine. Cut it if it sticks out; bent steel slows the loading. The metal is separated when the concrete is crushed.',
    },
    {
      question: 'Can I mix in dirt, roots or tile?',
      answer:
        'You can, but a mixed load costs more to get rid of than clean concrete. Two heaps save you money.',
    },
    {
      question: 'Do I need to call anyone before digging out footings?',
      answer:
        'Yes. Sunshine 811 is Florida’s free service that marks buried lines. State law wants the request in before you dig, even in your own yard.',
    },
  ],
  default_service: 'construction',
};

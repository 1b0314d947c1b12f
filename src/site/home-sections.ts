import type { BusinessFacts, Section } from '../sections/schemas.ts';

/** How it works, straight under the first picture. */
export function howItWorks(): Section {
  return {
    id: 'how-it-works',
    type: 'how_it_works_bullets',
    title: 'Gone in three steps',
    order: 0,
    content: {
      description: '',
      steps: [
        {
          title: 'Call',
          description: 'Tell us what has to go, and roughly how much. You have a price in minutes.',
        },
        {
          title: 'Pick a time',
          description: 'Today if a truck is near, tomorrow if not. Weekends are days like any other.',
        },
        {
          title: 'It’s gone',
          description: 'Two people carry it out from wherever it stands, load it and sweep up.',
        },
      ],
    },
  };
}

/** What it costs and why us, between the services and the towns. */
export function reasonsToCall(business: BusinessFacts): readonly Section[] {
  return [
    {
      id: 'pricing',
      type: 'pricing',
      title: 'You pay for the room it takes',
      order: 1,
      content: {
        content:
          'The price depends on how much of the truck you fill and what you fill it with. You hear the whole figure before we lift anything.',
        prices: [],
      },
    },
    {
      id: 'why-us',
      type: 'features',
      title: 'The part after the truck drives off',
      order: 2,
      content: {
        description:
          'Most of what leaves a house is not rubbish. We sort every load before any of it is dumped.',
        features: [
          { title: 'Donated', description: 'A table with years left in it goes to someone who has none.' },
          {
            title: 'Recycled',
            description: 'Metal, cardboard, electronics and green waste go where each is taken apart.',
          },
          {
            title: 'Licensed and insured',
            description: 'Your walls, floors and elevator are covered while we carry.',
          },
          {
            title: 'The price you heard',
            description: 'Labor, loading, hauling and disposal are in it. Nothing is added at the door.',
          },
        ],
        categories: [],
        footer_text: `${business.years} years on the road`,
        images: [],
      },
    },
  ];
}

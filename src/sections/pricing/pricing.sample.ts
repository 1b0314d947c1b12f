import type { SectionSample } from '../section-sample.ts';

export const pricingSample: SectionSample<'pricing'> = {
  title: '{You Pay for the Room It Takes|How Full Is the Truck?|What It Costs in {{city}}|The Truck Gauge}',
  content: {
    content: [
      '{{Price by the truck|Space in the truck} is {the fairest way we know|simple to check}: {you can see it|you can stand there and look}|Think of the truck as a measuring cup|{One chair takes a corner|A chair is a corner of the truck}. {A whole house takes it all|A house is a full load}}.',
      '{Pickups start from $99|The smallest pickups start from $99|It starts from $99}. {How full the truck gets and what goes in decide the rest|Volume and the type of items set the rest|The more it fills, and the heavier the kind, the more it costs}.',
      '{You get the total for free before we lift anything, {with no hidden fees|and that is what you pay}|The quote is free, it comes before the work, and {it hides nothing|there are no hidden fees}|We quote the whole job first. {It is free|No charge for the quote}, and {nothing gets added|there are no hidden fees}}.',
    ].join(' '),
    // Only the smallest price is the same everywhere, so the gauge shows contents instead.
    prices: [],
    from_service: false,
  },
};

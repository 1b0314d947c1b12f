import type { SectionSample } from '../section-sample.ts';

export const heroSample: SectionSample<'hero'> = {
  title:
    '{Fast {{keyword}} in {{city}}|A Local Crew for {{keyword}} in {{city}}|{{keyword}} in {{city}}, Off Your Hands|Help With {{keyword}} in {{city}} Today}',
  content: {
    subtitle:
      '{You point. We lift, load and haul.|Leave it where it stands. We do the carrying.|One call, one crew, one clear price.|You call. We haul. That is the whole plan.}',
    description: [
      '{{Too much stuff and not enough truck|No truck, no time, no strong neighbor}? {That is what we are for|We have all three}.|{If you can’t park in your own garage, call us|When the pile wins, call us}.|{The pile in the {garage|yard|spare room} will not leave on its own|It only gets heavier while it waits}. {We will move it|Let us move it}.}',
      '{We handle {{keyword}} {in|around|all over} {{city}}, {from one heavy piece to a full truck|whether it is one load or the whole place}|Ask us about {{keyword}} in {{city}}: {one load or the whole place|a single corner or the full property}, {the crew|we} can take it}.',
      '{You get {the full price|a free quote} before {we lift a thing|any work starts}, {with no hidden fees|with nothing hidden in it}|The quote is free, it comes first, and {it has no hidden fees|nothing is added later}}.',
      '{Most {calls|jobs} can be {booked|set} for the same day or the next|Same-day and next-day pickups are {normal here|what we do}|Call {early|in the morning} and {the same day is often possible|today may still work}}.',
    ].join(' '),
    benefits: [
      '{Free upfront quote, no hidden fees|The whole price before we start|Free quote, and the quote is the price}',
      '{{{fact:business.same_day}}|You get {{fact:business.same_day}}|Ask for {{fact:business.same_day}}}',
      '{We do all the lifting|You point, we carry|No dragging things to the curb}',
      '{{{fact:business.licensed}}|A crew that is {{fact:business.licensed}}|We are {{fact:business.licensed}}}',
      '{Good things donated or recycled|We donate and recycle first|Donation and recycling before the dump}',
      '{{{fact:business.discount}} for first responders|First responders get {{fact:business.discount}}|For first responders: {{fact:business.discount}}}',
    ],
    internal_links: [
      { url: '/services', text: '{All Services|Everything We Haul|What We Do}' },
      { url: '/how-it-works', text: '{How It Works|How a Pickup Works|What to Expect}' },
      { url: '/pricing', text: '{Prices|What It Costs|How We Price}' },
    ],
    iframe_src: '',
    from_service: false,
  },
};

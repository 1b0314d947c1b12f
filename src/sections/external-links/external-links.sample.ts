import type { SectionSample } from '../section-sample.ts';

export const externalLinksSample: SectionSample<'external_links'> = {
  title: 'Helpful Resources for {{city}}, {{state}}',
  content: {
    description: [
      '{Not everything needs a truck|Some things you can do without us|A hauler is not always the answer}.',
      '{Counties take paint, batteries and chemicals, which we can’t|Paint, fuel and chemicals can’t ride with us, but your county takes them}.',
      '{Many things can be given away|Some of it may be worth giving away} {before anyone hauls it|first}. {These pages help you decide|Start with these pages}.',
    ].join(' '),
    links: [
      { url: 'https://www.epa.gov/recycle', text: 'EPA: Reduce, Reuse, Recycle' },
      { url: 'https://www.epa.gov/hw/household-hazardous-waste-hhw', text: 'EPA: Household Hazardous Waste' },
    ],
    show_wikipedia: true,
  },
};

import type { SectionSample } from '../section-sample.ts';

export const giveawaySample: SectionSample<'giveaway'> = {
  title:
    '{Two Homes Into One? Win the Haul|Newly Weds in {{city}}: Win a Truckload|Two Sofas, One Living Room}',
  content: {
    description:
      '{Moving in together leaves two of everything|Two households into one: that is two sofas too many|You each bring a couch, a bed and a toaster}. {Tell us your names and your day, and one couple in our towns has it hauled for free|One couple wins a free haul of whatever doesn’t fit}.',
    button_text: '{Enter the Giveaway|Count Us In|Enter Us Both}',
    footer_text:
      '{One entry for each couple|Enter once as a couple}. {Nothing to buy, nothing to sign|No purchase needed}.',
  },
};

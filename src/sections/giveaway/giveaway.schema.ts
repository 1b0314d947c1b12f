import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

export const giveawayLayout = sectionLayout({
  title: 'Enter the Giveaway',
  main: 'description',
  fields: {
    description: textarea({
      label: 'Text',
      help: 'The rest comes from Settings, Giveaway. Hidden while the giveaway is closed.',
    }),
    button_text: text({ label: 'Button words', kind: 'title', initial: 'Enter the Giveaway' }),
    footer_text: text({ label: 'Line under the form' }),
  },
});

import { sectionLayout } from '../fields/section-layout.ts';
import { text, textarea } from '../fields/text-field.ts';

export const giveawayLayout = sectionLayout({
  title: 'Enter the Giveaway',
  main: 'description',
  fields: {
    description: textarea({
      label: 'Text',
      help: 'The prize, the last day and the form come from Settings, Giveaway. Visitors see none of this while it is closed.',
    }),
    button_text: text({ label: 'Button words', kind: 'title', initial: 'Enter the Giveaway' }),
    footer_text: text({ label: 'Line under the form' }),
  },
});

import { choice } from '../fields/choice-field.ts';
import { sectionLayout } from '../fields/section-layout.ts';
import { toggle } from '../fields/switch-field.ts';
import { textarea } from '../fields/text-field.ts';

/** The services of the business, or accepted items, each with a drawing. */
export const serviceListLayout = sectionLayout({
  title: '',
  main: 'lead',
  fields: {
    lead: textarea({ label: 'Lead' }),
    show: choice({
      label: 'Show',
      choices: [
        { value: 'services', label: 'All services' },
        { value: 'other_services', label: 'Services that this page does not name' },
        { value: 'items', label: 'What you take' },
      ],
    }),
    with_summaries: toggle({
      label: 'With summaries',
      help: 'A sentence under each service.',
      whenEmpty: false,
    }),
  },
});
